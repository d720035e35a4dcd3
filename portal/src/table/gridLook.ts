import { styled } from 'styled-components';

/** Heights of a row and of the head in pixels, for pointers that aren't coarse. */
export const ROW_PX = 36;
export const HEAD_PX = 32;

/**
 * The grid's scroll container. Shows twenty rows in a window of 900 px. In a higher window, the line below the rows is
 * visible, too.
 */
export const GridFrame = styled.div`
  position: relative;
  max-block-size: max(260px, min(${20 * ROW_PX + HEAD_PX + 2}px, 100dvh - 146px), 100dvh - 190px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow: auto;
  overscroll-behavior-x: contain;

  /* Each row is a separate grid: a table layout would lay out all rows again when a row is added. */
  > table {
    display: block;
    inline-size: 100%;
    text-align: start;
  }

  td:focus-visible,
  th:focus-visible {
    outline-offset: -2px;
  }

  > table > thead,
  > table > tbody {
    display: block;
  }

  tr {
    display: grid;
    grid-template: 100% / var(--columns);
  }

  /* With this line height, two lines fit into a row. */
  td,
  th {
    min-inline-size: 0;
    padding: 0 10px;
    align-content: center;
    line-height: 1.25;
    /* Independent of the direction of the text (dir="auto"). */
    text-align: left;
    overflow-wrap: anywhere;
  }

  /* "clip" instead of "hidden", because browsers track each element that can be scrolled. */
  th,
  [data-long],
  &[data-sizing] td {
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /*
   * Pills and amounts. Declared here, because a style rule that is inserted while the user scrolls makes the browser
   * match all elements again.
   */
  [data-tone] {
    border-radius: 12px;
    background-color: color-mix(in oklab, var(--text) 8%, transparent);
    font-size: 0.8125rem;
    font-weight: 500;
    white-space: nowrap;
  }

  span[data-tone] {
    display: inline-block;
    max-inline-size: 100%;
    margin-inline-start: -8px;
    padding: 3px 8px;
    overflow: clip;
    text-overflow: ellipsis;
    vertical-align: middle;
  }

  [data-tone='green'] {
    background-color: var(--green-soft);
    color: var(--green);
  }

  [data-tone='amber'] {
    background-color: var(--amber-soft);
    color: var(--amber);
  }

  [data-tone='red'] {
    background-color: var(--red-soft);
    color: var(--red);
  }

  @media (forced-colors: active) {
    [data-tone] {
      border: 1px solid;
    }
  }

  [data-amount] {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }

  th {
    position: relative;
  }

  tr > :nth-child(1) {
    inset-inline-start: 0;
    z-index: 2;
    padding: 0;
  }

  [data-frozen] {
    z-index: 1;
  }

  /*
   * The checkbox and the frozen columns are sticky only while the table is scrolled horizontally, because browsers
   * paint each sticky cell as a separate layer, which slows down scrolling.
   */
  th:is(:nth-child(1), [data-frozen]),
  &[data-aside] td:is(:nth-child(1), [data-frozen]) {
    position: sticky;
  }

  &[data-aside] td:is(:nth-child(1), [data-frozen]) {
    background: inherit;
  }

  > table > thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }

  thead th {
    border-block-end: 1px solid var(--line);
    background: var(--sunken);
  }
`;

/** Around the scroll container: a shadow at the end shows that there are more columns. */
export const Edges = styled.div`
  position: relative;

  &[data-more]::after {
    content: '';
    position: absolute;
    inset-block: 1px;
    inset-inline-end: 1px;
    inline-size: 28px;
    border-radius: 0 var(--radius) var(--radius) 0;
    background: linear-gradient(to left, color-mix(in oklab, var(--text) 16%, transparent), transparent);
    pointer-events: none;

    @media (forced-colors: active) {
      inline-size: 0;
      border-inline-end: 4px double;
    }
  }
`;

export const HeadCell = styled.th`
  color: var(--muted);
  font-size: 0.8125rem;
  font-weight: 500;
`;

/** Invisible, for measuring the height of two lines of a cell. */
export const TwoLines = styled.div`
  position: absolute;
  visibility: hidden;
  line-height: 1.25;
`;

/** As high as all rows together, but contains only the rows near the viewport. */
export const Body = styled.tbody`
  position: relative;
`;

/** A row of the grid. The row, not its cells, has the background and border, which makes rendering new rows cheaper. */
export const GridRowFrame = styled.tr`
  position: absolute;
  inset-inline: 0;
  contain: strict;
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  cursor: pointer;

  &[data-last] {
    border-block-end: 0;
  }

  &:hover {
    background: var(--hover);
  }

  &[aria-current] {
    background: color-mix(in oklab, var(--accent) 12%, var(--surface));
  }
`;

/** Second line of a row on phones: as many columns as fit; the first column is not truncated. */
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

  > :last-child:not(:has(> time)) {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  /* Dates are never truncated. */
  > :has(> time) {
    max-inline-size: none;
  }

  /* A long text at the start shrinks to leave space for a date after it. */
  &:has(> * > time) > :first-child:not(:has(time, select, button)) {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  /* No content extends beyond the start of the line, where it would be clipped. */
  && select,
  && [data-tone] {
    inline-size: auto;
    max-inline-size: 100%;
    margin-inline: 0;
  }

  > :empty {
    display: none;
  }
`;
