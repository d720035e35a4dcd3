import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { facetCode, listFacets } from './facet-code.ts';
import { publishSkills } from '../dictionaries/made-skills.ts';
import { ANYWHERE } from '../dictionaries/names.ts';
import { storeWords, WORDS_VERSION } from '../infra/db/stored-words.ts';
import { listCityWords, indexedWords } from './words.ts';

/** Hours per month for converting monthly rates to hourly rates. */
const HOURS_A_MONTH = 160;

/**
 * Updates the market index for these cards. Must run in the transaction that changes the cards. Removes cards that are
 * not on the market (archived, on hold, private, draft, withheld). Publishes new skills of the cards (see
 * `publishSkills`).
 */
export async function indexCards(db: Kysely<Schema>, kind: CardKind, ids: number[]): Promise<void> {
  const index = sql.table(`market_${kind}`);
  await publishSkills(db, kind, ids);
  await storeWords(db, kind, ids);
  await sql`delete from ${index} where card_id = any(${ids}::int[])`.execute(db);
  const { rows } = await sourceQuery(kind, ids).execute(db);
  if (rows.length === 0) return;
  const own = Object.entries(OWN_COLUMNS[kind]);
  const columns = sql.raw([...INDEX_COLUMNS, ...own.map(([name]) => name)].join(', '));
  await sql`
    insert into ${index} (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(rows.map((row) => indexRow(kind, row)))}) as r (
      card_id integer, company_id integer, seniority smallint, english smallint, priority smallint, full_stack boolean,
      hourly_low integer, hourly_high integer, monthly_low integer, monthly_high integer, sort_low integer,
      sort_high integer, modified timestamptz, skills integer[], main_skills integer[], specializations integer[],
      categories integer[], industries integer[], facets integer[],
      ${sql.raw(own.map(([name, type]) => `${name} ${type}`).join(', '))})`.execute(db);
  await sql`
    insert into ${sql.table(`market_${kind}_words`)} (card_id, called, words, words_version)
    select card_id, array_to_tsvector(called), array_to_tsvector(words), ${sql.lit(WORDS_VERSION)}
    from json_to_recordset(${JSON.stringify(rows.map(wordRow))}) as r (card_id integer, called text[], words text[])`.execute(
    db,
  );
}

/**
 * Rewrites the words of up to `limit` index rows that have words of an earlier version. Returns the number of rewritten
 * rows.
 */
export async function rewriteMarketWords(trx: Transaction<Schema>, kind: CardKind, limit: number): Promise<number> {
  const table = sql.table(`market_${kind}_words`);
  const { rows: old } = await sql<{ id: number }>`
    select card_id as id from ${table} where words_version < ${sql.lit(WORDS_VERSION)}
    order by card_id limit ${limit} for no key update skip locked`.execute(trx);
  const ids = old.map(({ id }) => id);
  const { rows } = await sourceQuery(kind, ids).execute(trx);
  await sql`
    update ${table} w set words_version = ${sql.lit(WORDS_VERSION)},
      called = coalesce(array_to_tsvector(r.called), w.called), words = coalesce(array_to_tsvector(r.words), w.words)
    from unnest(${ids}::int[]) old (card_id)
    left join json_to_recordset(${JSON.stringify(rows.map(wordRow))}) as r (card_id integer, called text[], words text[])
      using (card_id)
    where w.card_id = old.card_id`.execute(trx);
  return ids.length;
}

/** Columns that exist in only one of the two markets, with their SQL types. */
const OWN_COLUMNS: Record<CardKind, Record<string, string>> = {
  talent: { country: 'smallint', available_from: 'date', notice_period: 'smallint' },
  request: { countries: 'integer[]', engagement: 'smallint', work_mode: 'smallint' },
};

const INDEX_COLUMNS = [
  'card_id',
  'company_id',
  'seniority',
  'english',
  'priority',
  'full_stack',
  'hourly_low',
  'hourly_high',
  'monthly_low',
  'monthly_high',
  'sort_low',
  'sort_high',
  'modified',
  'skills',
  'main_skills',
  'specializations',
  'categories',
  'industries',
  'facets',
];

/** The data of an index row, read from a card and its skills. */
interface Source {
  card_id: number;
  company_id: number;
  country: number | null;
  available_from: string | null;
  notice_period: number | null;
  countries: number[];
  engagement: number | null;
  work_mode: number | null;
  seniority: number | null;
  english: number | null;
  priority: number;
  full_stack: boolean;
  hourly_min: number | null;
  hourly_max: number | null;
  monthly_min: number | null;
  monthly_max: number | null;
  modified: string;
  specializations: number[];
  categories: number[];
  industries: number[];
  skills: number[];
  main_skills: number[];
  called: string;
  skill_names: string;
  place: string | null;
  /** City and region of a job; null for talents. */
  locality: string | null;
}

function sourceQuery(kind: CardKind, ids: number[]) {
  const skillTable = sql.table(`${kind}_skill`);
  const skillOwner = sql.ref(`cs.${kind}_id`);
  return sql<Source>`
    select c.id as card_id, coalesce(c.company_id, 0) as company_id, ${OWN[kind]}, c.seniority_id as seniority,
      e.level as english, c.priority, c.full_stack, c.modified_at as modified,
      c.specialization_ids as specializations, c.industry_ids as industries,
      array(select distinct category_id::int from specialization where id = any(c.specialization_ids) order by 1) as categories,
      coalesce(s.skills, '{}') as skills, coalesce(s.main_skills, '{}') as main_skills,
      coalesce(s.skill_names, '') as skill_names
    from ${sql.table(kind)} c
    left join english_level e on e.id = c.english_level_id
    left join lateral (
      select array_agg(cs.skill_id order by cs.skill_id) as skills,
        coalesce(array_agg(cs.skill_id order by cs.skill_id) filter (where cs.is_main), '{}') as main_skills,
        string_agg(coalesce((select string_agg(alias, ' ') from skill_alias a where a.skill_id = cs.skill_id),
          (select name from skill where id = cs.skill_id)), ' ') as skill_names
      from ${skillTable} cs where ${skillOwner} = c.id) s on true
    where c.id = any(${ids}::int[]) and c.is_active and not c.is_on_hold and not c.is_private and not c.is_draft
      and not c.is_withheld`;
}

const OWN = {
  talent: sql`c.country_id as country, c.hourly_rate as hourly_min, c.hourly_rate as hourly_max,
    c.monthly_rate as monthly_min, c.monthly_rate as monthly_max, c.name || ' ' || c.title as called,
    concat(c.city, ' ', (select name from country where id = c.country_id)) as place, null::text as locality, c.available_from, c.notice_period`,
  request: sql`c.country_ids as countries, c.engagement_id as engagement, c.work_mode_id as work_mode, c.hourly_min, c.hourly_max, c.monthly_min, c.monthly_max,
    c.title || ' ' || coalesce(c.company_name, '') as called,
    concat_ws(' ', c.city, c.region, (select string_agg(name, ' ') from country where id = any(c.country_ids))) as place,
    concat_ws(' ', c.city, c.region) as locality`,
};

function indexRow(kind: CardKind, source: Source): object {
  const hourly = bounds(source.hourly_min, source.hourly_max);
  const monthly = bounds(source.monthly_min, source.monthly_max);
  const countries = kind === 'request' && source.countries.length === 0 ? [ANYWHERE] : source.countries;
  return {
    ...source,
    countries,
    facets: listFacets(kind).flatMap((facet) => {
      const values = facet === 'country' ? countries : source[facet];
      return values.map((value) => facetCode(facet, value));
    }),
    hourly_low: hourly.low,
    hourly_high: hourly.high,
    monthly_low: monthly.low,
    monthly_high: monthly.high,
    sort_low: hourly.low ?? byTheHour(monthly.low),
    sort_high: hourly.high ?? byTheHour(monthly.high),
  };
}

/** Replaces a missing bound with the other bound. */
function bounds(min: number | null, max: number | null): { low: number | null; high: number | null } {
  return { low: min ?? max, high: max ?? min };
}

function byTheHour(monthly: number | null): number | null {
  return monthly === null ? null : Math.round(monthly / HOURS_A_MONTH);
}

function wordRow({ card_id, called, skill_names, place, locality }: Source): object {
  const words = indexedWords(`${called} ${skill_names} ${place ?? ''}`);
  return { card_id, called: indexedWords(called), words: [...words, ...listCityWords(locality ?? '')] };
}
