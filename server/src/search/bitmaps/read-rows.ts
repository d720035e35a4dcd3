import type { CardKind } from '@crewdock/contract/kinds';
import type { ClientBase } from 'pg';
import type { IndexedCardRow } from './market-cards.ts';
import { rowTypes } from './row-types.ts';
import { SKILL_NOTE } from './skill-notes.ts';
import { withQueryTimeout } from './timed-query.ts';

const SECONDS = 60;

/** Reads the next cards of a market in order of id. */
export async function readNext(
  db: ClientBase,
  kind: CardKind,
  after: number,
  limit: number,
): Promise<IndexedCardRow[]> {
  const { rows } = await db.query<IndexedCardRow>(
    withQueryTimeout(SECONDS, {
      text: select(kind, 'where card_id > $1 order by card_id limit $2'),
      values: [after, limit],
      types: rowTypes,
    }),
  );
  return rows;
}

/** Reads cards by id. Omits cards that are not in the market. */
export async function readThese(db: ClientBase, kind: CardKind, ids: number[]): Promise<IndexedCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<IndexedCardRow>(
    withQueryTimeout(SECONDS, {
      name: `market cards ${kind}`,
      text: select(kind, 'where card_id = any($1::int[])'),
      values: [ids],
      types: rowTypes,
    }),
  );
  return rows;
}

export async function countMarketCards(db: ClientBase, kind: CardKind): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    withQueryTimeout(SECONDS, {
      text: `select count(*)::int as count from market_${kind}`,
    }),
  );
  return rows[0]!.count;
}

/**
 * Builds the SQL for rows. Selects the cards first: otherwise, a merge join would read the other tables from their
 * start for every batch.
 */
function select(kind: CardKind, which: string): string {
  return `
    with m as materialized (select * from market_${kind} ${which})
    select m.card_id, m.company_id, (extract(epoch from m.modified) * 1000000)::bigint as modified, m.priority, m.full_stack,
      m.seniority, m.english, m.hourly_low, m.hourly_high, m.monthly_low, m.monthly_high, m.sort_low, m.sort_high,
      ${RATES[kind]}, ${TERMS[kind]}, array(select ${SKILL_NOTE} from ${kind}_skill where ${kind}_id = m.card_id order by skill_id) as skill_notes,
      ${COUNTRIES[kind]} as countries, m.skills, m.main_skills, m.specializations, m.categories, m.industries,
      coalesce(c.title, '') as title, ${wordsOf('w.called')} as called,
      ${wordsOf('ts_delete(w.words, tsvector_to_array(w.called))')} as "otherWords"
    from m
    left join market_${kind}_words w on w.card_id = m.card_id
    left join ${kind} c on c.id = m.card_id
    order by m.card_id`;
}

const COUNTRIES: Record<CardKind, string> = {
  talent: 'array_remove(array[m.country::int], null)',
  request: 'm.countries',
};

/** Uses the job's own maximum, because the index replaces a missing bound with the other bound. */
const RATES: Record<CardKind, string> = {
  talent: 'm.hourly_high as hourly, m.monthly_high as monthly',
  request: 'c.hourly_max as hourly, c.monthly_max as monthly',
};

const TERMS: Record<CardKind, string> = {
  talent: `m.available_from - date '1970-01-01' as available_from, m.notice_period, null::int as engagement, null::int as work_mode`,
  request: 'null::int as available_from, null::int as notice_period, m.engagement, m.work_mode',
};

function wordsOf(vector: string): string {
  return `coalesce(array_to_string(tsvector_to_array(${vector}), ' '), '')`;
}
