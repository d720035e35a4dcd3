import { css } from 'styled-components';
import { FINGER, TIGHT } from '../ui/styles/screen.ts';

/** Styles of a header link. */
export const wayLook = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 36px;
  padding-inline: 12px;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover,
  &[aria-current='page'] {
    background: var(--tint, color-mix(in oklab, currentColor 9%, transparent));
  }

  ${TIGHT} {
    padding-inline: 6px;
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;
