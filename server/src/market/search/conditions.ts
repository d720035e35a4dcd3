import { type RawBuilder, sql } from 'kysely';
import { type IndexFilters, type Question, askedSkills, neededSkills } from './question.ts';
import { wordQuery } from './words.ts';

type Condition = RawBuilder<unknown>;

export function indexTable(question: Question): Condition {
  return sql.table(`market_${question.kind}`);
}

/** `where` of a question over the index row `m`. */
export function where(question: Question): Condition {
  return sql`where ${sql.join([scope(question), ...filterConditions(question), ...matchingCondition(question)], sql` and `)}`;
}

/** Nobody's list or count includes a card of another company. */
function scope({ companyId }: Question): Condition {
  return companyId === null ? sql`m.company_id = 0` : sql`m.company_id in (0, ${companyId})`;
}

function filterConditions({ kind, filters }: Question): Condition[] {
  return [
    overlap('skills', filters.skills),
    overlap('main_skills', filters.main_skills),
    overlap('categories', filters.category),
    overlap('specializations', filters.specializations),
    filters.fullStack && sql`m.full_stack`,
    filters.seniority && sql`m.seniority = any(${filters.seniority})`,
    filters.english &&
      (kind === 'talent' ? sql`m.english <= ${filters.english}` : sql`m.english >= ${filters.english}`),
    ...rate('hourly', filters.hourlyRate),
    ...rate('monthly', filters.monthlyRate),
    overlap('industries', filters.industry),
    kind === 'talent'
      ? filters.location && sql`m.country = any(${filters.location})`
      : overlap('countries', filters.location),
    search(kind, filters.search),
    filters.ids && sql`m.card_id = any(${filters.ids})`,
  ].filter((condition): condition is Condition => Boolean(condition));
}

function overlap(column: string, values: number[] | undefined): Condition | undefined {
  return values && sql`m.${sql.ref(column)} && ${values}::int[]`;
}

/** The card's rate, or its range, meets the asked one; an unknown rate never does. */
function rate(unit: 'hourly' | 'monthly', range: IndexFilters['hourlyRate']): (Condition | null | undefined)[] {
  if (!range) return [];
  const low = sql.ref(`m.${unit}_low`);
  const high = sql.ref(`m.${unit}_high`);
  return [range.min !== null && sql`${high} >= ${range.min}`, range.max !== null && sql`${low} <= ${range.max}`].map(
    (condition) => condition || null,
  );
}

function search(kind: Question['kind'], typed: string | undefined): Condition | null {
  const query = wordQuery(typed);
  const table = sql.table(`market_${kind}_words`);
  return query === null ? null : sql`m.card_id in (select card_id from ${table} where words @@ ${query}::tsquery)`;
}

function matchingCondition({ filters, matching }: Question): Condition[] {
  const asked = askedSkills(filters);
  const needed = neededSkills(matching, asked.length);
  if (needed === 0) return [];
  if (needed === 1) return [sql`m.skills && ${asked}::int[]`];
  if (needed === asked.length) return [sql`m.skills @> ${asked}::int[]`];
  return [sql`m.skills && ${asked}::int[]`, sql`${heldSkills(asked)} >= ${needed}`];
}

/** How many of the skills a card holds. */
function heldSkills(asked: number[]): Condition {
  return sql`(${sql.join(
    asked.map((skill) => sql`(${skill} = any(m.skills))::int`),
    sql` + `,
  )})`;
}
