import { styled } from 'styled-components';
import { NARROW } from '../ui/screen.ts';

/** Rows of cards with lines between them; their text is in line with what stands above. Dimmed while others are on their way. */
export const CardList = styled.ol`
  margin-inline: -20px;
  transition: opacity var(--swift);

  &[aria-busy='true'] {
    opacity: 0.5;
  }

  > li + li::before {
    content: '';
    display: block;
    margin-inline: 20px;
    border-block-start: 1px solid var(--line);
  }

  ${NARROW} {
    margin-inline: -12px;

    > li + li::before {
      margin-inline: 12px;
    }
  }
`;
