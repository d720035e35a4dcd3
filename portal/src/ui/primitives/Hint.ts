import { styled } from 'styled-components';

/** Muted text next to a control. While empty, it takes up no grid row. */
export const Hint = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;

  &:empty {
    position: absolute;
  }
`;
