import type { FieldInput } from '@crewdock/contract/card-editing';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { NEW_SKILLS_A_DAY } from '@crewdock/contract/limits';
import {
  type Maker,
  type Reader,
  madeToday,
  makeSkill,
  readableSkills,
  skillNamed,
} from '../../dictionaries/made-skills.ts';
import { requirePerson } from '../../core/context/context.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import type { CardKind } from '@crewdock/contract/kinds';
import { oneLine } from '../../core/text/plain-text.ts';
import type { CardSkillRow } from '../queries.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as cardErrors from '../../core/messages/errors/card.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export type SkillInput = FieldInput['skills'][number];

/** The writer of the skills, the company of the card, and the skills that the card already has. */
interface Named extends Reader {
  company_id: number | null;
  carried: readonly CardSkillRow[];
}

/**
 * Returns the card's skills in display order: main skills first, otherwise in input order. Names that are not in the
 * dictionary are added as custom skills, which only the writer and the card's company see until they are published.
 */
export async function resolveSkillRows(
  trx: Transaction<Schema>,
  skills: SkillInput[],
  named: Named,
): Promise<CardSkillRow[]> {
  const ids = await skillIds(trx, skills, named);
  const rows = skills.map(({ experience, is_main }, at): CardSkillRow => [ids[at]!, experience, is_main]);
  return [...rows.filter(([, , isMain]) => isMain), ...rows.filter(([, , isMain]) => !isMain)];
}

export function areSame(some: CardSkillRow[], others: CardSkillRow[]): boolean {
  const told = (rows: CardSkillRow[]) =>
    JSON.stringify(rows.map(([id, experience, isMain]) => [id, experience, isMain]));
  return told(some) === told(others);
}

export async function replaceSkills(
  trx: Transaction<Schema>,
  kind: CardKind,
  cardId: number,
  skills: CardSkillRow[],
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

/** Sorts skills by id for the audit log, so that a new order does not count as a change. */
export function auditedSkills(skills: CardSkillRow[]): CardSkillRow[] {
  return skills
    .map(([id, experience, isMain]): CardSkillRow => [id, experience, isMain])
    .toSorted(([one], [other]) => one - other);
}

/** Returns the ids of the skills. Throws for unknown ids and duplicate skills. */
async function skillIds(trx: Transaction<Schema>, skills: SkillInput[], named: Named): Promise<number[]> {
  const ids: number[] = [];
  const maker = { person: requirePerson(named).id, company: named.company_id };
  if (skills.some(({ id }) => id === undefined)) await lockNames(trx, maker);
  for (const [at, skill] of skills.entries()) {
    const id =
      skill.id === undefined ? await idByName(trx, skill.name, at, maker) : await idIfKnown(trx, skill.id, at, named);
    if (ids.includes(id)) throw refusal(at, formatMessage(cardErrors.skillTwice));
    ids.push(id);
  }
  return ids;
}

/**
 * Returns the id of a skill. Throws for skills that do not exist or that the writer must not see, unless the card
 * already has them.
 */
async function idIfKnown(trx: Transaction<Schema>, id: number, at: number, named: Named): Promise<number> {
  if (named.carried.some(([carried]) => carried === id)) return id;
  const { rows } = await sql<{ id: number }>`
    select coalesce(s.merged_into, s.id) as id from skill s where s.id = ${id} and ${readableSkills(named)}`.execute(
    trx,
  );
  if (!rows[0]) throw refusal(at, formatMessage(fieldErrors.unknown));
  return rows[0].id;
}

/**
 * Serializes calls that add custom skills for the same person or company, so that no name is added twice and the daily
 * limit is enforced.
 */
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
  if (!name) throw refusal(at, formatMessage(cardErrors.skillUnnamed));
  const known = await skillNamed(trx, name, maker);
  if (known !== undefined) return known;
  if ((await madeToday(trx, maker.person)) >= NEW_SKILLS_A_DAY)
    throw refusal(at, formatMessage(cardErrors.tooManyNewSkills, { max: NEW_SKILLS_A_DAY }));
  return makeSkill(trx, name, maker);
}

function refusal(at: number, message: string) {
  return invalidInput([{ path: `body.skills.${at}`, message }]);
}
