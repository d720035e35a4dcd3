import { styled } from 'styled-components';
import { pageWidth } from '../ui/pageWidth.ts';
import { MOBILE } from '../ui/screen.ts';

/** A page of one person or group. */
export const Page = styled.div`
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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
