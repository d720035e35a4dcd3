import type { FieldInput } from '@crewdock/contract/card-editing';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { NEW_SKILLS_A_DAY } from '@crewdock/contract/limits';
import { type Maker, type Reader, madeToday, makeSkill, readable, skillNamed } from '../../dictionaries/made-skills.ts';
import { personOf } from '../../platform/http/context.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { CardKind } from '@crewdock/contract/kinds';
import { oneLine } from '../../platform/plain-text.ts';
import type { SkillRow } from '../queries.ts';

export type SkillInput = FieldInput['skills'][number];

/** Who names skills for a card, and what it carries already. */
interface Named extends Reader {
  company_id: number | null;
  carried: readonly SkillRow[];
}

/**
 * The named skills as a card shows them: main ones first, else in their order. Names that nobody used yet become skills, which
 * are the writer's and the card's company's alone until they are published.
 */
export async function skillRows(trx: Transaction<Schema>, skills: SkillInput[], named: Named): Promise<SkillRow[]> {
  const ids = await skillIds(trx, skills, named);
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
async function skillIds(trx: Transaction<Schema>, skills: SkillInput[], named: Named): Promise<number[]> {
  const ids: number[] = [];
  const maker = { person: personOf(named).id, company: named.company_id };
  if (skills.some(({ id }) => id === undefined)) await lockNames(trx, maker);
  for (const [at, skill] of skills.entries()) {
    const id =
      skill.id === undefined ? await idByName(trx, skill.name, at, maker) : await idIfKnown(trx, skill.id, at, named);
    if (ids.includes(id)) throw refusal(at, 'is named twice');
    ids.push(id);
  }
  return ids;
}

/** A skill whose name the writer may not read is as one that isn't there, unless the card shows it to them. */
async function idIfKnown(trx: Transaction<Schema>, id: number, at: number, named: Named): Promise<number> {
  if (named.carried.some(([carried]) => carried === id)) return id;
  const { rows } = await sql<{ id: number }>`
    select coalesce(s.merged_into, s.id) as id from skill s where s.id = ${id} and ${readable(named)}`.execute(trx);
  if (!rows[0]) throw refusal(at, 'is not known');
  return rows[0].id;
}

/** Of two calls that name new skills for the same people at once, one makes them and the other waits; none counts too few. */
async function lockNames(trx: Transaction<Schema>, { person, company }: Maker): Promise<void> {
  for (const whose of [`person ${person}`, ...(company === null ? [] : [`company ${company}`])]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`new skills of ${whose}`}, 0))`.execute(trx);
  }
}

async function idByName(
  trx: Transaction<Schema>,
  given: string | undefined,
  at: number,
  maker: Maker,
): Promise<number> {
  const name = given === undefined ? '' : oneLine(given);
  if (!name) throw refusal(at, 'must have an id or a name');
  const known = await skillNamed(trx, name, maker);
  if (known !== undefined) return known;
  if ((await madeToday(trx, maker.person)) >= NEW_SKILLS_A_DAY)
    throw refusal(at, `is new: nobody names more than ${NEW_SKILLS_A_DAY} new skills a day`);
  return makeSkill(trx, name, maker);
}

function refusal(at: number, message: string) {
  return invalidInput([{ path: `body.skills.${at}`, message }]);
}
