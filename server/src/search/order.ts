import { type RawBuilder, sql } from 'kysely';
import { heldSkills } from './conditions.ts';
import { type Question, askedSkills, neededByMode } from './question.ts';
import { wordQuery } from './words.ts';

/** Weights of skills in the relevance: skills asked for as main skills count double. */
export const SKILL_WEIGHT = { main: 2, other: 1 };

/** SQL `order by` of a question on the index row `m`. A total order, so that pages never overlap. */
export function orderBy(question: Question): RawBuilder<unknown> {
  return sql`order by ${sql.join([...leading(question), sql`m.modified desc`, sql`m.card_id desc`])}`;
}

function leading(question: Question): RawBuilder<unknown>[] {
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

/** Cards that a stricter matching mode includes come first. */
function bestMode(question: Question): RawBuilder<unknown>[] {
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

/** Cards with more of the asked skills come first; skills that are the card's main skills count double. */
function skillScore({ filters }: Question): RawBuilder<unknown>[] {
  const main = filters.main_skills ?? [];
  const other = (filters.skills ?? []).filter((skill) => !main.includes(skill));
  const points = [
    ...main.map((skill) => skillPoints(skill, SKILL_WEIGHT.main)),
    ...other.map((skill) => skillPoints(skill, SKILL_WEIGHT.other)),
  ];
  return points.length > 0 ? [sql`(${sql.join(points, sql` + `)}) desc`] : [];
}

function skillPoints(skill: number, weight: number): RawBuilder<unknown> {
  return sql`${sql.lit(weight)} * ((${skill} = any(m.skills))::int + (${skill} = any(m.main_skills))::int)`;
}

/** Cards with the search words in their name or title come before those with them elsewhere. */
function wordScore({ filters }: Question): RawBuilder<unknown>[] {
  const query = wordQuery(filters.search);
  return query === null ? [] : [sql`(w.called @@ ${query}::tsquery) desc`];
}
