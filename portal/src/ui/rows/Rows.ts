import { css, styled } from 'styled-components';
import { CoveringLink } from '../CoveringLink.ts';
import { FINGER } from '../screen.ts';

/** Grid columns in the order of the cells, for wide and for medium lists. */
export interface Columns {
  wide: string;
  medium: string;
}

const MEDIUM = '@container rows (width < 1180px)';
/** Phone width: two lines per row. */
export const SMALL = '@container rows (width < 620px)';

/**
 * A work list. Its rows have one height and share one grid-template-columns, so that cells and actions line up across
 * rows whatever their contents. Container queries hide cells by the list's width, because a side panel may be open next
 * to it.
 */
export const Rows = styled.ul<{ $columns: Columns }>`
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

/** Children in this order: a picture (in all rows or in none), the name, `RowCells`, `RowActions`. */
export const Row = styled.article`
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

/** The row's name: its link, followed by short marks. */
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

/** The link that covers the whole row and is reached by the keyboard. */
export const RowLink = styled(CoveringLink)`
  &::after {
    border-radius: var(--radius);
  }
`;

/** The cells between name and actions; on a phone the row's second line. */
export const RowCells = styled.div`
  display: contents;

  ${SMALL} {
    display: flex;
    grid-area: 2 / -3;
    align-items: center;
    align-self: start;
    gap: 8px;
    min-inline-size: 0;
    min-block-size: 22px;
    overflow: hidden;
  }
`;

/**
 * One attribute of the row. `$from`: the list width from which it is shown. `$whole` (implied by `$end`): other cells
 * are truncated first.
 */
export const Cell = styled.span<{ $from?: 'medium' | 'wide'; $end?: boolean; $whole?: boolean; $muted?: boolean }>`
  ${oneLine}
  ${({ $end }) => $end && 'text-align: end; font-variant-numeric: tabular-nums;'}
  ${({ $muted = true }) => $muted && 'color: var(--muted);'}

  ${MEDIUM} {
    ${({ $from = 'medium' }) => $from === 'wide' && 'display: none;'}
  }

  ${SMALL} {
    order: 1;
    /* A title gives way before a rate does: to the last of a pixel's 64 parts, since a rate that lacks one is cut off. */
    flex: 0 ${({ $end, $whole = $end }) => ($whole ? 1 : 100_000)} auto;
    font-size: 0.8125rem;
    text-align: start;

    &:empty {
      display: none;
    }
  }
`;

/** A cell that isn't truncated: a badge or a score. */
export const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  overflow: hidden;
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

  ${SMALL} {
    flex: none;

    &:empty,
    > small {
      display: none;
    }
  }
`;

/** Above the link that covers the row; each action keeps its place, used or not. */
export const RowActions = styled.div`
  position: relative;
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

/** Below the row's columns: expanded details or a form. */
export const RowMore = styled.div`
  position: relative;
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
