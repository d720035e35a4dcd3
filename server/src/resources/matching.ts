import type { AvailableWithin } from '@crewdock/contract/card-fields';
import type { ResourceFilters } from '@crewdock/contract/resources';
import { type RawBuilder, sql } from 'kysely';
import { staffQueries } from '../search/words.ts';
import { holdsWorkAuthorization } from './work-authorization-filter.ts';

type Condition = RawBuilder<unknown>;

/** Filters for offered resources. */
export interface ResourceSearch extends ResourceFilters {
  search?: string | undefined;
  /** Available within this number of days. */
  availability?: AvailableWithin | undefined;
}

/**
 * Builds an SQL condition: resource `r` is offered on a portal or in its widgets, and matches these filters. Values
 * that are not specified match no filter.
 */
export function offeredResources(companyId: number | null, asked: ResourceSearch): Condition {
  const conditions = [
    sql`r.status = 'available' and r.deleted_at is null`,
    // Resources of suspended and terminated owners are not offered, unless they belong to a company. The same rule
    // applies to withheld cards.
    sql`(r.company_id is not null or not exists (
      select from person o where o.id = r.owner_id and o.state in ('suspended', 'terminated')))`,
    companyId === null ? sql`r.company_id is null` : sql`(r.company_id is null or r.company_id = ${companyId})`,
    matchingResources(asked, amongOffered),
  ];
  return sql.join(conditions, sql` and `);
}

/** Builds the SQL condition of the filters only, regardless of whether the resource is offered. */
export function matchingResources(asked: ResourceSearch, written: (word: string) => Condition = inRow): Condition {
  const { skills, seniority, english, location, hourlyRate, search, availability } = asked;
  const { work_authorization, engagement_types, relocation } = asked;
  const conditions = [
    skills &&
      sql`exists (select from resource_skill s where s.resource_id = r.id and s.skill_id = any(${skills}::int[]))`,
    seniority && sql`r.seniority_id = any(${seniority}::int[])`,
    english && sql`r.english_level_id in (select id from english_level where level <= ${english})`,
    location && sql`r.country_id in (select id from country where code = any(${location}::text[]))`,
    work_authorization && holdsWorkAuthorization(sql`r.work_authorization`, work_authorization),
    engagement_types && sql`r.engagement_types && ${engagement_types}::text[]`,
    relocation !== undefined && sql`r.relocation = ${relocation}`,
    hourlyRate?.min != null && sql`r.hourly_rate >= ${hourlyRate.min}`,
    hourlyRate?.max != null && sql`r.hourly_rate <= ${hourlyRate.max}`,
    availability !== undefined && sql`r.available_from <= ${daysAhead(availability)}`,
    search !== undefined && holdsWords(search, written),
  ].filter((condition): condition is Condition => Boolean(condition));
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** Returns the SQL date this number of days from today, in UTC. */
export function daysAhead(days: number): Condition {
  return sql`((now() at time zone 'UTC')::date + ${days}::int)`;
}

/**
 * Builds an SQL condition: every word of the search is a prefix of a word in the resource or in a public skill's name.
 */
function holdsWords(search: string, written: (word: string) => Condition): Condition | null {
  const alternatives = staffQueries(search).map((queries) => sql.join(queries.map(holdsWord), sql` and `));
  return alternatives.length > 0 ? sql`(${sql.join(alternatives, sql` or `)})` : null;

  function holdsWord(word: string): Condition {
    return sql`r.id in (
      ${written(word)}
      union all
      select s.resource_id from resource_skill s join skill k on k.id = s.skill_id
      where k.is_public and (k.staff_words @@ ${word}::tsquery
        or (k.staff_words is null and staff_words(k.name) @@ ${word}::tsquery)))`;
  }
}

/**
 * Builds the condition for a word. If the background job has not stored the words yet, computes them with the
 * expression of the previous index.
 */
const holds = (word: string) => sql`(w.public_words @@ ${word}::tsquery or (w.public_words is null
  and staff_words(w.name || ' ' || w.title || ' ' || w.city) @@ ${word}::tsquery))`;

/** Builds the word search with the index of offered resources. */
const amongOffered = (word: string) => sql`
  select w.id from resource w where w.status = 'available' and w.deleted_at is null and ${holds(word)}`;

/** Builds the word search on the row directly, without the index, because a person has few resources. */
const inRow = (word: string) => sql`
  select w.id from resource w where w.id = r.id and ${holds(word)}`;
