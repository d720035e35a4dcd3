import type { SignedIn } from '@crewdock/contract/accounts';
import type { Kysely } from 'kysely';
import { changed, type Doer } from '../../platform/audit/changed.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { sessionExpiry } from './token.ts';
import { newSecret } from './links.ts';

/** Signs a person in on one more browser. */
export async function startSession(
  db: Kysely<Schema>,
  personId: number,
  doer: Doer & { now: Date },
): Promise<SignedIn> {
  const { userAgent, now } = doer;
  const { token, hash } = newSecret();
  const person = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['uid', 'email', 'is_staff'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('access_token')
    .values({
      hash,
      person_id: personId,
      device: deviceOf(userAgent),
      created_at: now,
      last_used_at: now,
      expires_at: sessionExpiry({ begun: now, used: now, isStaff: person.is_staff }),
    })
    .execute();
  const entry = { subject: 'person', id: personId, personId, isStaff: person.is_staff } as const;
  await changed(db, doer, { action: 'signed_in', ...entry });
  return { token, uid: person.uid, username: person.email, staff: person.is_staff };
}

/** Ends one session. */
export async function endSession(db: Kysely<Schema>, hash: Buffer): Promise<void> {
  await db.deleteFrom('access_token').where('hash', '=', hash).execute();
}

/** Ends all sessions of a person, but for one that may stay. */
export async function endSessions(db: Kysely<Schema>, personId: number, stays?: Buffer): Promise<void> {
  let sessions = db.deleteFrom('access_token').where('person_id', '=', personId);
  if (stays) sessions = sessions.where('hash', '!=', stays);
  await sessions.execute();
}
