import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Reason for an email that was given up because the recipient's account is closed. */
export const CLOSED = 'account closed';

/**
 * Gives up an email to a suspended or terminated account, unless the email is a notice about that state. Returns
 * whether the email was given up.
 */
export async function withholdFromClosedAccount(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mail set failed_at = now(), tried_at = now(), reason = ${CLOSED}
    where id = ${id} and sent_at is null and failed_at is null and not is_notice
      and exists (select from person
        where email = lower(btrim(recipient)) and state in ('suspended', 'terminated'))`.execute(db);
  return numAffectedRows === 1n;
}

/** Reason for an email whose link expired before the email was sent. */
const LINK_EXPIRED = 'link expired';

/** Gives up an email whose link has expired. Returns whether the email was given up. */
export async function withholdExpired(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mail set failed_at = now(), tried_at = now(), reason = ${LINK_EXPIRED}
    where id = ${id} and sent_at is null and failed_at is null and link_expires_at <= now()`.execute(db);
  return numAffectedRows === 1n;
}
