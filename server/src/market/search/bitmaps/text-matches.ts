import type { Pool } from 'pg';
import type { Question } from '../question.ts';
import { wordQuery } from '../words.ts';
import { type Bits, include } from './bits.ts';
import type { MarketCards } from './market-cards.ts';

/** The cards that a typed text finds. */
export interface TextMatches {
  found: Bits;
  /** Those that are called so. */
  called: Bits;
}

/** Asks PostgreSQL, which has the words; null when nothing was typed. */
export async function matchText(
  pool: Pool,
  { kind, filters }: Question,
): Promise<((cards: MarketCards) => TextMatches) | null> {
  const query = wordQuery(filters.search);
  if (query === null) return null;
  const read = async (column: 'words' | 'called') => {
    const { rows } = await pool.query<{ ids: string }>(
      `select string_agg(card_id::text, ',') as ids from market_${kind}_words where words @@ $1::tsquery and ${column} @@ $1::tsquery`,
      [query],
    );
    return rows[0]!.ids === null ? [] : JSON.parse(`[${rows[0]!.ids}]`);
  };
  const [found, called] = await Promise.all([read('words'), read('called')]);
  return (cards) => ({ found: bitsOf(cards, found), called: bitsOf(cards, called) });
}

function bitsOf(cards: MarketCards, ids: number[]): Bits {
  const bits = cards.emptyBits();
  for (const id of ids) {
    const slot = cards.slotOf(id);
    if (slot !== -1) include(bits, slot);
  }
  return bits;
}
