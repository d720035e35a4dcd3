import type { FieldInput } from '@crewdock/contract/card-editing';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { CardKind } from '@crewdock/contract/kinds';
import { oneLine } from '../../platform/plain-text.ts';
import type { SkillRow } from '../queries.ts';

export type SkillInput = FieldInput['skills'][number];

/** The named skills as a card shows them: main ones first, else in their order. Names that nobody used yet become skills. */
export async function skillRows(trx: Transaction<Schema>, skills: SkillInput[]): Promise<SkillRow[]> {
  const ids = await skillIds(trx, skills);
  const rows = skills.map(({ experience, is_main }, at): SkillRow => [ids[at]!, experience, is_main]);
  return [...rows.filter(([, , isMain]) => isMain), ...rows.filter(([, , isMain]) => !isMain)];
}

export function areSame(some: SkillRow[], others: SkillRow[]): boolean {
  const told = (rows: SkillRow[]) => JSON.stringify(rows.map(([id, experience, isMain]) => [id, experience, isMain]));
  return told(some) === told(others);
}

/** Replaces the skills of a card. */
export async function replaceSkills(
  trx: Transaction<Schema>,
  kind: CardKind,
  cardId: number,
  skills: SkillRow[],
): Promise<void> {
  const rows = skills.map(([skill_id, experience, is_main], at) => ({
    skill_id,
    experience,
    is_main,
    position: at + 1,
  }));
  const table = sql.table(`${kind}_skill`);
  const card = sql.ref(`${kind}_id`);
  await sql`delete from ${table} where ${card} = ${cardId}`.execute(trx);
  await sql`
    insert into ${table} (${card}, skill_id, experience, is_main, position)
    select ${cardId}, skill_id, experience, is_main, position
    from json_to_recordset(${JSON.stringify(rows)}) as r (skill_id integer, experience smallint, is_main boolean, position smallint)`.execute(
    trx,
  );
}

/** As the audit log compares them: their order says nothing. */
export function auditedSkills(skills: SkillRow[]): SkillRow[] {
  return skills
    .map(([id, experience, isMain]): SkillRow => [id, experience, isMain])
    .toSorted(([one], [other]) => one - other);
}

/** The id of each, all known and none twice. */
async function skillIds(trx: Transaction<Schema>, skills: SkillInput[]): Promise<number[]> {
  const ids: number[] = [];
  await lockNewNames(trx, skills);
  for (const [at, skill] of skills.entries()) {
    const id = skill.id === undefined ? await idByName(trx, skill.name, at) : await idIfKnown(trx, skill.id, at);
    if (ids.includes(id)) throw refusal(at, 'is named twice');
    ids.push(id);
  }
  return ids;
}

async function idIfKnown(trx: Transaction<Schema>, id: number, at: number): Promise<number> {
  const known = await trx.selectFrom('skill').where('id', '=', id).select('id').executeTakeFirst();
  if (!known) throw refusal(at, 'is not known');
  return id;
}

/** Of two people who name the same new skills at once, one makes them and the other waits: both in the same order. */
async function lockNewNames(trx: Transaction<Schema>, skills: SkillInput[]): Promise<void> {
  const named = skills.flatMap(({ id, name }) => (id === undefined && name !== undefined ? [aliasOf(name)] : []));
  if (named.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('new skill ' || name, 0) as key from unnest(${named}::text[]) name
      where not exists (select from skill_alias where alias = name) order by key offset 0) k`.execute(trx);
}

function aliasOf(name: string): string {
  return oneLine(name).toLowerCase();
}

async function idByName(trx: Transaction<Schema>, given: string | undefined, at: number): Promise<number> {
  const name = given === undefined ? '' : oneLine(given);
  if (!name) throw refusal(at, 'must have an id or a name');
  const alias = aliasOf(name);
  const known = await trx.selectFrom('skill_alias').where('alias', '=', alias).select('skill_id').executeTakeFirst();
  if (known) return known.skill_id;
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into skill (id, name) select nextval('skill_id'), ${name}
      where not exists (select from skill_alias where alias = ${alias})
      on conflict (name) do nothing returning id),
    named as (insert into skill_alias (alias, skill_id) select ${alias}, id from made returning skill_id)
    select skill_id as id from named
    union all select skill_id from skill_alias where alias = ${alias}`.execute(trx);
  return rows[0]!.id;
}

function refusal(at: number, message: string) {
  return invalidInput([{ path: `body.skills.${at}`, message }]);
}
