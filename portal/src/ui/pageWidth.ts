import { css } from 'styled-components';
import { NARROW } from './screen.ts';

/** Everything begins and ends where the header does: the frame says how wide a page of its area is. */
export const pageWidth = css`
  max-inline-size: var(--page-width, 1280px);
  margin-inline: auto;
  padding-inline: 24px;

  ${NARROW} {
    padding-inline: 16px;
  }
`;
