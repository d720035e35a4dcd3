import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { from, where } from './conditions.ts';
import { countFacets } from './count-facets.ts';
import { orderBy } from './order.ts';
import { type MarketSearch, type Question, droppable, withoutFilter } from './question.ts';

/** Searches the market in PostgreSQL, on the narrow index rows. This is the reference for other implementations. */
export function sqlSearch(db: Kysely<Schema>): MarketSearch {
  return {
    async page(question, load) {
      const { rows } = await pageQuery(question).execute(db);
      return load(rows.map((row) => row.card_id));
    },
    async total(question) {
      const { rows } = await totalQuery(question).execute(db);
      return rows[0]!.count;
    },
    counts(question) {
      return countFacets(db, question);
    },
    examine: async () => null,
    async costs(question) {
      const names = droppable(question);
      if (names.length === 0) return new Map();
      const { rows } = await costsQuery(question, names).execute(db);
      // PostgreSQL may count in parallel and return the rows in any order.
      rows.sort((a, b) => a.filter - b.filter);
      return new Map(rows.map((row) => [names[row.filter]!, row.count]));
    },
  };
}

export function pageQuery(question: Question): RawBuilder<{ card_id: number }> {
  return sql`select m.card_id ${from(question)} ${where(question)} ${orderBy(question)}
    limit ${question.limit} offset ${question.offset}`;
}

export function totalQuery(question: Question): RawBuilder<{ count: number }> {
  return sql`select count(*) as count ${from(question)} ${where(question)}`;
}

function costsQuery(
  question: Question,
  names: ReturnType<typeof droppable>,
): RawBuilder<{ filter: number; count: number }> {
  return sql.join<{ filter: number; count: number }>(
    names.map((name, at) => {
      const open = withoutFilter(question, name);
      return sql`(select ${sql.lit(at)}::int as filter, count(*) as count ${from(open)} ${where(open)})`;
    }),
    sql` union all `,
  );
}
