import { styled } from 'styled-components';

/** What the rows scroll in. */
export const Frame = styled.div`
  position: relative;
  max-block-size: max(260px, calc(100dvh - 290px));
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow: auto;
  overscroll-behavior-x: contain;

  > table {
    inline-size: 100%;
    border-spacing: 0;
    table-layout: fixed;
    text-align: start;
  }

  td,
  th {
    padding: 0 10px;
    border-block-end: 1px solid var(--line);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The mark stays where the row begins, and the frozen columns beside it. */
  tr > :nth-child(1) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding: 0;
  }

  td[data-frozen] {
    position: sticky;
    z-index: 1;
  }

  thead > tr > * {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: var(--sunken);
  }

  thead > tr > :first-child {
    z-index: 4;
  }
`;

export const HeadCell = styled.th`
  color: var(--muted);
  font-size: 0.8125rem;
  font-weight: 500;
`;

export const Body = styled.tbody`
  > tr:not([aria-hidden]):last-of-type > td {
    border-block-end: 0;
  }
`;

export const Line = styled.tr`
  cursor: pointer;

  > td {
    background: var(--surface);
  }

  &:hover > td {
    background: var(--hover);
  }

  &[aria-current] > td {
    background: color-mix(in oklab, var(--accent) 12%, var(--surface));
  }
`;

/** What a phone shows of a row below what it is called: as much as there is room for, the first of it whole. */
export const SecondLine = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 28px;
  padding-block-end: 4px;
  color: var(--muted);
  font-size: 0.8125rem;

  > * {
    flex: none;
    max-inline-size: 60%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > :last-child {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  > :empty {
    display: none;
  }
`;
