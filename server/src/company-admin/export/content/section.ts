import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Names } from '../../../dictionaries/names.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Row } from '../tables.ts';

/** A kind of what a company owns, in an order that doesn't change. */
export interface Section {
  /** Of its files in the archive. */
  name: string;
  rows(trx: Transaction<Schema>, of: { companyId: number; names: Names }): AsyncIterable<Row>;
}

/** So many are read at a time. */
export const PAGE = 500;

/** Rows as a statement about a company has them, in the order of their `key`, which they don't tell. One such section is read at a time. */
export function rowsBy(name: string, statement: (companyId: number) => RawBuilder<unknown>): Section {
  return {
    name,
    async *rows(trx, { companyId }) {
      // The statement is done once, however many pages there are.
      await sql`declare section no scroll cursor for ${statement(companyId)} order by key`.execute(trx);
      for (;;) {
        const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from section`.execute(trx);
        for (const { key: _, ...row } of rows) yield row;
        if (rows.length < PAGE) break;
      }
      await sql`close section`.execute(trx);
    },
  };
}

/** What stands for a card `c` of a company `co` in answers, as `shownIdOf` has it. */
export function shownId(card: string, company: string): RawBuilder<number> {
  const isOpen = sql`coalesce(${sql.ref(`${company}.card_id_publicly_visible`)}, true)`;
  return sql`case when ${isOpen} then ${sql.ref(`${card}.id`)} else ${sql.ref(`${card}.shown_id`)} end`;
}
