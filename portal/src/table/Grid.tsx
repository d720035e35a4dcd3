import { FlexRender, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { COLUMN_MAX, COLUMN_MIN } from '@crewdock/contract/staff/columns';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNarrow } from '../ui/screen.ts';
import { Cell } from './Cell.tsx';
import { columnsOf } from './cells.tsx';
import type { EditRow } from './useEdit.ts';
import { Body, Frame, HeadCell, Line, SecondLine } from './gridLook.ts';
import { type AnyRow, type AnyTable, keyOf } from './look.ts';
import { FEATURES } from './features.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { SortSelect } from './SortHeader.tsx';
import type { Columns } from './useColumns.ts';
import { PickAll, PickRow } from './picks.tsx';
import type { Selection } from './useSelection.ts';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  rows: AnyRow[];
  columns: Columns;
  total: number;
  now: TableView;
  selection: Selection;
  edit: EditRow;
  /** Set to what brings a row into being. */
  revealRef: RefObject<((at: number) => void) | null>;
  /** What the rows scroll in. */
  frameRef: RefObject<HTMLDivElement | null>;
}

const ROW_PX = 36;
const TOUCH_ROW_PX = 44;
const TWO_LINES_PX = 68;

/**
 * The rows of a table in a frame of their own, with the head and the first column always in sight; on a phone in two lines with what
 * matters. Only those near the frame are drawn.
 */
export function Grid({ at, rows, columns: set, total, now, selection, edit, revealRef, frameRef }: Props) {
  const navigate = useNavigate();
  const { open, addressOf } = now;
  const isNarrow = useNarrow();
  const { shown, widths, frozen } = set;
  const named = shown.join();
  const columns = useMemo(
    () => columnsOf(at, isNarrow ? [named.split(',')[0]!, ...at.look.phone] : named.split(',')),
    [at, named, isNarrow],
  );
  /** The column that is being dragged wider. */
  const [sizing, setSizing] = useState<{ [column: string]: number } | null>(null);
  const table = useTable({
    features: FEATURES,
    columns,
    data: rows,
    getRowId: (row) => keyOf(at, row),
    defaultColumn: { minSize: COLUMN_MIN, maxSize: COLUMN_MAX },
    state: {
      columnSizing: { ...widths, ...sizing },
      columnPinning: { start: isNarrow ? [] : shown.slice(0, frozen), end: [] },
    },
  });
  const lineHeight = matchMedia('(pointer: coarse)').matches ? TOUCH_ROW_PX : ROW_PX;
  const rowHeight = isNarrow ? TWO_LINES_PX : lineHeight;
  // oxlint-disable-next-line react/incompatible-library -- it answers anew at each drawing, and nothing here keeps its answers
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frameRef.current,
    estimateSize: () => rowHeight,
    overscan: 16,
    // The head lies over the first of them.
    scrollPaddingStart: lineHeight,
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  useEffect(() => {
    revealRef.current = (index) => virtual.scrollToIndex(index);
  }, [revealRef, virtual]);
  const items = virtual.getVirtualItems();
  const all = table.getRowModel().rows;
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const width = table.getTotalSize();
  const offsetOf = (column: { getIsPinned: () => unknown; getStart: (position: 'start') => number }) =>
    column.getIsPinned() === 'start' ? lineHeight + column.getStart('start') : null;
  return (
    <Frame ref={frameRef} data-frame>
      <table
        aria-rowcount={total + 1}
        aria-label={at.look.title}
        style={isNarrow ? undefined : { inlineSize: width + lineHeight, minInlineSize: '100%' }}
      >
        <colgroup>
          <col style={{ inlineSize: lineHeight }} />
          {isNarrow ? (
            <col />
          ) : (
            table.getFlatHeaders().map((header) => <col key={header.id} style={{ inlineSize: header.getSize() }} />)
          )}
        </colgroup>
        <thead>
          <tr aria-rowindex={1} style={{ blockSize: lineHeight }}>
            <PickAll selection={selection} />
            {isNarrow ? (
              <HeadCell scope="col">
                <SortSelect at={at} now={now} />
              </HeadCell>
            ) : (
              table
                .getFlatHeaders()
                .map((header) => (
                  <ColumnHead
                    key={header.id}
                    at={at}
                    column={header.id}
                    now={now}
                    columns={set}
                    width={header.getSize()}
                    offset={offsetOf(header.column)}
                    onWiden={(wide) => setSizing(wide === null ? null : { [header.id]: wide })}
                  />
                ))
            )}
          </tr>
        </thead>
        <Body>
          {above > 0 && <tr aria-hidden="true" style={{ blockSize: above }} />}
          {items.map(({ index }) => {
            const row = all[index]!;
            const isOpen = row.id === open;
            const cells = row.getAllCells().map((cell) => (
              <Cell key={cell.id} at={at} row={row.original} column={cell.column.id} now={now} edit={edit}>
                <FlexRender cell={cell} />
              </Cell>
            ));
            return (
              <Line
                key={row.id}
                data-row={row.id}
                aria-rowindex={index + 2}
                aria-current={isOpen ? 'true' : undefined}
                style={{ blockSize: rowHeight }}
                onClick={({ target }) => {
                  if (target instanceof Element && target.closest('a, button, input, select, label, [role=dialog]'))
                    return;
                  void navigate(addressOf(row.id), { replace: open !== null, preventScrollReset: true });
                }}
              >
                <PickRow selection={selection} id={row.id} name={at.look.nameOf(row.original)} />
                {isNarrow ? (
                  <td>
                    {cells[0]}
                    <SecondLine>
                      {cells.slice(1).map((cell) => (
                        <span key={cell.key}>{cell}</span>
                      ))}
                    </SecondLine>
                  </td>
                ) : (
                  row.getAllCells().map((cell, place) => {
                    const offset = offsetOf(cell.column);
                    return (
                      <td
                        key={cell.id}
                        {...(offset !== null && { 'data-frozen': '', style: { insetInlineStart: offset } })}
                      >
                        {cells[place]}
                      </td>
                    );
                  })
                )}
              </Line>
            );
          })}
          {below > 0 && <tr aria-hidden="true" style={{ blockSize: below }} />}
        </Body>
      </table>
    </Frame>
  );
}
