import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { marketFromClause, marketWhereClause } from './conditions.ts';
import { countFacets } from './count-facets.ts';
import { isAfter, sortPosition } from '../infra/db/total-order.ts';
import { changedSince, FIRST_UNSEEN } from './changed-since.ts';
import { orderBy, sortKeys } from './order.ts';
import { type MarketSearch, type MarketQuestion, getDroppableFilters, withoutFilter } from './question.ts';

/**
 * Searches the market in PostgreSQL, using the narrow index rows. Reference implementation for the search in memory.
 */
export function sqlSearch(db: Kysely<Schema>): MarketSearch {
  return {
    async page(question, load) {
      const { rows } = await pageQuery({ ...question, limit: question.limit + 1 }).execute(db);
      const page = rows.slice(0, question.limit);
      const last = page.at(-1)?.position.map(Number) ?? null;
      const ids = page.map((row) => row.card_id);
      return load(ids, { last, hasMore: rows.length > page.length, firstUnseen: rows[0]?.firstUnseen ?? '' });
    },
    async total(question) {
      const { rows } = await totalQuery(question).execute(db);
      return rows[0]!.count;
    },
    counts(question) {
      return countFacets(db, question);
    },
    examine: async () => null,
    changedSince: (kind, transaction) => changedSince(db, kind, transaction),
    async costs(question) {
      const names = getDroppableFilters(question);
      if (names.length === 0) return new Map();
      const { rows } = await costsQuery(question, names).execute(db);
      // PostgreSQL may count in parallel and return the rows in any order.
      rows.sort((a, b) => a.filter - b.filter);
      return new Map(rows.map((row) => [names[row.filter]!, row.count]));
    },
  };
}

export function pageQuery(question: MarketQuestion): RawBuilder<PageRow> {
  const { after = null, limit, offset } = question;
  const keys = sortKeys(question);
  const rest = after === null ? sql`` : sql`and ${isAfter(keys, after.map(String))}`;
  return sql`select m.card_id, ${sortPosition(keys)} as position, ${sql.raw(FIRST_UNSEEN)} as "firstUnseen"
    ${marketFromClause(question)} ${marketWhereClause(question)} ${rest} ${orderBy(question)}
    limit ${limit} offset ${after === null ? offset : 0}`;
}

interface PageRow {
  card_id: number;
  position: string[];
  firstUnseen: string;
}

export function totalQuery(question: MarketQuestion): RawBuilder<{ count: number }> {
  return sql`select count(*) as count ${marketFromClause(question)} ${marketWhereClause(question)}`;
}

function costsQuery(
  question: MarketQuestion,
  names: ReturnType<typeof getDroppableFilters>,
): RawBuilder<{ filter: number; count: number }> {
  return sql.join<{ filter: number; count: number }>(
    names.map((name, at) => {
      const open = withoutFilter(question, name);
      return sql`(select ${sql.lit(at)}::int as filter, count(*) as count ${marketFromClause(open)} ${marketWhereClause(open)})`;
    }),
    sql` union all `,
  );
}
