import { styled } from 'styled-components';
import { NARROW } from '../ui/styles/screen.ts';

/**
 * List of card rows with dividers. The rows' content is aligned with the content above. The list is dimmed while new
 * results load.
 */
export const CardRowList = styled.ol`
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
