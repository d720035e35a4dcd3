import { useTable } from '@tanstack/react-table';
import { COLUMN_MAX, COLUMN_MIN } from '@crewdock/contract/staff/columns';
import { type CSSProperties, type RefObject, useMemo, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { getDistinctNames } from '../ui/format/distinctNames.ts';
import { useNarrow } from '../ui/styles/screen.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { createTableColumns } from './cells.tsx';
import type { EditRow } from './useEdit.ts';
import type { GridPlace } from './gridCells.ts';
import { useGridKeys } from './useGridKeys.ts';
import { GridBody } from './GridBody.tsx';
import { Edges, GridFrame, HEAD_PX, HeadCell, ROW_PX, TwoLines } from './gridLook.ts';
import { type AnyRow, type AnyTable, getColumnLabel, getRowKey, getValueText } from './look.ts';
import { FEATURES } from './features.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { SortSelect } from './SortHeader.tsx';
import { type TableColumns, withinLimits } from './useColumns.ts';
import { PickAll } from './picks.tsx';
import type { RowSelection } from './useSelection.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useTwoLinesHeight } from './useTwoLinesHeight.ts';
import type { TableView } from './useTableView.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  rows: AnyRow[];
  columns: TableColumns;
  total: number;
  now: TableView;
  selection: RowSelection;
  edit: EditRow;
  /** Receives a function that scrolls to the row at an index. */
  revealRef: RefObject<((at: number) => void) | null>;
  placeRef: RefObject<GridPlace>;
  /** Called when the last row is reached by keyboard. */
  onEnd: () => void;
}

/** Pixels by which one key press changes a column's width. */
const STEP_PX = 16;
const TOUCH_ROW_PX = 44;
const TWO_LINES_PX = 68;

/**
 * The rows in a scroll container with a sticky head and first column; on a phone each row has two lines with the main
 * columns. Virtualized: only rows near the viewport are rendered.
 */
export function Grid({ at, rows, columns: set, total, now, selection, edit, revealRef, placeRef, onEnd }: Props) {
  /** The scroll container. */
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { isAside, hasMore, measure } = useScrollEdges(frame);
  const isNarrow = useNarrow();
  const { shown, widths } = set;
  const named = shown.join();
  const columns = useMemo(
    () => createTableColumns(at, isNarrow ? [named.split(',')[0]!, ...at.look.phone] : named.split(',')),
    [at, named, isNarrow],
  );
  /** The column being resized and its current width. */
  const [sizing, setSizing] = useState<{ [column: string]: number } | null>(null);
  const table = useTable({
    features: FEATURES,
    columns,
    data: rows,
    getRowId: (row) => getRowKey(at, row),
    defaultColumn: { minSize: COLUMN_MIN, maxSize: COLUMN_MAX },
    state: {
      columnSizing: { ...widths, ...sizing },
      columnPinning: { start: isNarrow ? [] : shown.slice(0, set.frozen), end: [] },
    },
  });
  const names = useMemo(() => nameRows(at, rows), [at, rows]);
  /** Screen reader message about the last change of a column width by keyboard. */
  const [announced, setAnnounced] = useState('');
  useGridKeys(frame, {
    ids: useMemo(() => rows.map((row) => getRowKey(at, row)), [at, rows]),
    placeRef,
    reveal: (index) => revealRef.current?.(index),
    onEnd,
    onWiden(index, by) {
      const header = table.getFlatHeaders()[index - 1];
      if (!header || isNarrow) return;
      const wide = withinLimits(header.getSize() + by * STEP_PX);
      set.resize(header.id, wide);
      setAnnounced(t(messages.columnWidth, { column: getColumnLabel(at, header.id), width: wide }));
    },
  });
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const lineHeight = isCoarse ? TOUCH_ROW_PX : ROW_PX;
  const headHeight = isCoarse ? TOUCH_ROW_PX : HEAD_PX;
  const [twoLines, twoLinesHeight] = useTwoLinesHeight();
  // With the user's text spacing, two lines no longer fit into a row, and texts wrap into more lines.
  const hasTextSpacing = twoLinesHeight > ROW_PX;
  const rowHeight = hasTextSpacing ? Math.ceil(2 * twoLinesHeight) : isNarrow ? TWO_LINES_PX : lineHeight;
  const width = table.getTotalSize();
  const headers = table.getFlatHeaders();
  const tracks = tracksOf([
    `${lineHeight}px`,
    ...(isNarrow ? ['minmax(0, 1fr)'] : headers.map((header) => track(header.getSize()))),
  ]);
  const columnWidths = usePixels(
    shown.map((column) => `${column} ${widths[column] ?? at.look.columns[column]!.width}`).join(),
  );
  const frozen = usePixels(
    headers
      .flatMap(({ column }) =>
        column.getIsPinned() === 'start' ? [`${column.id} ${lineHeight + column.getStart('start')}`] : [],
      )
      .join(),
  );
  return (
    <Edges data-more={hasMore || undefined}>
      <GridFrame
        ref={setFrame}
        data-frame
        style={{ scrollPaddingBlockStart: headHeight }}
        // Prevents a tab stop: Chromium makes a scroll container focusable if it contains no tab stop.
        tabIndex={-1}
        data-aside={isAside || undefined}
        data-sizing={sizing !== null || undefined}
        onScroll={measure}
      >
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
        <TwoLines ref={twoLines} aria-hidden="true">
          1<br />2
        </TwoLines>
        {/* Explicit roles: some browsers drop table semantics when `display` is changed. */}
        <table
          role="grid"
          tabIndex={0}
          aria-multiselectable="true"
          aria-rowcount={total + 1}
          aria-label={at.look.title}
          style={{ ...(!isNarrow && { inlineSize: width + lineHeight, minInlineSize: '100%' }), ...tracks }}
        >
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={1} style={{ blockSize: headHeight }}>
              <PickAll selection={selection} />
              {isNarrow ? (
                <HeadCell role="columnheader" scope="col" tabIndex={-1}>
                  <SortSelect at={at} now={now} />
                </HeadCell>
              ) : (
                headers.map((header) => (
                  <ColumnHead
                    key={header.id}
                    at={at}
                    column={header.id}
                    now={now}
                    columns={set}
                    width={header.getSize()}
                    offset={frozen.get(header.id) ?? null}
                    onWiden={(wide) => setSizing(wide === null ? null : { [header.id]: wide })}
                  />
                ))
              )}
            </tr>
          </thead>
          {frame && (
            <GridBody
              {...{ at, names, isNarrow, isAside, rowHeight, frozen, now, selection, edit, revealRef, frame }}
              rows={table.getRowModel().rows}
              starts={headers.map((header) => lineHeight + header.getStart())}
              headHeight={headHeight}
              widths={columnWidths}
            />
          )}
        </table>
      </GridFrame>
    </Edges>
  );
}

/** Returns the accessible names of rows by key, with the email address or key where rows share a name. */
function nameRows(at: AnyTable, rows: readonly AnyRow[]): ReadonlyMap<string, string> {
  return getDistinctNames(rows, {
    key: (row) => getRowKey(at, row),
    name: at.look.nameOf,
    details: ['email', at.table.key]
      .filter((column) => column in at.table.row)
      .map((column) => (row: AnyRow) => getValueText(row, column)),
  });
}

/** Sets the column widths as a CSS variable, so that no row re-renders during a resize. */
function tracksOf(columns: string[]): CSSProperties {
  return { '--columns': columns.join(' ') } as CSSProperties;
}

/** Returns the grid track of a column: at least `width`; spare width is distributed in proportion. */
function track(width: number): string {
  return `minmax(${width}px, ${width}fr)`;
}

/**
 * Parses pixels by column from a string. While the string stays equal, the Map is the same object, so memoized rows
 * don't re-render.
 */
function usePixels(told: string): ReadonlyMap<string, number> {
  return useMemo(() => {
    const columns = told === '' ? [] : told.split(',').map((column) => column.split(' ') as [string, string]);
    return new Map(columns.map(([column, pixels]) => [column, Number(pixels)]));
  }, [told]);
}
