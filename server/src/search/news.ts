import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { marketFromClause, marketWhereClause } from './conditions.ts';
import { orderBy } from './order.ts';
import type { MarketQuestion } from './question.ts';

/** A repeated query and the snapshot of its last results. */
interface AskedAnew {
  question: MarketQuestion;
  /** PostgreSQL's snapshot, as text. */
  seen: string;
}

interface News {
  /** For each query, its new and changed cards in the query's order. */
  found: number[][];
  /** For each query, all cards of its kind that were added, changed or removed, whether they match or not. */
  changed: number[][];
  /** The current snapshot, for the next call. */
  seen: string;
}

/**
 * Finds the cards of a market that were added, changed or removed since the last results of each query, and the changed
 * cards that match the query. Reads the cards changed after `since` once for all queries.
 */
export async function findChangedCards(
  db: Kysely<Schema>,
  kind: CardKind,
  since: Date,
  asked: readonly AskedAnew[],
): Promise<News> {
  const index = sql.table(`market_${kind}`);
  const words = sql.table(`market_${kind}_words`);
  const { rows } = await sql<{ at: number; ids: number[]; changed: number[]; seen: string }>`
    with news as materialized (
      select n.card_id, n.xid from market_news n where n.kind = ${kind} and n.at > ${since}),
    ${index} as materialized (select i.*, n.xid as came from ${index} i join news n on n.card_id = i.card_id),
    ${words} as materialized (select w.* from ${words} w where w.card_id in (select card_id from ${index}))
    ${sql.join(asked.map(answerTo), sql` union all `)}`.execute(db);
  const answers = new Map(rows.map((row) => [row.at, row]));
  return {
    found: asked.map((_, at) => answers.get(at)!.ids),
    changed: asked.map((_, at) => answers.get(at)!.changed),
    seen: rows[0]!.seen,
  };
}

/** Returns all cards that match a query, in the query's order, and the snapshot of the result. */
export async function matchingCards(
  db: Kysely<Schema>,
  question: MarketQuestion,
): Promise<{ ids: number[]; seen: string }> {
  const { rows } = await sql<{ ids: number[]; seen: string }>`
    select pg_current_snapshot()::text as seen,
      array(select m.card_id ${marketFromClause(question)} ${marketWhereClause(question)} ${orderBy(question)}) as ids`.execute(
    db,
  );
  return rows[0]!;
}

function answerTo({ question, seen }: AskedAnew, at: number): RawBuilder<unknown> {
  return sql`select ${sql.lit(at)}::int as at, pg_current_snapshot()::text as seen,
    array(select n.card_id from news n where not pg_visible_in_snapshot(n.xid, ${seen}::text::pg_snapshot)) as changed,
    array(select m.card_id ${marketFromClause(question)} ${marketWhereClause(question)}
      and not pg_visible_in_snapshot(m.came, ${seen}::text::pg_snapshot) ${orderBy(question)}) as ids`;
}
