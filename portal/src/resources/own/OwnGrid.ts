import { styled } from 'styled-components';
import { MOBILE, NARROW } from '../../ui/styles/screen.ts';

/**
 * Grid of the user's resources: checkbox, name, status, date, rate, freshness, menu. Three lines per row in narrow
 * windows.
 */
export const OwnGrid = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 132px 148px 116px 250px 40px;
  align-items: center;
  gap: 8px 12px;
  padding-block: 8px;

  ${MOBILE} {
    grid-template-columns: 24px repeat(3, minmax(0, 1fr)) 44px;

    > :nth-child(2) {
      grid-column: 2 / 5;
    }

    > :nth-child(7) {
      grid-area: 1 / 5;
    }

    > :nth-child(3) {
      grid-area: 2 / 2;
    }

    > :nth-child(4) {
      grid-area: 2 / 3;
    }

    > :nth-child(5) {
      grid-area: 2 / 4;
    }

    > :nth-child(6) {
      grid-area: 3 / 2 / auto / 6;
    }
  }

  ${NARROW} {
    grid-template-columns: 24px repeat(2, minmax(0, 1fr)) 44px;

    > :nth-child(2) {
      grid-column: 2 / 4;
    }

    > :nth-child(7) {
      grid-area: 1 / 4;
    }

    > :nth-child(4) {
      grid-area: 2 / 3 / auto / 5;
    }

    > :nth-child(5) {
      grid-area: 3 / 2;
    }

    > :nth-child(6) {
      grid-area: 3 / 3 / auto / 5;
    }
  }
`;
