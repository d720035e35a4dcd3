import type { Row } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { FEATURES } from './features.ts';
import { Body } from './gridLook.ts';
import { GridRow } from './GridRow.tsx';
import type { AnyRow, AnyTable } from './look.ts';
import { useDrawn } from './useDrawn.ts';
import type { EditRow } from './useEdit.ts';
import type { Selection } from './useSelection.ts';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  rows: Row<typeof FEATURES, AnyRow>[];
  isNarrow: boolean;
  /** Of the head, in pixels: it lies over the first row that is scrolled to. */
  headHeight: number;
  rowHeight: number;
  /** Where the frozen columns stay, in pixels. */
  frozen: ReadonlyMap<string, number>;
  now: TableView;
  selection: Selection;
  edit: EditRow;
  revealRef: RefObject<((at: number) => void) | null>;
  /** What the rows scroll in. */
  frame: HTMLElement;
}

/** Those of the rows that are near the frame; scrolling draws nothing else. */
export function GridBody({ rows, headHeight, rowHeight, revealRef, frame, ...props }: Props) {
  const { open, addressOf } = props.now;
  const navigate = useNavigate();
  // oxlint-disable-next-line react/incompatible-library -- it answers anew at each drawing, and nothing here keeps its answers
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollPaddingStart: headHeight,
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  useEffect(() => {
    revealRef.current = (index) => virtual.scrollToIndex(index);
  }, [revealRef, virtual]);
  const near = virtual.getVirtualItems();
  const drawn = useDrawn(
    near.map(({ index }) => index),
    virtual.isScrolling,
  );
  const shown = near.filter(({ index }) => drawn.has(index));
  const ends = [0, ...shown.map(({ end }) => end)];
  const below = virtual.getTotalSize() - ends.at(-1)!;
  return (
    <Body
      onClick={({ target }) => {
        const element = target as Element;
        const key = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
        if (key === undefined || element.closest('a, button, input, select, label, [role=dialog]')) return;
        void navigate(addressOf(key), { replace: open !== null, preventScrollReset: true });
      }}
    >
      {shown.map(({ index, start }, nth) => {
        const row = rows[index]!;
        const above = start - ends[nth]!;
        return (
          <Fragment key={row.id}>
            {above > 0 && <tr aria-hidden="true" style={{ blockSize: above }} />}
            <GridRow
              {...props}
              row={row}
              cells={row.getAllCells()}
              place={index}
              isOpen={row.id === open}
              height={rowHeight}
            />
          </Fragment>
        );
      })}
      {below > 0 && <tr aria-hidden="true" style={{ blockSize: below }} />}
    </Body>
  );
}
