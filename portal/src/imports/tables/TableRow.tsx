import type { ImportField } from '@crewdock/contract/import-mapping';
import type { Import, ImportRow, ImportRowsShown } from '@crewdock/contract/imports';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { RepairCell } from './RepairCell.tsx';
import { getRowResultLabel, getRowResultTone, getColumnLetters, getRowResultReason } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  now: Import;
  row: ImportRow;
  columns: { field: ImportField; column: number }[];
  /** Unmapped fields whose values are made from other columns. */
  made: readonly ('name' | 'title')[];
  show: ImportRowsShown;
}

/** A row with its result and cells. Cells of pending rows can be corrected. */
export function ImportTableRow({ ref, index, now, row, columns, made, show }: Props) {
  const isOpen = row.state === 'waiting' && !['fetching', 'running', 'undoing', 'undone'].includes(now.state);
  const reason = getRowResultReason(
    row,
    columns.map(({ field }) => field),
  );
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} data-row={row.number}>
      <th scope="row">{row.number}</th>
      <Answer>
        <Badge $tone={getRowResultTone(row)}>{getRowResultLabel(row)}</Badge>
        {reason && (
          <small>
            <UserText>{reason}</UserText>
          </small>
        )}
      </Answer>
      {made.map((field) => (
        <Made key={field}>
          <UserText>{row.person[field]}</UserText>
        </Made>
      ))}
      {columns.map(({ column, field }) => (
        <RepairCell
          key={column}
          uid={now.uid}
          row={row}
          column={column}
          name={getColumnLetters(column)}
          faults={row.faults.filter((fault) =>
            fault.column === null ? fault.field === field : fault.column === column,
          )}
          isOpen={isOpen}
          show={show}
        />
      ))}
    </tr>
  );
}

const Made = styled.td`
  font-style: italic;
`;

const Answer = styled.td`
  min-inline-size: 120px;

  > small {
    display: block;
    color: var(--muted);
    font-size: 0.75rem;
  }
`;
