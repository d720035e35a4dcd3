import { type Cell as TableCell, FlexRender } from '@tanstack/react-table';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import type { FEATURES } from './features.ts';
import type { EditRow } from './useEdit.ts';
import { type AnyRow, type AnyTable, getRowKey, isStates } from './look.ts';
import { isPicked } from './offers.ts';
import { PickCell, PickedCell } from './PickCell.tsx';
import { RefCell } from './RefCell.tsx';
import type { Refused } from './refused.ts';
import { RefusedNote } from './RefusedNote.tsx';
import { StatesCell } from './StatesCell.tsx';
import type { TableView } from './useTableView.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  cell: TableCell<typeof FEATURES, AnyRow>;
  /** The row's accessible name. */
  name: string;
  /** Whether editable cells render their controls; until then they show plain text. */
  isWhole: boolean;
  now: TableView;
  edit: EditRow;
  /** The last rejected edit of this row. */
  refused: Refused | null;
}

/** A table cell: the first column links to the row, editable columns are edited in place. */
export const StaffTableCell = memo(function Cell({ at, cell, name, isWhole, now, edit, refused }: Props) {
  const { table, look } = at;
  const { original: row } = cell.row;
  const column = cell.column.id;
  const place = useRef<HTMLDivElement>(null);
  if (column === Object.keys(look.columns)[0]) {
    return (
      <Opener tabIndex={-1} to={now.addressOf(getRowKey(at, row))} replace={now.open !== null} preventScrollReset>
        <FlexRender cell={cell} />
      </Opener>
    );
  }
  if (!table.edit.includes(column)) return <FlexRender cell={cell} />;
  if (isStates(at, column)) return <StatesCell at={at} row={row} name={name} edit={edit} refused={refused} />;
  const label = t(messages.cellLabel, { column: look.columns[column]!.label, name });
  const isPick = isPicked(at, column);
  if (isPick && !isWhole) return <PickedCell at={at} row={row} column={column} />;
  const Way = isPick ? PickCell : RefCell;
  return (
    <Edited ref={place}>
      <Way at={at} row={row} column={column} name={label} onPick={(choice) => edit(row, column, choice)} />
      {refused?.column === column && <RefusedNote reason={refused.reason} at={place} />}
    </Edited>
  );
});

const Edited = styled.div`
  min-inline-size: 0;
`;

const Opener = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 34px;
  border-radius: 4px;
  font-weight: 500;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -2px;
  }

  > :last-child {
    min-inline-size: 0;
  }

  /* A text node alone in a flex container gets no ellipsis. */
  [data-long] &:not(:has(> *)) {
    display: block;
    align-content: center;
    overflow: clip;
    text-overflow: ellipsis;
  }

  [data-long] & > :last-child {
    overflow: clip;
    text-overflow: ellipsis;
  }

  > .lucide {
    flex: none;
    color: var(--muted);
  }
`;
