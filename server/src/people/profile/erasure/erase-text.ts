import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import { removeFile } from '../../../infra/storage/naming.ts';
import type { Leaver } from './leaver.ts';
import { type ColumnRule, isKept } from './rule.ts';
import { erasureRules } from './rules.ts';

type Trx = Transaction<Schema>;

/** Applies the erasure rules to every table, and removes the files that the rows referenced. */
export async function eraseText(trx: Trx, leaver: Leaver): Promise<void> {
  for (const [table, rule] of Object.entries(erasureRules(leaver))) {
    if ('deletedWith' in rule) continue;
    if ('deleteRows' in rule) {
      const files = await namedFiles(trx, table, rule.files ?? [], rule.deleteRows);
      await sql`delete from ${sql.table(table)} where ${rule.deleteRows}`.execute(trx);
      for (const path of files) await removeFile(trx, path);
    } else if ('clearRows' in rule) {
      const files = await namedFiles(trx, table, rule.files ?? [], rule.clearRows);
      const assignments = clearedColumns(rule.columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${rule.clearRows}`.execute(trx);
      for (const path of files) await removeFile(trx, path);
    }
  }
}

function clearedColumns(columns: Partial<Record<string, ColumnRule>>): [string, RawBuilder<unknown>][] {
  return Object.entries(columns).flatMap(([column, rule]) => (!rule || isKept(rule) ? [] : [[column, rule]]));
}

async function namedFiles(trx: Trx, table: string, columns: string[], rows: RawBuilder<unknown>): Promise<string[]> {
  if (columns.length === 0) return [];
  const paths = sql`array[${sql.join(columns.map((column) => sql.ref(column)))}]`;
  const { rows: found } = await sql<{ path: string }>`
    select path from ${sql.table(table)}, unnest(${paths}) as path where (${rows}) and path is not null`.execute(trx);
  return found.map(({ path }) => path);
}
