import type { SignedIn } from '@crewdock/contract/accounts';
import type { Kysely } from 'kysely';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { freshSignInRequired } from '../../core/errors/errors.ts';
import { getDeviceName } from '../../core/identity/device.ts';
import { sessionExpiry } from './token.ts';
import { OPENED } from './closed.ts';
import { newSecret } from './links.ts';

/** Milliseconds after sign-in during which accounts without a password can perform sensitive actions. */
const FRESH_MS = 10 * 60 * 1000;

/** Starts a session for a person in this browser. */
export async function startSession(
  db: Kysely<Schema>,
  personId: number,
  doer: Doer & { userAgent: string; now: Date },
): Promise<SignedIn> {
  const { userAgent, now } = doer;
  const { token, hash } = newSecret();
  const person = await db
    .updateTable('person')
    .set({ last_sign_in_at: now, state: OPENED })
    .where('id', '=', personId)
    .returning(['uid', 'email', 'is_staff'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('access_token')
    .values({
      hash,
      person_id: personId,
      device: getDeviceName(userAgent),
      company_id: doer.company?.id ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: sessionExpiry({ begun: now, used: now, isStaff: person.is_staff }),
    })
    .execute();
  const entry = { subject: 'person', id: personId, personId, isStaff: person.is_staff } as const;
  await writeAuditEntries(db, doer, { action: 'signed_in', ...entry });
  return { token, uid: person.uid, username: person.email, staff: person.is_staff };
}

/**
 * Throws `fresh_sign_in_required` unless the session started within the last 10 minutes. Using a session does not renew
 * this time.
 */
export async function requireFreshSession(
  { db, now }: { db: Kysely<Schema>; now: Date },
  hash: Buffer,
  refusal: string,
): Promise<void> {
  const session = await db
    .selectFrom('access_token')
    .where('hash', '=', hash)
    .where('created_at', '>', new Date(now.getTime() - FRESH_MS))
    .select('id')
    .executeTakeFirst();
  if (!session) throw freshSignInRequired(refusal);
}

export async function deleteSession(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db.deleteFrom('access_token').where('hash', '=', hash).execute();
}

/** Ends a person's sessions that started on a company's portal, except the session with the hash `stays`. */
export async function endSessionsAt(
  db: Kysely<Schema>,
  { personId, companyId, stays }: { personId: number; companyId: number; stays?: Buffer },
): Promise<void> {
  let sessions = db.deleteFrom('access_token').where('person_id', '=', personId).where('company_id', '=', companyId);
  if (stays) sessions = sessions.where('hash', '!=', stays);
  await sessions.execute();
}

/** Ends all sessions of a person, except the session with the hash `stays`. */
export async function endSessions(db: Kysely<Schema>, personId: number, stays?: Buffer): Promise<void> {
  let sessions = db.deleteFrom('access_token').where('person_id', '=', personId);
  if (stays) sessions = sessions.where('hash', '!=', stays);
  await sessions.execute();
}
