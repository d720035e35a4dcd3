import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';

/** A square button with only an icon; it needs an `aria-label`. */
export const IconButton = styled(AriaButton)<{ $size?: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size = 36 }) => $size}px;
  block-size: ${({ $size = 36 }) => $size}px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover {
    background: var(--tint, color-mix(in oklab, currentColor 9%, transparent));
  }

  &[data-disabled] {
    cursor: default;
    opacity: 0.4;
  }

  ${FINGER} {
    inline-size: 44px;
    block-size: 44px;
  }
`;
