import { useStore } from '@nanostores/react';
import type { Row } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { WHOLE } from './drawing.ts';
import type { FEATURES } from './features.ts';
import { Body } from './gridLook.ts';
import { GridRow } from './GridRow.tsx';
import type { AnyRow, AnyTable } from './look.ts';
import { $refused } from './refused.ts';
import { useDrawn } from './useDrawn.ts';
import type { EditRow } from './useEdit.ts';
import type { RowSelection } from './useSelection.ts';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  /** Accessible names of the rows by key. */
  names: ReadonlyMap<string, string>;
  rows: Row<typeof FEATURES, AnyRow>[];
  isNarrow: boolean;
  /** Height in pixels of the sticky head, which would cover the first row after scrolling to it. */
  headHeight: number;
  rowHeight: number;
  /** Whether the scroll container is scrolled horizontally. */
  isAside: boolean;
  /** Minimum distance of each column from the table's start in pixels; spare width increases it. */
  starts: number[];
  /** Minimum width of each column in pixels; spare width makes columns wider. */
  widths: ReadonlyMap<string, number>;
  /** Sticky offsets of the frozen columns in pixels. */
  frozen: ReadonlyMap<string, number>;
  now: TableView;
  selection: RowSelection;
  edit: EditRow;
  revealRef: RefObject<((at: number) => void) | null>;
  /** The scroll container. */
  frame: HTMLElement;
}

/** The virtualized rows, as a separate component so that scrolling re-renders nothing else. */
export function GridBody({ rows, names, headHeight, rowHeight, isAside, starts, revealRef, frame, ...props }: Props) {
  const { open, addressOf } = props.now;
  const navigate = useNavigate();
  const refused = useStore($refused);
  // The virtualizer's results change on every render, and no code here memoizes them.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollPaddingStart: headHeight,
    // Not needed, because `useDrawn` adds rows over the next animation frames.
    useFlushSync: false,
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  useEffect(() => {
    revealRef.current = (index) => virtual.scrollToIndex(index);
  }, [revealRef, virtual]);
  const edge = virtual.scrollRect?.width ?? Infinity;
  const inSight = isAside || props.isNarrow ? starts.length : starts.filter((start) => start < edge).length;
  const near = virtual.getVirtualItems();
  const drawn = useDrawn(
    near.map(({ index }) => index),
    virtual.isScrolling,
  );
  const columns = [0, Math.ceil(inSight / 2), inSight, starts.length];
  const inView = near.filter(({ index }) => drawn.get(index)! > 0);
  /**
   * Key of the row that had the focus last. The row stays rendered, because scrolling would otherwise lose the focus.
   */
  const [focused, setFocused] = useState<string | null>(null);
  const kept = useMemo(() => rows.findIndex(({ id }) => id === focused), [rows, focused]);
  const isAway = kept !== -1 && !inView.some(({ index }) => index === kept);
  /** Returns the render stage of a row; the focused row always has all of its cells. */
  const stageOf = (index: number) => (index === kept ? WHOLE : drawn.get(index)!);
  const shown = isAway ? [...inView, { index: kept, start: kept * rowHeight }] : inView;
  return (
    <Body
      role="rowgroup"
      style={{ blockSize: virtual.getTotalSize() }}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null)}
      onClick={({ target }) => {
        const element = target as Element;
        const key = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
        if (key === undefined || element.closest('a, button, input, select, label, [role=dialog]')) return;
        void navigate(addressOf(key), { replace: open !== null, preventScrollReset: true });
      }}
    >
      {shown.map(({ index, start }) => {
        const row = rows[index]!;
        return (
          <GridRow
            key={row.id}
            {...props}
            row={row}
            name={names.get(row.id)!}
            cells={row.getAllCells()}
            drawn={columns[stageOf(index)]!}
            isWhole={stageOf(index) === WHOLE}
            place={index}
            isLast={index === rows.length - 1}
            isOpen={row.id === open}
            refused={refused?.table === props.at.table.name && refused.key === row.id ? refused : null}
            start={start}
            height={rowHeight}
          />
        );
      })}
    </Body>
  );
}
