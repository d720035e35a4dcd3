import type { FilterChoices, StaffTable } from '@crewdock/contract/table';
import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { readRows } from './page.ts';
import type { TableRow } from './rows.ts';
import type { AnySource } from './source.ts';

/** The first rows whose searched columns contain every typed word. */
export async function suggestRows(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  search: string,
  limit: number,
): Promise<{ items: TableRow[] }> {
  const { items } = await readRows(db, table, source, { search, limit, ordering: table.sorts[0] });
  return { items };
}

/** Every filter of a table, with its fixed values or the first options of its reference. */
export async function filterChoices(
  db: Kysely<Schema>,
  { filters, row }: StaffTable,
  { options }: AnySource,
): Promise<FilterChoices[]> {
  const choices = Object.entries(filters).map(async ([name, kind]) => {
    const column = row[name]!;
    const values = kind === 'any' && 'values' in column ? ['all', ...column.values] : null;
    return {
      column: name,
      kind: kind!,
      values: values && values.map((code) => ({ code, label: labelOf(code) })),
      options: kind === 'any' && column.type === 'ref' ? await options[name]!(db, {}) : null,
    };
  });
  return Promise.all(choices);
}

/** Example: `in_progress` becomes `In progress`. */
function labelOf(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
