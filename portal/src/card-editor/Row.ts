import { styled } from 'styled-components';
import { NARROW } from '../ui/styles/screen.ts';

/** Arranges fields in two columns if there is enough width. */
export const FieldColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 20px 16px;

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
