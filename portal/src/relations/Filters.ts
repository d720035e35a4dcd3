import { styled } from 'styled-components';
import { FINGER } from '../ui/styles/screen.ts';

/** The status filters with counters, and space for a `KeysButton`. */
export const StatusFilterBar = styled.nav`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 4px;
  padding-block: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding-inline: 10px;
    border-radius: 14px;
    color: var(--muted);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;

    ${FINGER} {
      min-block-size: 44px;
      border-radius: 22px;
    }

    &:hover {
      background: var(--hover);
    }

    &[aria-current] {
      background: var(--hover);
      color: var(--text);
    }

    &:focus-visible {
      outline-offset: -2px;
    }

    > span {
      color: var(--muted);
      font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
  }
`;
