import { Button as AriaButton } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/**
 * Keeps the background: with forced colours, the text would be drawn on the system's background, on which it is
 * invisible.
 */
const filled = css`
  forced-color-adjust: none;
`;

const kinds = {
  primary: css`
    background: var(--brand);
    border-color: transparent;
    color: var(--on-brand);
    ${filled}

    &:hover {
      background: var(--brand-hover);
    }
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--control);
    color: var(--text);

    &:hover {
      background: var(--hover);
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;

    &:hover {
      background: var(--hover);
    }
  `,
  danger: css`
    background: var(--red);
    border-color: transparent;
    color: var(--surface);
    ${filled}

    &:hover {
      background: color-mix(in oklab, var(--red) 90%, var(--text));
    }
  `,
};

/** The styles of a button, shared with links that look like buttons. */
export const buttonLook = css<{ $kind?: ButtonKind; $size?: 'small' | 'large' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: ${({ $size }) => ({ small: 28, medium: 36, large: 44 })[$size ?? 'medium']}px;
  padding-inline: ${({ $size }) => ({ small: 8, medium: 14, large: 20 })[$size ?? 'medium']}px;
  border: 1px solid;
  border-radius: var(--radius);
  font-size: ${({ $size }) => ($size === 'large' ? '1rem' : '0.875rem')};
  font-weight: 500;
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--swift),
    border-color var(--swift);
  -webkit-tap-highlight-color: transparent;
  ${({ $kind = 'secondary' }) => kinds[$kind]}

  &[data-disabled] {
    cursor: default;
    opacity: 0.55;
  }

  ${FINGER} {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`;

export const Button = styled(AriaButton)<{ $kind?: ButtonKind; $size?: 'small' | 'large' }>`
  ${buttonLook}
`;
