import { FlexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useNarrow } from '../ui/screen.ts';
import { Cell } from './Cell.tsx';
import { columnsOf } from './cells.tsx';
import type { EditRow } from './useEdit.ts';
import { Body, Frame, HeadCell, Line, SecondLine } from './gridLook.ts';
import { type AnyRow, type AnyTable, keyOf } from './look.ts';
import { SortHeader, SortSelect, sortOf } from './SortHeader.tsx';
import { PickAll, PickRow } from './picks.tsx';
import type { Selection } from './useSelection.ts';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  rows: AnyRow[];
  shown: string[];
  total: number;
  now: TableView;
  selection: Selection;
  edit: EditRow;
  /** Set to what brings a row into being. */
  revealRef: RefObject<((at: number) => void) | null>;
  /** What the rows scroll in. */
  frameRef: RefObject<HTMLDivElement | null>;
}

const FEATURES = tableFeatures({});
const ROW_PX = 36;
const TOUCH_ROW_PX = 44;
const TWO_LINES_PX = 68;

/**
 * The rows of a table in a frame of their own, with the head and the first column always in sight; on a phone in two lines with what
 * matters. Only those near the frame are drawn.
 */
export function Grid({ at, rows, shown, total, now, selection, edit, revealRef, frameRef }: Props) {
  const navigate = useNavigate();
  const { open, addressOf } = now;
  const isNarrow = useNarrow();
  const columns = useMemo(() => columnsOf(at, isNarrow ? [shown[0]!, ...at.look.phone] : shown), [at, shown, isNarrow]);
  const table = useTable({ features: FEATURES, columns, data: rows, getRowId: (row) => keyOf(at, row) });
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
  const width = shown.reduce((sum, column) => sum + at.look.columns[column]!.width, 0);
  return (
    <Frame ref={frameRef} data-frame>
      <table
        aria-rowcount={total + 1}
        aria-label={at.look.title}
        style={isNarrow ? undefined : { minInlineSize: width + ROW_PX }}
      >
        <colgroup>
          <col style={{ inlineSize: lineHeight }} />
          {isNarrow ? (
            <col />
          ) : (
            shown.map((column) => <col key={column} style={{ inlineSize: at.look.columns[column]!.width }} />)
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
              table.getFlatHeaders().map((header) => (
                <HeadCell key={header.id} scope="col" {...sortOf(header.id, now.view.ordering)}>
                  <SortHeader at={at} column={header.id} now={now} />
                </HeadCell>
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
                  cells.map((cell) => <td key={cell.key}>{cell}</td>)
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
