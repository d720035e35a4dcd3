import { OPTIONS_MAX } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { pickerSearch } from '../../infra/db/picker-search.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import type { AnySource, OptionsSource } from './source.ts';
import * as errors from '../../core/messages/errors/field.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Options from a table's column, matched anywhere in the text, case-insensitive, best match first. */
export function optionsFrom<T extends keyof Schema>(from: T, name: keyof Schema[T] & string): OptionsSource {
  return async (db, { search, ids }) => {
    const called = sql.ref(name);
    const { found, bestFirst } = pickerSearch(search, called);
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${called} as name from ${sql.table(from)}
      where ${ids ? sql`id = any(${ids})` : sql`true`}
        and ${found}
      order by ${bestFirst}${called}, id limit ${OPTIONS_MAX}`.execute(db);
    return rows;
  };
}

/** Throws if a value references an entry that is not among the column's options. */
export async function checkRefs(
  db: Kysely<Schema>,
  { options }: Pick<AnySource, 'options'>,
  values: Record<string, unknown>,
  at: string,
): Promise<void> {
  for (const [column, offered] of Object.entries(options)) {
    const id = values[column];
    if (typeof id !== 'number') continue;
    const found = await offered(db, { ids: [id] });
    if (found.length === 0) throw invalidInput([{ path: `${at}.${column}`, message: formatMessage(errors.unknown) }]);
  }
}
