import { styled } from 'styled-components';

/** A link that skips a part of the page. Visible only while it has the focus. */
export const SkipAnchor = styled.a`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 40;
  padding: 10px 16px;
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
