import type { Cell as TableCell, Row } from '@tanstack/react-table';
import { memo } from 'react';
import { StaffTableCell } from './Cell.tsx';
import type { FEATURES } from './features.ts';
import { GridRowFrame, SecondLine } from './gridLook.ts';
import { isLong } from './long.ts';
import type { AnyRow, AnyTable } from './look.ts';
import { isPicked } from './offers.ts';
import { PickRow } from './picks.tsx';
import type { Refused } from './refused.ts';
import type { RowSelection } from './useSelection.ts';
import type { EditRow } from './useEdit.ts';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  row: Row<typeof FEATURES, AnyRow>;
  /** The row's accessible name, different from those of the other rows. */
  name: string;
  /** The row's cells in the current column set. */
  cells: TableCell<typeof FEATURES, AnyRow>[];
  /** Number of rendered cells; the cells after them are out of view. */
  drawn: number;
  /** Whether editable cells render their controls; until then they show plain text. */
  isWhole: boolean;
  /** Zero-based index among all loaded rows. */
  place: number;
  isLast: boolean;
  isOpen: boolean;
  isNarrow: boolean;
  /** Distance below the table head in pixels. */
  start: number;
  height: number;
  /** Minimum column widths in pixels; spare width makes columns wider. */
  widths: ReadonlyMap<string, number>;
  /** Sticky offsets of the frozen columns in pixels. */
  frozen: ReadonlyMap<string, number>;
  now: TableView;
  selection: RowSelection;
  edit: EditRow;
  /** The last rejected edit of this row. */
  refused: Refused | null;
}

/** A table row; on a phone with two lines. Memoized so that scrolling renders only new rows. */
export const GridRow = memo(function GridRow({
  at,
  row,
  name,
  cells,
  drawn,
  isWhole,
  place,
  isLast,
  isOpen,
  isNarrow,
  start,
  height,
  widths,
  frozen,
  ...props
}: Props) {
  const { now, selection, edit, refused } = props;
  const parts = cells.slice(0, drawn).map((cell) => (
    <StaffTableCell
      key={cell.id}
      at={at}
      cell={cell}
      name={name}
      // Cells without an inline control are always complete, so they needn't re-render.
      isWhole={isWhole || !isPicked(at, cell.column.id)}
      now={now}
      edit={edit}
      refused={refused}
    />
  ));
  return (
    <GridRowFrame
      role="row"
      data-row={row.id}
      data-last={isLast || undefined}
      aria-rowindex={place + 2}
      aria-current={isOpen ? 'true' : undefined}
      aria-selected={selection.keys.has(row.id)}
      style={{ insetBlockStart: start, blockSize: height }}
    >
      <PickRow selection={selection} id={row.id} name={name} />
      {isNarrow ? (
        <td role="gridcell" tabIndex={-1} dir="auto" data-long>
          {parts[0]}
          <SecondLine>
            {parts.slice(1).map((part) => (
              <span key={part.key} dir="auto">
                {part}
              </span>
            ))}
          </SecondLine>
        </td>
      ) : (
        parts.map((part, nth) => {
          const { id, column } = cells[nth]!;
          const offset = frozen.get(column.id);
          return (
            <td
              key={id}
              role="gridcell"
              tabIndex={-1}
              dir="auto"
              data-amount={at.look.columns[column.id]!.isAmount}
              data-long={isLong(at, row.original, column.id, widths.get(column.id)!) || undefined}
              {...(offset !== undefined && { 'data-frozen': '', style: { insetInlineStart: offset } })}
            >
              {part}
            </td>
          );
        })
      )}
    </GridRowFrame>
  );
});
