import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** How the reason of a mail is called whose recipient's account was closed when it was to leave. */
export const CLOSED = 'account closed';

/** Gives a mail up whose recipient's account is suspended or terminated, unless it tells just that. Answers whether it did. */
export async function withhold(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mail set failed_at = now(), tried_at = now(), reason = ${CLOSED}
    where id = ${id} and sent_at is null and failed_at is null and not is_notice
      and exists (select from person
        where email = lower(btrim(recipient)) and state in ('suspended', 'terminated'))`.execute(db);
  return numAffectedRows === 1n;
}

/** The reason of a mail whose link expired before the mail could be sent. */
const LINK_EXPIRED = 'link expired';

/** Gives a mail up whose link has expired. Answers whether it did. */
export async function withholdExpired(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mail set failed_at = now(), tried_at = now(), reason = ${LINK_EXPIRED}
    where id = ${id} and sent_at is null and failed_at is null and link_expires_at <= now()`.execute(db);
  return numAffectedRows === 1n;
}
