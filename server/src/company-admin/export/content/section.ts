import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Names } from '../../../dictionaries/names.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Row } from '../tables.ts';

/** A kind of what a company owns, in an order that doesn't change. */
export interface Section {
  /** Of its files in the archive. */
  name: string;
  page(db: Kysely<Schema>, asked: Asked): Promise<Keyed[]>;
}

interface Asked {
  companyId: number;
  names: Names;
  /** The last key of the page before. */
  after: Key | null;
  limit: number;
}

type Key = number | string;

export interface Keyed {
  /** Where it stands in the order. */
  key: Key;
  row: Row;
}

const PAGE = 500;

/** Rows as a statement about a company has them, with `key` as what orders them. */
export function rowsBy(name: string, statement: (companyId: number) => RawBuilder<unknown>): Section {
  return {
    name,
    async page(db, { companyId, after, limit }) {
      const isBeyond = after === null ? sql`true` : sql`key > ${after}`;
      const { rows } = await sql<Row & { key: Key }>`
        select * from (${statement(companyId)}) as every where ${isBeyond} order by key limit ${limit}`.execute(db);
      return rows.map(({ key, ...row }) => ({ key, row }));
    },
  };
}

/** All of them, a page at a time. */
export async function* rowsOf(
  { page }: Section,
  db: Kysely<Schema>,
  of: Pick<Asked, 'companyId' | 'names'>,
): AsyncGenerator<Row> {
  for (let after: Key | null = null; ;) {
    const found: Keyed[] = await page(db, { ...of, after, limit: PAGE });
    for (const { row } of found) yield row;
    if (found.length < PAGE) return;
    after = found.at(-1)!.key;
  }
}

/** What stands for a card `c` of a company `co` in answers, as `shownIdOf` has it. */
export function shownId(card: string, company: string): RawBuilder<number> {
  const isOpen = sql`coalesce(${sql.ref(`${company}.card_id_publicly_visible`)}, true)`;
  return sql`case when ${isOpen} then ${sql.ref(`${card}.id`)} else ${sql.ref(`${card}.shown_id`)} end`;
}
