import type { CountryOption, Option, Skill, SpecializationGroup } from '@crewdock/contract/dictionaries';
import { type Kysely, sql } from 'kysely';
import { personName } from '../infra/db/person-name.ts';
import type { Schema } from '../infra/db/schema.ts';
import { NO_MATCH, textRank } from '../infra/db/text-rank.ts';
import { type Reader, readableSkills } from './made-skills.ts';

type Db = Kysely<Schema>;

/** Finds skills whose name or alias contains the search text, best match first, then shortest first. */
export async function searchSkills(db: Db, search: string, limit: number, reader: Reader): Promise<Skill[]> {
  const { rows } = await sql<Skill>`
    select s.id, s.name, s.image as skill_image
    from (select alias, skill_id, ${textRank(sql`alias`, search.trim())} as rank from (${CALLED}) called) a
    join skill s on s.id = a.skill_id
    where a.rank < ${NO_MATCH} and ${readableSkills(reader)}
    group by s.id
    order by min(a.rank), min(length(a.alias)), s.name
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Finds skills by comma-separated names or aliases, in the order of the names; skips names that are not in the
 * dictionary.
 */
export async function skillsNamed(db: Db, names: string, reader: Reader, limit?: number): Promise<Skill[]> {
  const asked = [...new Set(names.split(',').map((name) => name.trim().toLowerCase()))].filter(Boolean);
  if (asked.length === 0) return [];
  const { rows } = await sql<Skill>`
    select s.id, s.name, s.image as skill_image
    from unnest(${asked}::text[]) with ordinality as asked (alias, position)
    join (${CALLED}) a on a.alias = asked.alias
    join skill s on s.id = a.skill_id
    where ${readableSkills(reader)}
    group by s.id order by min(asked.position)
    limit ${limit ?? asked.length}`.execute(db);
  return rows;
}

/** Returns all skills that the reader may see, in alphabetical order. */
export async function allSkills(db: Db, reader: Reader): Promise<Skill[]> {
  const { rows } = await sql<Skill>`
    select s.id, s.name, s.image as skill_image from skill s where s.merged_into is null and ${readableSkills(reader)}`.execute(
    db,
  );
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The search terms of skills: names and aliases of public skills, and names of custom skills. */
const CALLED = sql`
  select alias, skill_id from skill_alias union all select lower(name), id from skill where not is_public and merged_into is null`;

export async function specializationGroups(db: Db): Promise<SpecializationGroup[]> {
  const [groups, rows] = await Promise.all([
    db.selectFrom('category').selectAll().orderBy('id').execute(),
    db.selectFrom('specialization').selectAll().orderBy('id').execute(),
  ]);
  return groups.map(({ id, label }) => ({
    id,
    label,
    specializations: rows.filter((row) => row.category_id === id).map((row) => ({ id: row.id, label: row.label })),
  }));
}

export async function companyOptions(db: Db): Promise<Option[]> {
  return db.selectFrom('company').select(['id', 'name as label']).orderBy('name').execute();
}

export async function loadManagers(db: Db): Promise<Option[]> {
  return db
    .selectFrom('person')
    .where('is_staff', '=', true)
    .where('state', '=', 'open')
    .select(['id', personName('person').as('label')])
    .orderBy('label')
    .execute();
}

export async function loadCountries(db: Db): Promise<CountryOption[]> {
  return db.selectFrom('country').select(['code', 'name as label']).orderBy('name').execute();
}

export async function loadCities(db: Db, code: string): Promise<Option[]> {
  return db
    .selectFrom('city')
    .innerJoin('country', 'country.id', 'city.country_id')
    .where('country.code', '=', code)
    .select(['city.id', 'city.name as label'])
    .orderBy('city.name')
    .execute();
}
