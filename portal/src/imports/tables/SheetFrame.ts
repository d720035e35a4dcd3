import { styled } from 'styled-components';

/** A scrollable excerpt of a spreadsheet. */
export const SheetFrame = styled.div`
  max-block-size: 56dvh;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow: auto;
  transition: opacity var(--swift);

  &[aria-busy='true'] {
    opacity: 0.5;
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }

  table {
    border-spacing: 0;
    min-inline-size: 100%;
  }

  td,
  th {
    max-inline-size: 240px;
    padding: 4px 10px;
    border-block-end: 1px solid var(--line);
    background: var(--surface);
    font-size: 0.8125rem;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  /* Rates and dates wrap, because a truncated one is wrong. */
  td {
    overflow-wrap: break-word;
    white-space: normal;
  }

  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  tbody > tr:last-child > * {
    border-block-end: 0;
  }
`;
