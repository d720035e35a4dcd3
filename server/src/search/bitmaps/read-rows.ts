import type { CardKind } from '@crewdock/contract/kinds';
import type { ClientBase } from 'pg';
import type { CardRow } from './market-cards.ts';
import { types } from './row-types.ts';
import { within } from './timed-query.ts';

const SECONDS = 60;

/** The next cards of a market, in the order of their ids. */
export async function readNext(db: ClientBase, kind: CardKind, after: number, limit: number): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>(
    within(SECONDS, {
      text: `${select(kind)} where card_id > $1 order by card_id limit $2`,
      values: [after, limit],
      types,
    }),
  );
  return rows;
}

/** Those of the cards that are in a market. */
export async function readThese(db: ClientBase, kind: CardKind, ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<CardRow>(
    within(SECONDS, {
      name: `market cards ${kind}`,
      text: `${select(kind)} where card_id = any($1::int[])`,
      values: [ids],
      types,
    }),
  );
  return rows;
}

export async function countCards(db: ClientBase, kind: CardKind): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    within(SECONDS, {
      text: `select count(*)::int as count from market_${kind}`,
    }),
  );
  return rows[0]!.count;
}

function select(kind: CardKind): string {
  return `
    select card_id, company_id, (extract(epoch from modified) * 1000000)::bigint as modified, priority, full_stack, seniority,
      english, hourly_low, hourly_high, monthly_low, monthly_high, sort_low, sort_high, ${COUNTRIES[kind]} as countries, skills,
      main_skills, specializations, categories, industries
    from market_${kind}`;
}

const COUNTRIES: Record<CardKind, string> = { talent: 'array_remove(array[country::int], null)', request: 'countries' };
