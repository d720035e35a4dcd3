import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { type AnyTable, getColumnLabel } from './look.ts';
import type { TableView } from './useTableView.ts';
import * as messages from './messages.ts';

/** A column's name; for sortable columns a button that cycles through the sort orders. */
export function SortHeader({ at, column, now }: { at: AnyTable; column: string; now: TableView }) {
  const label = getColumnLabel(at, column);
  const ways = at.table.sorts.filter((sort) => sort.replace(/^-/, '') === column);
  const { ordering } = now.view;
  if (ways.length === 0) return label;
  const next = ways[(ways.indexOf(ordering) + 1) % ways.length]!;
  return (
    <Turn type="button" tabIndex={-1} onClick={() => now.change({ ordering: next })}>
      {label}
      {ordering === `-${column}` && <ArrowDown aria-hidden="true" />}
      {ordering === column && <ArrowUp aria-hidden="true" />}
    </Turn>
  );
}

/** Sort select for layouts without column headers. */
export function SortSelect({ at, now }: { at: AnyTable; now: TableView }) {
  const ways = at.table.sorts.map((sort) => {
    const { label } = at.look.columns[sort.replace(/^-/, '')]!;
    return { id: sort, label: `${label} ${sort.startsWith('-') ? '↓' : '↑'}` };
  });
  return (
    <Order
      tabIndex={-1}
      aria-label={t(messages.sortLabel)}
      value={now.view.ordering}
      onChange={(event) => now.change({ ordering: event.target.value })}
    >
      {ways.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Order>
  );
}

/** The `aria-sort` attribute of a column. */
export function getAriaSort(column: string, ordering: string): { 'aria-sort'?: 'ascending' | 'descending' } {
  if (ordering === column) return { 'aria-sort': 'ascending' };
  return ordering === `-${column}` ? { 'aria-sort': 'descending' } : {};
}

const Order = styled.select`
  min-block-size: 28px;
  margin-inline: -4px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline-offset: -2px;
  }

  > option {
    background: var(--raised);
  }
`;

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
