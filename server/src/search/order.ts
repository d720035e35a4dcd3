import { type RawBuilder, sql } from 'kysely';
import { ascendingNumber, descendingNumber, newestFirst, type SortKey } from '../infra/db/total-order.ts';
import { heldSkills } from './conditions.ts';
import { type MarketQuestion, askedSkills, neededByMode } from './question.ts';
import { wordQuery } from './words.ts';

/** Weights of a card's skills in its relevance: main skills count double. */
export const SKILL_WEIGHT = { main: 2, other: 1 };

/**
 * Builds the SQL `order by` clause of a query on the index rows `m`. The order is total, so that pages never overlap.
 */
export function orderBy(question: MarketQuestion): RawBuilder<unknown> {
  return sql`order by ${sql.join([...leading(question), sql`m.modified desc`, sql`m.card_id desc`])}`;
}

/** Sort key of unspecified rates: higher than any rate in dollars, so that they come last. */
export const NO_RATE = 2 ** 31;

/** Returns the sort keys of a query. Must produce the same numbers as `toSortPosition` in memory. */
export function sortKeys(question: MarketQuestion): SortKey[] {
  return [...leadingKeys(question), newestFirst(sql`m.modified`), descendingNumber(sql`m.card_id`)];
}

function leadingKeys(question: MarketQuestion): SortKey[] {
  switch (question.sortBy) {
    case 'rate':
      return [ascendingNumber(sql`coalesce(m.sort_low, ${sql.lit(NO_RATE)})`)];
    case '-rate':
      return [ascendingNumber(sql`coalesce(-m.sort_high, ${sql.lit(NO_RATE)})`)];
    case '-modified':
      return [];
    case '-1':
      return [modeKey(question), relevanceKey(question), ascendingNumber(sql`m.priority`)];
  }
}

/** Returns the strictest matching mode that includes the card as a sort key; the strictest mode is 0. */
function modeKey(question: MarketQuestion): SortKey {
  const looser = neededByMode(question).slice(0, -1);
  if (looser.length === 0) return ascendingNumber(sql`0`);
  const held = heldSkills(askedSkills(question.filters));
  return ascendingNumber(
    sql.join(
      looser.map((least) => sql`(${held} < ${sql.lit(least)})::int`),
      sql` + `,
    ),
  );
}

/** Returns the relevance as a sort key. A match in the name or title counts less than any skill. */
function relevanceKey({ filters }: MarketQuestion): SortKey {
  const points = skillTerms(filters);
  const query = wordQuery(filters.search);
  const terms = [
    ...(points.length > 0 ? [sql`${sql.lit(query === null ? 1 : 2)} * (${sql.join(points, sql` + `)})`] : []),
    ...(query === null ? [] : [sql`(w.called @@ ${query}::tsquery)::int`]),
  ];
  return terms.length > 0 ? descendingNumber(sql`(${sql.join(terms, sql` + `)})`) : ascendingNumber(sql`0`);
}

function leading(question: MarketQuestion): RawBuilder<unknown>[] {
  switch (question.sortBy) {
    case 'rate':
      return [sql`m.sort_low asc nulls last`];
    case '-rate':
      return [sql`m.sort_high desc nulls last`];
    case '-modified':
      return [];
    case '-1':
      return [...bestMode(question), ...skillScore(question), ...wordScore(question), sql`m.priority`];
  }
}

/** Sorts cards that a stricter matching mode includes before other cards. */
function bestMode(question: MarketQuestion): RawBuilder<unknown>[] {
  const needed = neededByMode(question);
  if (needed.length < 2) return [];
  const held = heldSkills(askedSkills(question.filters));
  return [
    sql`(${sql.join(
      needed.slice(0, -1).map((least) => sql`(${held} >= ${sql.lit(least)})::int`),
      sql` + `,
    )}) desc`,
  ];
}

/** Sorts cards with more of the requested skills first. A skill counts double if it is a main skill of the card. */
function skillScore({ filters }: MarketQuestion): RawBuilder<unknown>[] {
  const points = skillTerms(filters);
  return points.length > 0 ? [sql`(${sql.join(points, sql` + `)}) desc`] : [];
}

function skillTerms(filters: MarketQuestion['filters']): RawBuilder<unknown>[] {
  const main = filters.main_skills ?? [];
  const other = (filters.skills ?? []).filter((skill) => !main.includes(skill));
  return [
    ...main.map((skill) => skillPoints(skill, SKILL_WEIGHT.main)),
    ...other.map((skill) => skillPoints(skill, SKILL_WEIGHT.other)),
  ];
}

function skillPoints(skill: number, weight: number): RawBuilder<unknown> {
  return sql`${sql.lit(weight)} * ((${skill} = any(m.skills))::int + (${skill} = any(m.main_skills))::int)`;
}

/** Sorts cards with the search words in their name or title before cards with the words elsewhere. */
function wordScore({ filters }: MarketQuestion): RawBuilder<unknown>[] {
  const query = wordQuery(filters.search);
  return query === null ? [] : [sql`(w.called @@ ${query}::tsquery) desc`];
}
