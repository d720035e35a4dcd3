import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, sql } from 'kysely';
import type { CardSkillRow } from '../cards/queries.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Demand, type TalentOffer, toDemand, toOffer } from './pair.ts';

/**
 * Loads the values of talents for matching, by talent id. With `skills`, only talents who have at least one of these
 * skills.
 */
export async function loadOffers(
  db: Kysely<Schema>,
  ids: number[],
  skills?: number[],
): Promise<Map<number, TalentOffer>> {
  const { rows } = await sql<Parameters<typeof toOffer>[0] & { id: number }>`
    select c.id, c.title, c.seniority_id, c.english_level_id, c.hourly_rate, c.monthly_rate, c.country_id, c.specialization_ids,
      ${skillsOf('talent')} as skills
    from talent c where c.id = any(${ids}::int[]) and ${skills ? holdsOneOf('talent', skills) : sql`true`}`.execute(db);
  return new Map(rows.map((row) => [row.id, toOffer(row)]));
}

/**
 * Loads the values of jobs for matching, by job id. With `skills`, only jobs that require at least one of these skills
 * or no skills at all.
 */
export async function loadDemands(db: Kysely<Schema>, ids: number[], skills?: number[]): Promise<Map<number, Demand>> {
  const { rows } = await sql<Parameters<typeof toDemand>[0] & { id: number }>`
    select c.id, c.title, c.seniority_id, c.english_level_id, c.hourly_min, c.hourly_max, c.monthly_min, c.monthly_max,
      c.country_ids, c.specialization_ids, ${skillsOf('request')} as skills
    from request c where c.id = any(${ids}::int[]) and ${
      skills
        ? sql`(${holdsOneOf('request', skills)} or not exists (select from request_skill s where s.request_id = c.id))`
        : sql`true`
    }`.execute(db);
  return new Map(rows.map((row) => [row.id, toDemand(row)]));
}

function holdsOneOf(kind: CardKind, skills: number[]) {
  return sql`c.id in (select ${sql.ref(`${kind}_id`)} from ${sql.table(`${kind}_skill`)} where skill_id = any(${skills}::int[]))`;
}

function skillsOf(kind: CardKind) {
  return sql<CardSkillRow[]>`coalesce((
    select json_agg(json_build_array(s.skill_id, s.experience, s.is_main))
    from ${sql.table(`${kind}_skill`)} s where ${sql.ref(`s.${kind}_id`)} = c.id), '[]')`;
}
