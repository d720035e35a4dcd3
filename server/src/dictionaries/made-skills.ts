import type { CardKind } from '@crewdock/contract/kinds';
import type { Skill } from '@crewdock/contract/dictionaries';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { storeWords } from '../infra/db/stored-words.ts';
import type { Context } from '../core/context/context.ts';

/** The requester, and the company of the portal. */
export type Reader = Pick<Context, 'actor' | 'company'>;

/**
 * Builds an SQL condition for skills `s` whose name the reader may see: public skills, custom skills of the reader or
 * the reader's companies, and custom skills on public cards of the portal's company. Staff see all skills.
 */
export function readableSkills({ actor, company }: Reader): RawBuilder<unknown> {
  if (actor.kind === 'person' && actor.isStaff) return sql`true`;
  const isShown =
    company?.market_enabled && company.deletion_due === null
      ? sql`(s.is_shown and s.made_for = ${company.id})`
      : sql`false`;
  if (actor.kind === 'visitor') return sql`(s.is_public or ${isShown})`;
  return sql`(s.is_public or ${isShown}
    or (s.made_by = ${actor.id} and s.made_for is null) or s.made_for = any(${actor.companyIds}::int[]))`;
}

/**
 * Publishes the custom skills of the public cards among these cards: to everyone, or only on the portal of the cards'
 * company. Publishing is permanent. If a public skill has the same name, the cards get that skill instead.
 */
export async function publishSkills(trx: Kysely<Schema>, kind: CardKind, cardIds: number[]): Promise<void> {
  const table = sql.table(`${kind}_skill`);
  const card = sql.ref(`cs.${kind}_id`);
  const carried = sql`
    select s.id, lower(s.name) as alias, ${card} as card_id, c.company_id
    from ${table} cs join skill s on s.id = cs.skill_id and not s.is_public join ${sql.table(kind)} c on c.id = ${card}
    where ${card} = any(${cardIds}::int[]) and c.is_active and not (c.is_on_hold or c.is_private or c.is_draft)`;
  const { rows } = await sql`${carried} limit 1`.execute(trx);
  if (rows.length === 0) return;
  // If several skills have the same name, the skill with the lowest id becomes public.
  await sql`
    with claimed as (
      insert into skill_alias (alias, skill_id)
      select alias, min(id) from (${carried}) open where company_id is null group by alias order by alias
      on conflict do nothing returning skill_id)
    update skill set is_public = true from claimed where id = skill_id`.execute(trx);
  await sql`
    update ${table} cs set skill_id = a.skill_id
    from (select distinct on (card_id, alias) * from (${carried}) each order by card_id, alias, id) held
    join skill_alias a using (alias)
    where ${card} = held.card_id and cs.skill_id = held.id
      and not exists (select from ${table} o where ${sql.ref(`o.${kind}_id`)} = held.card_id and o.skill_id = a.skill_id)`.execute(
    trx,
  );
  await sql`
    delete from ${table} cs using (${carried}) held join skill_alias a using (alias)
    where ${card} = held.card_id and cs.skill_id = held.id`.execute(trx);
  await sql`
    update skill set is_shown = true from (${carried}) shown
    where skill.id = shown.id and skill.made_for = shown.company_id and not skill.is_shown`.execute(trx);
}

/** Returns skills by id without a permission check, for cards that the reader can see. */
export async function carriedSkills(db: Kysely<Schema>, ids: number[]): Promise<Map<number, Skill>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('skill').where('id', 'in', ids).select(['id', 'name', 'image']).execute();
  return new Map(rows.map(({ id, name, image }) => [id, { id, name, skill_image: image }]));
}

/** The owner of a new custom skill: the person, or the company if there is one. */
export interface Maker {
  person: number;
  company: number | null;
}

/** Finds a skill by name or alias: a public skill, or else a custom skill of the same owner. */
export async function skillNamed(
  trx: Transaction<Schema>,
  name: string,
  { person, company }: Maker,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select skill_id as id, 0 as place from skill_alias where alias = lower(${name})
    union all
    select id, 1 from skill
    where lower(name) = lower(${name}) and not is_public and merged_into is null
      and made_for is not distinct from ${company}::int and (${company}::int is not null or made_by = ${person})
    order by place, id limit 1`.execute(trx);
  return rows[0]?.id;
}

/** Counts the custom skills that a person created within the last 24 hours. */
export async function madeToday(trx: Transaction<Schema>, person: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from skill where made_by = ${person} and made_at > now() - interval '1 day'`.execute(trx);
  return rows[0]!.count;
}

export async function makeSkill(trx: Transaction<Schema>, name: string, { person, company }: Maker): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into skill (id, name, made_by, made_for) values (nextval('skill_id'), ${name}, ${person}, ${company})
    returning id`.execute(trx);
  const { id } = rows[0]!;
  await storeWords(trx, 'skill', [id]);
  return id;
}
