import { styled } from 'styled-components';

/** A list with a description and a date per line. */
export const DatedList = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 8px;
  }

  > li + li {
    border-block-start: 1px solid var(--line);
  }

  > li > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small,
  time {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  a {
    color: var(--accent);
  }
`;
