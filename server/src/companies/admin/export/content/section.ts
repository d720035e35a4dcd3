import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Names } from '../../../../dictionaries/names.ts';
import type { Schema } from '../../../../infra/db/schema.ts';
import type { ExportRow } from '../tables.ts';

/** One kind of exported data, in a stable order. */
export interface ExportContentSection {
  /** Name of the section's files in the archive. */
  name: string;
  rows(trx: Transaction<Schema>, of: { companyId: number; names: Names }): AsyncIterable<ExportRow>;
}

/** Number of rows read per batch. */
export const EXPORT_BATCH_ROWS = 500;

/**
 * Creates a section with the rows of a statement, ordered by its column `key`, which is omitted. Uses a named cursor,
 * so only one such section can be read at a time.
 */
export function rowsBy(name: string, statement: (companyId: number) => RawBuilder<unknown>): ExportContentSection {
  return {
    name,
    async *rows(trx, { companyId }) {
      // A cursor runs the statement once for all batches.
      await sql`declare section no scroll cursor for ${statement(companyId)} order by key`.execute(trx);
      for (;;) {
        const { rows } = await sql<ExportRow>`fetch ${sql.lit(EXPORT_BATCH_ROWS)} from section`.execute(trx);
        for (const { key: _, ...row } of rows) yield row;
        if (rows.length < EXPORT_BATCH_ROWS) break;
      }
      await sql`close section`.execute(trx);
    },
  };
}

/** Builds the SQL version of `getShownId`, for aliases of a card and its company. */
export function shownId(card: string, company: string): RawBuilder<number> {
  const isOpen = sql`coalesce(${sql.ref(`${company}.card_id_publicly_visible`)}, true)`;
  return sql`case when ${isOpen} then ${sql.ref(`${card}.id`)} else ${sql.ref(`${card}.shown_id`)} end`;
}
