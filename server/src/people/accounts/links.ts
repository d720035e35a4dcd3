import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { linkGone } from '../../core/errors/errors.ts';
import { tokenHash } from './token.ts';

export type AccountLinkPurpose = Schema['account_link']['purpose'];

/** Last two path segments of an email link. */
export interface LinkParts {
  uidb64: string;
  token: string;
}

const HOUR_MS = 60 * 60 * 1000;
/** Lifetime of each kind of link in milliseconds. */
const LIFETIME_MS: Record<AccountLinkPurpose, number> = {
  'password-reset': HOUR_MS,
  'email-change': 24 * HOUR_MS,
  subscription: 24 * HOUR_MS,
};

export function encodeUid(uid: string): string {
  return Buffer.from(uid).toString('base64url');
}

/** Decodes the uid. Throws `linkGone` for an invalid uid, as for a used link. */
export function decodeUid(uidb64: string): string {
  const uid = Buffer.from(uidb64, 'base64url').toString();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uid)) throw linkGone();
  return uid;
}

/** Generates a random secret for an email link, and the hash to store. */
export function newSecret(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** Issues a link that is valid for `lasts` milliseconds. Invalidates earlier links with the same purpose. */
export async function createLink(
  db: Kysely<Schema>,
  person: { id: number; uid: string },
  purpose: AccountLinkPurpose,
  { now, email = null, lasts = LIFETIME_MS[purpose] }: { now: Date; email?: string | null; lasts?: number },
): Promise<LinkParts & { expiresAt: Date }> {
  const { token, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + lasts);
  await revokeLinks(db, person.id, purpose, now);
  await db
    .insertInto('account_link')
    .values({
      token_hash: hash,
      person_id: person.id,
      purpose,
      email,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { uidb64: encodeUid(person.uid), token, expiresAt };
}

/** Finds a valid link without consuming it. Throws the same `linkGone` for invalid, used and expired links. */
export async function findLink(
  db: Kysely<Schema>,
  { uidb64, token }: LinkParts,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<Selectable<Schema['account_link']>> {
  const link = await db
    .selectFrom('account_link')
    .innerJoin('person', 'person.id', 'account_link.person_id')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('person.uid', '=', decodeUid(uidb64))
    .selectAll('account_link')
    .executeTakeFirst();
  if (!link) throw linkGone();
  return link;
}

/** Consumes a link atomically. Throws like `findLink`, even if a concurrent request has consumed the link. */
export async function takeLink(
  db: Kysely<Schema>,
  { uidb64, token }: LinkParts,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<Selectable<Schema['account_link']>> {
  const uid = decodeUid(uidb64);
  const link = await db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('person_id', '=', ({ selectFrom }) => selectFrom('person').select('id').where('uid', '=', uid))
    .returningAll()
    .executeTakeFirst();
  if (!link) throw linkGone();
  return link;
}

export async function revokeLinks(
  db: Kysely<Schema>,
  personId: number,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_link')
    .set({ used_at: sql`coalesce(used_at, ${now})` })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .execute();
}
