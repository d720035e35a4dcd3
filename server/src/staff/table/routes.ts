import type { Handlers } from '@crewdock/contract/endpoint';
import type { StaffTable } from '@crewdock/contract/table';
import { type TableEndpoints, refFilters } from '@crewdock/contract/table-endpoints';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Change, editRow } from './edit.ts';
import { type PageQuestion, readPage, readRow } from './page.ts';
import type { AnySource, Key, TableSource } from './source.ts';

interface Asked {
  params: Record<string, Key>;
  query: PageQuestion;
  body: Change;
}

/** What a table needs of a request. */
interface TableContext {
  db: Kysely<Schema>;
  now: Date;
}

/** The handlers of every call that a table has. */
export function tableRoutes<const T extends StaffTable>(
  table: T,
  typedSource: TableSource<T>,
): TableEndpoints<T> extends EndpointTable ? Handlers<TableEndpoints<T>, TableContext> : never {
  // The declaration says what the types have checked.
  const source = typedSource as unknown as AnySource;
  const { name, key } = table;
  const calls: Record<string, (asked: Asked, context: TableContext) => Promise<unknown>> = {
    [`list_${name}`]: ({ query }, { db }) => readPage(db, table, source, query),
    async [`filters_of_${name}`](_, { db }) {
      const offered = Object.keys(refFilters(table)).map(async (column) => [column, await source.options[column]!(db)]);
      return Object.fromEntries(await Promise.all(offered));
    },
    async [`read_${name}`]({ params }, { db }) {
      const row = await readRow(db, table, source, params[key]!);
      if (!row) throw notFound();
      return row;
    },
    [`change_${name}`]: ({ params, body }, { db, now }) =>
      editRow(db, table, source, { key: params[key]!, change: body, now }),
  };
  return calls as never;
}
