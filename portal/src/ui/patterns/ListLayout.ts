import { styled } from 'styled-components';
import { NARROW } from '../styles/screen.ts';
import { pageWidth } from '../styles/pageWidth.ts';

/** Layout of a page with a heading, tabs and one column of cards. */
export const ListLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  ${pageWidth}
  padding-block: 32px 64px;

  > h1 {
    font-size: 1.75rem;
  }

  ${NARROW} {
    padding-block: 24px 48px;
  }
`;

/** The page's heading and the button that adds an entry. */
export const ListHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  > h1 {
    font-size: 1.75rem;
  }
`;
