import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { from, where } from './conditions.ts';
import { orderBy } from './order.ts';
import type { Question } from './question.ts';

/** A question about what is new, and what could be seen when it was asked last. */
interface AskedAnew {
  question: Question;
  /** PostgreSQL's snapshot, as text. */
  seen: string;
}

interface News {
  /** Of each question the cards in its order, all of them. */
  found: number[][];
  /** What could be seen now. */
  seen: string;
}

/**
 * What of the cards that came to a market since then each of many questions of one kind shows and could not show before. The market's own conditions
 * are asked of those cards alone, read once for all questions.
 */
export async function newsOf(
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

function answerTo({ question, seen }: AskedAnew, at: number): RawBuilder<unknown> {
  return sql`select ${sql.lit(at)}::int as at, pg_current_snapshot()::text as seen, array(
    select m.card_id ${from(question)} ${where(question)}
      and not pg_visible_in_snapshot(m.came, ${seen}::text::pg_snapshot) ${orderBy(question)}) as ids`;
}
