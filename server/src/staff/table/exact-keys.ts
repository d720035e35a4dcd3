import { COUNT_LIMIT, type StaffTable } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { type TableQuestion, tableCondition } from './conditions.ts';
import { columnExpression } from './rows.ts';
import type { AnySource, RowKey } from './source.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Keys for a long-running operation, without duplicates: the given keys, or the keys of all rows that match now. */
export async function exactKeys(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { question, keys }: { question: TableQuestion; keys: RowKey[] | undefined },
): Promise<RowKey[]> {
  const exactly = [...new Set(keys ?? (await matchingKeys(db, table, source, question)))];
  if (exactly.length === 0) throw conflictError(formatMessage(errors.noRows));
  if (exactly.length > COUNT_LIMIT) throw conflictError(formatMessage(errors.tooManyRows, { max: COUNT_LIMIT }));
  return exactly;
}

async function matchingKeys(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  question: TableQuestion,
): Promise<RowKey[]> {
  const key = columnExpression(source, table.key);
  const { rows } = await sql<{ key: RowKey }>`
    select ${key} as key from ${sql.table(source.from)} where ${tableCondition(table, source, question)}
    limit ${COUNT_LIMIT + 1}`.execute(db);
  return rows.map((row) => row.key);
}
