import { styled } from 'styled-components';

/** Quiet words beside a control; without any it takes no row. */
export const Hint = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;

  &:empty {
    position: absolute;
  }
`;
