import { CARD_KINDS } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { carryingCards } from './cards-of-skill.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Approves a custom skill, which makes it public, or revokes the approval. Without approval, the skill stays public
 * only while a public card has it.
 */
export async function approveSkill(trx: Transaction<Schema>, id: number, isApproved: boolean): Promise<void> {
  if (!isApproved) {
    await sql`update skill set is_approved = false where id = ${id}`.execute(trx);
    if (!(await isCarriedOpenly(trx, id))) {
      await sql`delete from skill_alias where skill_id = ${id}`.execute(trx);
      await sql`update skill set is_public = false where id = ${id}`.execute(trx);
    }
    return;
  }
  await claimName(trx, id);
  await sql`update skill set is_approved = true, is_public = true where id = ${id} and merged_into is null`.execute(
    trx,
  );
}

/** Reserves the skill's name. Throws if the name already belongs to another skill. */
export async function claimName(trx: Transaction<Schema>, id: number): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    with claimed as (
      insert into skill_alias (alias, skill_id) select lower(name), id from skill where id = ${id}
      on conflict do nothing returning skill_id)
    select s.id, s.name from skill_alias a join skill s on s.id = a.skill_id
    where a.alias = (select lower(name) from skill where id = ${id}) and a.skill_id <> ${id}`.execute(trx);
  const [other] = rows;
  if (other) throw conflictError(formatMessage(errors.skillNameTaken, { name: other.name }));
}

async function isCarriedOpenly(trx: Transaction<Schema>, id: number): Promise<boolean> {
  for (const kind of CARD_KINDS) {
    const { rows } = await sql`
      select from ${sql.table(kind)} c where c.id = any(${await carryingCards(trx, kind, id)}::int[])
        and c.company_id is null and c.is_active and not (c.is_on_hold or c.is_private or c.is_draft) limit 1`.execute(
      trx,
    );
    if (rows.length > 0) return true;
  }
  return false;
}
