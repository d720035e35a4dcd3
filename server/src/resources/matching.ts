import type { ResourceFilters } from '@crewdock/contract/resources';
import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;

/**
 * What a resource `r` has to meet to be offered on a portal, or in its widgets, to somebody with these filters. What is unknown of it
 * meets no filter.
 */
export function offered(companyId: number | null, filters: ResourceFilters): Condition {
  const { skills, seniority, english, location, hourlyRate } = filters;
  const conditions = [
    sql`r.status = 'available'`,
    // As cards that are withheld.
    sql`(r.company_id is not null or not exists (
      select from person o where o.id = r.owner_id and o.state in ('suspended', 'terminated')))`,
    companyId === null ? sql`r.company_id is null` : sql`(r.company_id is null or r.company_id = ${companyId})`,
    skills &&
      sql`exists (select from resource_skill s where s.resource_id = r.id and s.skill_id = any(${skills}::int[]))`,
    seniority && sql`r.seniority_id = any(${seniority}::int[])`,
    english && sql`r.english_level_id in (select id from english_level where level <= ${english})`,
    location && sql`r.country_id in (select id from country where code = any(${location}::text[]))`,
    hourlyRate?.min != null && sql`r.hourly_rate >= ${hourlyRate.min}`,
    hourlyRate?.max != null && sql`r.hourly_rate <= ${hourlyRate.max}`,
  ].filter((condition): condition is Condition => Boolean(condition));
  return sql.join(conditions, sql` and `);
}
