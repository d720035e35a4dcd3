import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Cookies } from '../../core/context/cookies.ts';
import { tokenHash } from './token.ts';

const COOKIE = 'crewdock_device';
/** Lifetime of the device cookie in seconds. Browsers limit the lifetime of cookies to 400 days. */
const MAX_AGE = 400 * 24 * 60 * 60;

/**
 * Returns the hash of this browser's device cookie if the browser has signed in to this account before, otherwise null.
 */
export async function knownDevice(db: Kysely<Schema>, cookies: Cookies, email: string): Promise<Buffer | null> {
  const cookie = cookies.get(COOKIE);
  if (!cookie) return null;
  const row = await db
    .selectFrom('known_device')
    .innerJoin('person', 'person.id', 'known_device.person_id')
    .where('known_device.hash', '=', tokenHash(cookie))
    .where('person.email', '=', email)
    .select('known_device.hash')
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Remembers this browser for the person. A browser shared by several people keeps its cookie. */
export async function rememberDevice(
  trx: Transaction<Schema>,
  personId: number,
  { cookies, now }: { cookies: Cookies; now: Date },
): Promise<void> {
  const token = (await issuedCookie(trx, cookies)) ?? randomBytes(32).toString('base64url');
  await trx
    .insertInto('known_device')
    .values({ hash: tokenHash(token), person_id: personId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'hash']).doUpdateSet({ last_used_at: now }))
    .execute();
  cookies.set(COOKIE, token, MAX_AGE);
}

export async function forgetDevices(trx: Transaction<Schema>, personId: number): Promise<void> {
  await trx.deleteFrom('known_device').where('person_id', '=', personId).execute();
}

/** Returns the device cookie if this server issued it, otherwise null. */
async function issuedCookie(trx: Transaction<Schema>, cookies: Cookies): Promise<string | null> {
  const cookie = cookies.get(COOKIE);
  if (!cookie) return null;
  const known = await trx
    .selectFrom('known_device')
    .where('hash', '=', tokenHash(cookie))
    .select('hash')
    .executeTakeFirst();
  return known ? cookie : null;
}
