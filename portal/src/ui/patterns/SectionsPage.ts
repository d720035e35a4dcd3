import { styled } from 'styled-components';
import { pageWidth } from '../styles/pageWidth.ts';
import { MOBILE } from '../styles/screen.ts';

/** Layout of a page about one account, lead or group, in sections. */
export const SectionsPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${pageWidth}
  padding-block: 20px 96px;

  > h1 {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }

  ${MOBILE} {
    padding-block: 16px 80px;
  }
`;
