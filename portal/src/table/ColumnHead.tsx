import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { HeadCell } from './gridLook.ts';
import type { AnyTable } from './look.ts';
import { SortHeader, getAriaSort } from './SortHeader.tsx';
import { type TableColumns, withinLimits } from './useColumns.ts';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  column: string;
  now: TableView;
  columns: TableColumns;
  width: number;
  /** Offset from the table's start in pixels; null if the column isn't frozen. */
  offset: number | null;
  /** Called with the current width while resizing, and with null at the end. */
  onWiden: (width: number | null) => void;
}

/**
 * A column header: sorts on click, can be dragged to reorder, and resized at its edge or with Shift and the arrow keys.
 */
export function ColumnHead({ at, column, now, columns, width, offset, onWiden }: Props) {
  const { shown, choose, resize } = columns;
  const [isOver, setOver] = useState(false);
  /** Pointer position and column width at the start of the resize. */
  const grabbed = useRef<{ x: number; width: number } | null>(null);
  const isFirst = shown[0] === column;
  return (
    <Head
      role="columnheader"
      scope="col"
      tabIndex={-1}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      {...getAriaSort(column, now.view.ordering)}
      {...(offset !== null && { 'data-frozen': '', style: { insetInlineStart: offset } })}
      data-over={isOver || undefined}
      data-amount={at.look.columns[column]!.isAmount}
      // The first column stays first because it links to the row.
      draggable={!isFirst}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(KIND, column);
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (isFirst || !event.dataTransfer.types.includes(KIND)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(moved(shown, event.dataTransfer.getData(KIND), column));
      }}
    >
      <SortHeader at={at} column={column} now={now} />
      <Edge
        // Only for pointers: with the keyboard, the header button changes the width.
        aria-hidden="true"
        data-edge
        draggable
        // Dragging the resize handle must not start a column drag.
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grabbed.current = { x: event.clientX, width };
        }}
        onPointerMove={({ clientX }) => {
          if (grabbed.current) onWiden(withinLimits(grabbed.current.width + clientX - grabbed.current.x));
        }}
        onPointerUp={() => {
          grabbed.current = null;
          resize(column, width);
          onWiden(null);
        }}
        onPointerCancel={() => {
          grabbed.current = null;
          onWiden(null);
        }}
      />
    </Head>
  );
}

const KIND = 'text/column';

/** Returns the column order after `column` is dropped on `to`. */
function moved(shown: string[], column: string, to: string): string[] {
  if (column === to || !shown.includes(column)) return shown;
  const isRight = shown.indexOf(column) < shown.indexOf(to);
  const others = shown.filter((each) => each !== column);
  return others.toSpliced(others.indexOf(to) + Number(isRight), 0, column);
}

const Head = styled(HeadCell)`
  &[data-over] {
    background: var(--hover);
  }
`;

const Edge = styled.span`
  position: absolute;
  inset-block: 4px;
  inset-inline-end: 0;
  inline-size: 8px;
  border-inline-end: 2px solid transparent;
  cursor: col-resize;
  touch-action: none;

  &:hover,
  th:hover > & {
    border-color: var(--control);
  }
`;
