import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql } from 'kysely';
import { type IndexFilters, type MarketQuestion, askedSkills, getUtcDay, neededSkills } from './question.ts';
import { buildCityQuery, wordQuery } from './words.ts';

type Condition = RawBuilder<unknown>;

/**
 * Builds the SQL `from` clause: the rows `m` of the market index, joined with their words `w` if the query has a search
 * text or a city.
 */
export function marketFromClause({ kind, filters }: MarketQuestion): Condition {
  const rows = sql`from ${sql.table(`market_${kind}`)} m`;
  if (wordQuery(filters.search) === null && buildCityQuery(filters.city) === null) return rows;
  return sql`${rows} join ${sql.table(`market_${kind}_words`)} w on w.card_id = m.card_id`;
}

/** Builds the SQL `where` clause of a query on the rows of `marketFromClause`. */
export function marketWhereClause(question: MarketQuestion): Condition {
  return sql`where ${sql.join([scope(question), ...filterConditions(question), ...matchingCondition(question)], sql` and `)}`;
}

/** Builds the condition for the cards that the viewer may see. Never includes cards of other companies. */
function scope({ companyId, except }: MarketQuestion): Condition {
  const seen = companyId === null ? sql`m.company_id = 0` : sql`m.company_id in (0, ${companyId})`;
  return except?.length ? sql`${seen} and m.card_id <> all(${except}::int[])` : seen;
}

function filterConditions(question: MarketQuestion): Condition[] {
  const { kind, filters } = question;
  return [
    overlap('skills', filters.skills),
    overlap('main_skills', filters.main_skills),
    overlap('categories', filters.category),
    overlap('specializations', filters.specializations),
    filters.fullStack && sql`m.full_stack`,
    filters.seniority && sql`m.seniority = any(${filters.seniority})`,
    filters.english && sql`m.english ${AS_GOOD[kind]} ${filters.english}`,
    ...rate('hourly', filters.hourlyRate),
    ...rate('monthly', filters.monthlyRate),
    filters.availability !== undefined && availableWithin(question, filters.availability),
    filters.engagement && term(kind, 'engagement', filters.engagement),
    filters.work_mode && term(kind, 'work_mode', filters.work_mode),
    overlap('industries', filters.industry),
    filters.location && IN_PLACE[kind](filters.location),
    holdsWords(buildCityQuery(filters.city)),
    holdsWords(wordQuery(filters.search)),
    filters.ids && sql`m.card_id = any(${filters.ids})`,
  ].filter((condition): condition is Condition => Boolean(condition));
}

/** Builds the condition for cards that can start within `days` days. Jobs have no availability. */
export function availableWithin(question: MarketQuestion, days: number): Condition {
  if (question.kind === 'request') return sql`false`;
  return sql`(m.notice_period <= ${days} or m.available_from <= date '1970-01-01' + ${getUtcDay(question) + days}::int)`;
}

/**
 * Operators for comparison with the requested English level, by kind of card: talents must have at least this level,
 * jobs may require at most this level. Level 1 is the best.
 */
const AS_GOOD: Record<CardKind, Condition> = { talent: sql`<=`, request: sql`>=` };

/** Conditions for the requested countries, by kind of card. A talent has one country; a job may have several. */
const IN_PLACE: Record<CardKind, (countries: number[]) => Condition> = {
  talent: (countries) => sql`m.country = any(${countries})`,
  request: (countries) => sql`m.countries && ${countries}::int[]`,
};

/** Builds a condition on the engagement or work mode of jobs. Talents have neither. */
function term(kind: CardKind, column: 'engagement' | 'work_mode', values: number[]): Condition {
  return kind === 'talent' ? sql`false` : sql`m.${sql.ref(column)} = any(${values})`;
}

function overlap(column: string, values: number[] | undefined): Condition | undefined {
  return values && sql`m.${sql.ref(column)} && ${values}::int[]`;
}

/** Builds the condition that the card's rate range overlaps the requested range. Unspecified rates never match. */
function rate(unit: 'hourly' | 'monthly', range: IndexFilters['hourlyRate']): (Condition | null | undefined)[] {
  if (!range) return [];
  const low = sql.ref(`m.${unit}_low`);
  const high = sql.ref(`m.${unit}_high`);
  return [range.min !== null && sql`${high} >= ${range.min}`, range.max !== null && sql`${low} <= ${range.max}`].map(
    (condition) => condition || null,
  );
}

function holdsWords(query: string | null): Condition | null {
  return query === null ? null : sql`w.words @@ ${query}::tsquery`;
}

function matchingCondition({ filters, matching }: MarketQuestion): Condition[] {
  const asked = askedSkills(filters);
  const needed = neededSkills(matching, asked.length);
  if (needed === 0) return [];
  if (needed === 1) return [sql`m.skills && ${asked}::int[]`];
  if (needed === asked.length) return [sql`m.skills @> ${asked}::int[]`];
  return [sql`m.skills && ${asked}::int[]`, sql`${heldSkills(asked)} >= ${needed}`];
}

/** Builds the SQL expression for the number of requested skills that a card has. */
export function heldSkills(asked: number[]): Condition {
  return sql`(${sql.join(
    asked.map((skill) => sql`(${skill} = any(m.skills))::int`),
    sql` + `,
  )})`;
}
