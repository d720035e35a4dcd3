import { css, styled } from 'styled-components';
import { CoveringLink } from '../../primitives/CoveringLink.ts';
import { FINGER } from '../../styles/screen.ts';

/** Grid columns in the order of the cells, for wide and for medium lists. */
export interface WorkListColumns {
  wide: string;
  medium: string;
}

const MEDIUM = '@container rows (width < 1180px)';
/** Container query for the width of phones, on which each row has two lines. */
export const SMALL = '@container rows (width < 620px)';

/**
 * A work list. All rows have the same height and grid-template-columns, so that cells and actions line up across rows.
 * Container queries hide cells by the list's width, because a side panel can be open next to the list.
 */
export const WorkList = styled.ul<{ $columns: WorkListColumns }>`
  --columns: ${({ $columns }) => $columns.wide};
  --few-columns: ${({ $columns }) => $columns.medium};
  container: rows / inline-size;
  margin-inline: -12px;
  transition: opacity var(--swift);

  &[aria-busy='true'] {
    opacity: 0.5;
  }

  > li + li::before {
    content: '';
    display: block;
    margin-inline: 12px;
    border-block-start: 1px solid var(--line);
  }
`;

/** A heading between the rows of a work list. */
export const GroupHeading = styled.li`
  && {
    padding: 14px 12px 4px;
    color: var(--muted);

    &::before {
      border: 0;
    }
  }

  > h2 {
    font-size: 0.8125rem;
    font-weight: 600;
    letter-spacing: 0;
  }
`;

/** A row's checkbox and picture, for rows with a checkbox. Stacked above the link that covers the row. */
export const RowLead = styled.div.attrs<{ 'data-lead'?: string }>({ 'data-lead': '' })`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 10px;
`;

/** A row. Its children, in this order: a picture (in all rows or in none), the name, `RowCells`, `RowActions`. */
export const WorkListRow = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: var(--columns);
  grid-template-rows: minmax(43px, auto);
  align-items: center;
  gap: 0 12px;
  padding-inline: 12px;
  border-radius: var(--radius);

  &:hover {
    background: var(--sunken);
  }

  &[data-open] {
    background: color-mix(in oklab, var(--accent) 10%, var(--surface));
  }

  ${MEDIUM} {
    grid-template-columns: var(--few-columns);

    &:has(> img:first-child, > [aria-hidden]:first-child, > [data-lead]:first-child) {
      --details: 2;
    }
  }

  ${SMALL} {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 3px 10px;
    min-block-size: 63px;
    padding-block: 7px;

    &:has(> img:first-child, > [aria-hidden]:first-child) {
      grid-template-columns: 28px minmax(0, 1fr) auto;

      > :first-child {
        grid-row: 1 / 3;
      }
    }

    &:has(> [data-lead]:first-child) {
      grid-template-columns: max-content minmax(0, 1fr) auto;

      > :first-child {
        grid-row: 1 / 3;
      }
    }
  }

  ${FINGER} {
    grid-template-rows: minmax(51px, auto);

    ${SMALL} {
      grid-template-rows: none;
      min-block-size: 63px;
    }
  }
`;

const oneLine = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The row's name: a link, followed by short marks. */
export const RowName = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;

  > :is(h2, h3, a) {
    ${oneLine}
    font-size: 0.875rem;
    font-weight: 500;
    letter-spacing: 0;
  }

  > :not(:is(h2, h3, a)) {
    flex: none;
  }

  ${SMALL} {
    grid-area: 1 / -3;
    align-self: end;
  }
`;

/** The row's link, which covers the whole row and is its tab stop. */
export const RowLink = styled(CoveringLink)`
  &::after {
    border-radius: var(--radius);
  }
`;

/** The cells between name and actions; on phones, the row's second line. */
export const RowCells = styled.div`
  display: contents;

  ${SMALL} {
    display: flex;
    grid-area: 2 / -3;
    align-items: center;
    align-self: start;
    flex-wrap: wrap;
    gap: 0 8px;
    min-inline-size: 0;
    min-block-size: 22px;
  }
`;

/**
 * Cells that form separate columns only in wide lists, before or (with `$last`) after the other cells. In narrower
 * lists, they form a line below the name. The line wraps, so nothing is hidden when the page is zoomed.
 */
export const RowDetails = styled.div`
  display: contents;

  ${MEDIUM} {
    display: flex;
    grid-area: 2 / var(--details, 1) / auto / -1;
    flex-wrap: wrap;
    min-inline-size: 0;
    margin-block: -6px 8px;
    color: var(--muted);
    font-size: 0.8125rem;

    > :empty {
      display: none;
    }

    > :has(~ :not(:empty))::after {
      content: '·' / '';
      margin-inline: 6px;
    }
  }

  ${SMALL} {
    flex: 1 0 100%;
    order: -1;
    margin-block: 0;
  }
`;

interface CellProps {
  /** For a rate, date or number: aligned to the end and never truncated. */
  $end?: boolean;
  /** Never truncated. */
  $whole?: boolean;
  $muted?: boolean;
  /** In `RowDetails`: placed after the row's other cells. */
  $last?: boolean;
}

/** One attribute of the row. */
export const WorkListCell = styled.span<CellProps>`
  ${oneLine}
  ${({ $end, $whole = $end }) => $whole && 'overflow: visible;'}
  ${({ $end }) => $end && 'text-align: end; font-variant-numeric: tabular-nums;'}
  ${({ $muted = true }) => $muted && 'color: var(--muted);'}
  ${({ $last }) => $last && 'order: 1;'}

  ${MEDIUM} {
    ${RowDetails} > & {
      overflow: visible;
      white-space: normal;
      overflow-wrap: anywhere;

      > bdi {
        display: inline;
        white-space: inherit;
      }
    }
  }

  ${SMALL} {
    order: 1;
    /* Text shrinks to a few letters before a rate wraps to the next line. */
    flex: ${({ $end, $whole = $end }) => ($whole ? 'none' : '1 1 6em')};
    ${({ $end, $whole = $end }) => !$whole && 'max-inline-size: max-content;'}
    font-size: 0.8125rem;
    text-align: start;

    &:empty {
      display: none;
    }

    ${RowDetails} > & {
      flex: none;
      max-inline-size: 100%;
    }
  }
`;

/** A cell that is never truncated: a badge or a score. */
export const Mark = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-inline-size: 0;
  color: var(--muted);
  font-size: 0.8125rem;
  white-space: nowrap;

  > * {
    flex: none;
  }

  > small {
    flex: 0 1 auto;
    ${oneLine}
    font-size: inherit;
  }

  > small:has(> time) {
    flex: none;
    overflow: visible;
  }

  ${SMALL} {
    max-inline-size: 100%;

    &:empty {
      display: none;
    }
  }
`;

/** Stacked above the link that covers the row. Each action keeps its position, even if a row lacks other actions. */
export const RowActions = styled.div`
  position: relative;
  order: 2;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  color: var(--muted);

  ${SMALL} {
    grid-area: 1 / -2 / 3;
  }
`;

/** Expanded details or a form, below the row's columns. */
export const RowMore = styled.div`
  position: relative;
  order: 3;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 6px;
  padding-block: 2px 10px;

  &:empty {
    display: none;
  }
`;
