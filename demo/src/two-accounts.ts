import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { DEMO_MAIL_DOMAIN } from './people.ts';
import type { DemoAccount } from './population.ts';

/** Lower than all random owner numbers, so that it can't collide with them. */
const OWNER_NUMBER = 9_999_991;

/**
 * Creates a second account of the demo's talent provider, with a different address and one offered person. Staff can
 * merge the two accounts.
 */
export async function insertTwoAccounts(trx: Transaction<Schema>, accounts: readonly DemoAccount[]): Promise<void> {
  const { person } = accounts.find(({ role }) => role === 'Talent provider')!;
  await sql`
    with second as (
      insert into person (email, first_name, last_name, type, owner_number, phone_number, email_verified_at)
      select ${`second.account@${DEMO_MAIL_DOMAIN}`}, first_name, last_name, type, ${OWNER_NUMBER}, '+48 555 010 020', now()
      from person where owner_number = ${person.owner_number} returning id),
    offered as (
      insert into resource (owner_id, name, title, hourly_rate, reference)
      select id, 'Greta S.', 'Backend developer', 44, 'S-001' from second returning id)
    insert into resource_skill (resource_id, skill_id, experience, is_main, position)
    select offered.id, skill.id, 4, true, 1 from offered, (select min(id) as id from skill where is_public) skill`.execute(
    trx,
  );
}
