import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import {
  cardStatuses,
  referenceCategories,
  referenceDurations,
  referenceEngagements,
  englishLevels,
  referenceIndustries,
  proceedReasons,
  rejectionReasons,
  referenceSeniorities,
  unsubscribeReasons,
  workModes,
} from './dictionaries.ts';
import { citiesVersion, cityRows, countryRows } from './places.ts';
import { referenceSkills } from './skills.ts';

/**
 * Upserts countries, cities, skills and the other dictionaries. Rows that were removed from the sources are kept,
 * because cards refer to them. If nothing has changed, only compares the versions. Several processes may call this
 * function concurrently.
 */
export async function loadReferenceData(db: { kysely: Kysely<Schema> }): Promise<void> {
  const tables = referenceTables();
  const version = await referenceVersion(tables);
  if ((await loadedVersion(db.kysely)) === version) return;
  await inTransaction(db.kysely, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('crewdock reference data'))`.execute(trx);
    if ((await loadedVersion(trx)) === version) return;
    for (const [table, rows] of Object.entries(tables)) await upsert(trx, table, rows);
    await replaceAliases(trx);
    await addCities(trx);
    await sql`comment on table country is ${sql.lit(version)}`.execute(trx);
  });
}

/** The first id of custom skills. */
const FIRST_OWN_SKILL = 1_000_000;

/** Returns rows by table. Referenced tables come before the tables that refer to them. */
export function referenceTables(): Record<string, { id: number }[]> {
  return {
    country: countryRows(),
    category: referenceCategories.map(({ id, label }) => ({ id, label })),
    specialization: referenceCategories.flatMap((category) =>
      category.specializations.map(({ id, label }) => ({ id, category_id: category.id, label })),
    ),
    seniority: [...referenceSeniorities],
    english_level: englishLevels,
    duration: referenceDurations,
    engagement: [...referenceEngagements],
    work_mode: [...workModes],
    industry: referenceIndustries,
    rejection_reason: rejectionReasons,
    proceed_reason: proceedReasons,
    unsubscribe_reason: unsubscribeReasons,
    card_status: cardStatuses,
    skill: referenceSkills.map(([id, name, icon]) => ({
      id,
      name,
      image: icon && `/skill-images/${icon}.svg`,
      is_public: true,
    })),
  };
}

/** Returns the names and aliases of skills, in lower case. */
export function skillAliases(): { alias: string; skill_id: number }[] {
  return referenceSkills.flatMap(([id, name, , aliases = []]) =>
    [...new Set([name.toLowerCase(), ...aliases])].map((alias) => ({ alias, skill_id: id })),
  );
}

/**
 * Returns the loaded version. It is stored in a table comment, so that it is dumped, copied and restored together with
 * the rows.
 */
async function loadedVersion(db: Kysely<Schema>): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`
    select obj_description('country'::regclass, 'pg_class') as version`.execute(db);
  return rows[0]?.version ?? null;
}

async function referenceVersion(tables: object): Promise<string> {
  const sources = JSON.stringify([tables, skillAliases(), await citiesVersion()]);
  return `reference data ${createHash('sha256').update(sources).digest('hex').slice(0, 16)}`;
}

async function upsert(trx: Transaction<Schema>, table: string, rows: { id: number }[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  const changes = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`
    insert into ${sql.table(table)} (id, ${sql.join(columns.map((column) => sql.ref(column)))})
    select id, ${sql.join(columns.map((column) => sql.ref(column)))}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
    on conflict (id) do update set ${sql.join(changes)}`.execute(trx);
}

async function replaceAliases(trx: Transaction<Schema>): Promise<void> {
  await trx.deleteFrom('skill_alias').where('skill_id', '<', FIRST_OWN_SKILL).execute();
  await sql`
    insert into skill_alias
    select * from json_populate_recordset(null::skill_alias, ${JSON.stringify(skillAliases())})
    on conflict (alias) do update set skill_id = excluded.skill_id`.execute(trx);
}

async function addCities(trx: Transaction<Schema>): Promise<void> {
  const cities = await cityRows();
  await sql`
    insert into city (country_id, name)
    select country.id, place.name
    from unnest(${cities.map(({ country }) => country)}::text[], ${cities.map(({ name }) => name)}::text[])
      as place (country, name)
    join country on country.code = place.country
    on conflict do nothing`.execute(trx);
}
