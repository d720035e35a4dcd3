import { css } from 'styled-components';

/** The frame of everything one types into. */
export const fieldLook = css`
  inline-size: 100%;
  min-block-size: 36px;
  padding: 6px 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  transition: border-color var(--swift);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:hover {
    border-color: var(--text);
  }

  &:focus {
    border-color: var(--focus);
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
`;
