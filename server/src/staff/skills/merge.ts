import { CARD_KINDS } from '@crewdock/contract/kinds';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { indexCards } from '../../search/index-cards.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { invalidField } from '../../core/errors/errors.ts';
import { approveSkill, claimName } from './approve.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Tables whose rows have skills. */
const CARRIERS = [...CARD_KINDS, 'resource'] as const;
type Carrier = (typeof CARRIERS)[number];

/**
 * Replaces a custom skill with another skill on all cards and resources, and makes its name an alias of that skill. If
 * `into` is null, undoes the merge.
 */
export async function mergeSkill(trx: Transaction<Schema>, id: number, into: number | null): Promise<void> {
  if (into === id) throw invalidField('merged_into', formatMessage(errors.sameSkill));
  await splitAgain(trx, id);
  if (into === null) return;
  await sql`
    update skill set merged_into = ${into}, was_public = is_public, is_public = false, is_shown = false
    where id = ${id}`.execute(trx);
  for (const kind of CARRIERS) {
    await keep(trx, kind, id, into);
    const moved = await cardsOf(trx, kind, id);
    await carry(trx, kind, id, into);
    await written(trx, kind, moved);
  }
  // Makes the aliases of the merged skill point to the target skill.
  await sql`update skill_alias set skill_id = ${into} where skill_id = ${id}`.execute(trx);
  await sql`
    insert into skill_alias (alias, skill_id) select lower(name), ${into} from skill where id = ${id}
    on conflict do nothing`.execute(trx);
}

/** Undoes an earlier merge on the cards that still have the target skill. */
async function splitAgain(trx: Transaction<Schema>, id: number): Promise<void> {
  const { rows } = await sql<{ merged_into: number | null; was_public: boolean; is_approved: boolean }>`
    select merged_into, was_public, is_approved from skill where id = ${id}`.execute(trx);
  const { merged_into: from, was_public, is_approved } = rows[0]!;
  if (from === null) return;
  await sql`
    delete from skill_alias where skill_id = ${from} and alias = (select lower(name) from skill where id = ${id})`.execute(
    trx,
  );
  await sql`update skill set merged_into = null, is_public = ${was_public} where id = ${id}`.execute(trx);
  if (is_approved) await approveSkill(trx, id, true);
  else if (was_public) await claimName(trx, id);
  for (const kind of CARRIERS) {
    const moved = await cardsOf(trx, kind, id);
    await bringBack(trx, kind, id, from);
    await written(trx, kind, moved);
  }
  await sql`delete from merged_skill where skill_id = ${id}`.execute(trx);
}

async function keep(trx: Transaction<Schema>, kind: Carrier, id: number, into: number): Promise<void> {
  const { table, card } = namesOf(kind);
  await sql`
    insert into merged_skill (skill_id, kind, card_id, experience, is_main, position, had_other)
    select skill_id, ${kind}, ${card}, experience, is_main, position,
      exists (select from ${table} o where ${sql.ref(`o.${kind}_id`)} = ${sql.ref(`s.${kind}_id`)} and o.skill_id = ${into})
    from ${table} s where skill_id = ${id}`.execute(trx);
}

async function cardsOf(trx: Transaction<Schema>, kind: Carrier, id: number): Promise<number[]> {
  const { rows } = await sql<{ card_id: number }>`
    select card_id from merged_skill where skill_id = ${id} and kind = ${kind} order by 1`.execute(trx);
  return rows.map(({ card_id }) => card_id);
}

async function carry(trx: Transaction<Schema>, kind: Carrier, id: number, into: number): Promise<void> {
  const { table, card } = namesOf(kind);
  await sql`
    update ${table} set skill_id = ${into} where skill_id = ${id}
      and ${card} in (select card_id from merged_skill where skill_id = ${id} and kind = ${kind} and not had_other)`.execute(
    trx,
  );
  await sql`delete from ${table} where skill_id = ${id}`.execute(trx);
}

async function bringBack(trx: Transaction<Schema>, kind: Carrier, id: number, from: number): Promise<void> {
  const { table, card } = namesOf(kind);
  await sql`
    with kept as (
      select m.* from merged_skill m join ${table} s on ${sql.ref(`s.${kind}_id`)} = m.card_id and s.skill_id = ${from}
      where m.skill_id = ${id} and m.kind = ${kind}),
    gone as (
      delete from ${table} where skill_id = ${from} and ${card} in (select card_id from kept where not had_other))
    insert into ${table} (${card}, skill_id, experience, is_main, position)
    select card_id, skill_id, experience, is_main, position from kept
    on conflict do nothing`.execute(trx);
}

/**
 * Increments the cards' versions, so that open editors notice the change, and updates the cards in the market index.
 */
async function written(trx: Transaction<Schema>, kind: Carrier, ids: number[]): Promise<void> {
  // Available resources have no editor and are not in the market index.
  if (ids.length === 0 || kind === 'resource') return;
  await sql`update ${sql.table(kind)} set version = version + 1 where id = any(${ids}::int[])`.execute(trx);
  await indexCards(trx, kind, ids);
}

function namesOf(kind: Carrier): { table: RawBuilder<unknown>; card: RawBuilder<unknown> } {
  return { table: sql.table(`${kind}_skill`), card: sql.ref(`${kind}_id`) };
}
