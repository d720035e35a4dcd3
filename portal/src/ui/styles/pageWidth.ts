import { css } from 'styled-components';
import { NARROW } from './screen.ts';

/** Aligns the page with the header. The frame sets `--page-width` for each area. */
export const pageWidth = css`
  max-inline-size: var(--page-width, 1280px);
  margin-inline: auto;
  padding-inline: 24px;

  ${NARROW} {
    padding-inline: 16px;
  }
`;
