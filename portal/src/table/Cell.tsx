import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { EditRow } from './useEdit.ts';
import { type AnyRow, type AnyTable, keyOf, textOf, wordOf } from './look.ts';
import { RefCell } from './RefCell.tsx';
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
  if (column === Object.keys(look.columns)[0]) {
    return (
      <Opener to={now.addressOf(keyOf(at, row))} replace={now.open !== null} preventScrollReset>
        {children}
      </Opener>
    );
  }
  const definition = table.row[column]!;
  if (!table.edit.includes(column)) return children;
  const name = `${look.columns[column]!.label} of ${look.nameOf(row)}`;
  if (!('values' in definition)) {
    return <RefCell at={at} row={row} column={column} name={name} onPick={(entry) => edit(row, column, entry)} />;
  }
  return (
    <Pick aria-label={name} value={textOf(row, column)} onChange={(event) => edit(row, column, event.target.value)}>
      {definition.values.map((value) => (
        <option key={value} value={value}>
          {wordOf(at, column, value)}
        </option>
      ))}
    </Pick>
  );
}

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

const Pick = styled.select`
  inline-size: 100%;
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 4px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;

  tr:hover > td > & {
    border-color: var(--control);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > option {
    background: var(--raised);
  }
`;
