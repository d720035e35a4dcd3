import type { ActiveSession } from '@crewdock/contract/profile';
import type { Kysely } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { notFound } from '../../core/errors/errors.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { Person } from '../../core/identity/actor.ts';

/** Lists a person's active sessions, last used first. */
export async function listSessions(
  db: Kysely<Schema>,
  { id, tokenHash }: Pick<Person, 'id' | 'tokenHash'>,
  now: Date,
): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('access_token')
    .where('person_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device || 'Unknown device',
    created: row.created_at.toISOString(),
    last_used: row.last_used_at.toISOString(),
    expires: row.expires_at.toISOString(),
    current: row.hash.equals(tokenHash),
  }));
}

/** Ends one of the requester's sessions; throws 404 for missing sessions and sessions of other people. */
export async function endOwnSession(context: Context, sessionId: string): Promise<void> {
  const { id } = requirePerson(context);
  await inTransaction(context.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('access_token')
      .where('person_id', '=', id)
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await writeAuditEntries(trx, context, { action: 'sessions_ended', subject: 'person', id });
  });
}
