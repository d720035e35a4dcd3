import type { CardKind } from '@crewdock/contract/kinds';
import type { Pool } from 'pg';
import { types } from './row-types.ts';
import { within } from './timed-query.ts';

const SECONDS = 30;

/** Ids of the cards that a word finds, and of those among them that are called so. */
export interface FoundCards {
  found: number[];
  called: number[];
}

/** Asks PostgreSQL which cards a `tsquery` finds, of all or of some. */
export async function findWord(pool: Pool, kind: CardKind, query: string, among?: number[]): Promise<FoundCards> {
  const { rows } = await pool.query<{ found: number[] | null; called: number[] | null }>(
    within(SECONDS, {
      text: `
        select array_agg(card_id) as found, array_agg(card_id) filter (where called @@ $1::tsquery) as called
        from market_${kind}_words where words @@ $1::tsquery ${among ? 'and card_id = any($2::int[])' : ''}`,
      values: among ? [query, among] : [query],
      types,
    }),
  );
  return { found: rows[0]!.found ?? [], called: rows[0]!.called ?? [] };
}
