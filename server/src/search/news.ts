import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { marketFromClause, marketWhereClause } from './conditions.ts';
import { orderBy } from './order.ts';
import type { MarketQuestion } from './question.ts';

/** A question that is asked repeatedly, and the snapshot in which it was last answered. */
interface AskedAnew {
  question: MarketQuestion;
  /** PostgreSQL's snapshot, as text. */
  seen: string;
}

interface News {
  /** For each question, its new and changed cards in the question's order. */
  found: number[][];
  /** The current snapshot, for the next call. */
  seen: string;
}

/**
 * Finds the cards of a market that were added or changed since each question was last answered, and match it. Reads the
 * cards changed after `since` once for all questions and applies the conditions to them only.
 */
export async function findChangedCards(
  db: Kysely<Schema>,
  kind: CardKind,
  since: Date,
  asked: readonly AskedAnew[],
): Promise<News> {
  const index = sql.table(`market_${kind}`);
  const words = sql.table(`market_${kind}_words`);
  const { rows } = await sql<{ at: number; ids: number[]; seen: string }>`
    with ${index} as materialized (
      select i.*, n.xid as came from ${index} i
      join market_news n on n.kind = ${kind} and n.card_id = i.card_id where n.at > ${since}),
    ${words} as materialized (select w.* from ${words} w where w.card_id in (select card_id from ${index}))
    ${sql.join(asked.map(answerTo), sql` union all `)}`.execute(db);
  const found = new Map(rows.map(({ at, ids }) => [at, ids]));
  return { found: asked.map((_, at) => found.get(at)!), seen: rows[0]!.seen };
}

/** All cards that match a question in the question's order, and the snapshot of the result. */
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
  return sql`select ${sql.lit(at)}::int as at, pg_current_snapshot()::text as seen, array(
    select m.card_id ${marketFromClause(question)} ${marketWhereClause(question)}
      and not pg_visible_in_snapshot(m.came, ${seen}::text::pg_snapshot) ${orderBy(question)}) as ids`;
}
