import { styled } from 'styled-components';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { NARROW } from '../ui/styles/screen.ts';

/** A section of the home page below the introduction. */
export const HomeSection = styled.section`
  ${pageWidth}
  padding-block-start: 48px;

  &:last-child {
    padding-block-end: 72px;
  }

  h2 {
    font-size: 1.375rem;
  }

  ${NARROW} {
    padding-block-start: 32px;

    &:last-child {
      padding-block-end: 48px;
    }
  }
`;
