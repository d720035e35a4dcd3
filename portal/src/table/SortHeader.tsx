import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import type { AnyTable } from './look.ts';
import type { TableView } from './useTableView.ts';

/** The name of a column; where the table can be in its order, a button that puts it so, and then turns it round. */
export function SortHeader({ at, column, now }: { at: AnyTable; column: string; now: TableView }) {
  const { label } = at.look.columns[column]!;
  const ways = at.table.sorts.filter((sort) => sort.replace(/^-/, '') === column);
  const { ordering } = now.view;
  if (ways.length === 0) return label;
  const next = ways[(ways.indexOf(ordering) + 1) % ways.length]!;
  return (
    <Turn type="button" onClick={() => now.change({ ordering: next })}>
      {label}
      {ordering === `-${column}` && <ArrowDown aria-hidden="true" />}
      {ordering === column && <ArrowUp aria-hidden="true" />}
    </Turn>
  );
}

/** What a screen reader hears of the order. */
export function sortOf(column: string, ordering: string): { 'aria-sort'?: 'ascending' | 'descending' } {
  if (ordering === column) return { 'aria-sort': 'ascending' };
  return ordering === `-${column}` ? { 'aria-sort': 'descending' } : {};
}

const Turn = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    color: var(--text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
`;
