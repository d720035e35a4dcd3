import { styled } from 'styled-components';
import { NARROW } from '../../ui/styles/screen.ts';

/** Arranges four short fields per row; two per row on narrow screens. */
export const Quarters = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: 16px 12px;

  ${NARROW} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
