import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { EditRow } from './useEdit.ts';
import { type AnyRow, type AnyTable, keyOf } from './look.ts';
import { isFew } from './offers.ts';
import { FlagCell, PickCell } from './PickCell.tsx';
import { RefCell } from './RefCell.tsx';
import { RefusedNote } from './RefusedNote.tsx';
import type { TableView } from './useTableView.ts';

interface Props {
  at: AnyTable;
  row: AnyRow;
  column: string;
  now: TableView;
  edit: EditRow;
  children: ReactNode;
}

/** What stands in a cell: the first of a row opens it, what can be edited is edited in its place. */
export function Cell({ at, row, column, now, edit, children }: Props) {
  const { table, look } = at;
  const place = useRef<HTMLDivElement>(null);
  if (column === Object.keys(look.columns)[0]) {
    return (
      <Opener to={now.addressOf(keyOf(at, row))} replace={now.open !== null} preventScrollReset>
        {typeof children === 'string' ? <span>{children}</span> : children}
      </Opener>
    );
  }
  const definition = table.row[column]!;
  if (!table.edit.includes(column)) return children;
  const name = `${look.columns[column]!.label} of ${look.nameOf(row)}`;
  const Way = definition.type === 'flag' ? FlagCell : 'values' in definition || isFew(at, column) ? PickCell : RefCell;
  return (
    <Edited ref={place}>
      <Way at={at} row={row} column={column} name={name} onPick={(choice) => edit(row, column, choice)} />
      <RefusedNote table={table.name} row={keyOf(at, row)} column={column} at={place} />
    </Edited>
  );
}

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
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > .lucide {
    flex: none;
    color: var(--muted);
  }
`;
