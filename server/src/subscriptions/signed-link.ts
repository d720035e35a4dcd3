import type { Kysely } from 'kysely';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Schema } from '../platform/db/schema.ts';
import { linkGone } from '../platform/http/errors.ts';

/** What a link is for: one never does the other's work. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

const UID = 16;
const EXPIRY = 4;
const MAC = 32;

/** The last part of a link that names a row by its uid until it expires, signed so that nobody can make another. */
export async function signLink(
  db: Kysely<Schema>,
  purpose: LinkPurpose,
  { uid, expires }: { uid: string; expires: Date },
): Promise<string> {
  const named = Buffer.alloc(UID + EXPIRY);
  named.write(uid.replaceAll('-', ''), 'hex');
  named.writeUInt32BE(Math.floor(expires.getTime() / 1000), UID);
  return Buffer.concat([named, await macOf(db, purpose, named)]).toString('base64url');
}

/** The uid that a link names. One that is forged, expired or for something else is the same refusal. */
export async function readLink(db: Kysely<Schema>, purpose: LinkPurpose, link: string, now: Date): Promise<string> {
  const bytes = Buffer.from(link, 'base64url');
  // Base64 can be written in several ways: only ours counts.
  if (bytes.length !== UID + EXPIRY + MAC || bytes.toString('base64url') !== link) throw linkGone();
  const named = bytes.subarray(0, UID + EXPIRY);
  if (!timingSafeEqual(bytes.subarray(UID + EXPIRY), await macOf(db, purpose, named))) throw linkGone();
  if (named.readUInt32BE(UID) * 1000 <= now.getTime()) throw linkGone();
  return named.toString('hex', 0, UID).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function macOf(db: Kysely<Schema>, purpose: LinkPurpose, named: Buffer): Promise<Buffer> {
  const { key } = await db
    .selectFrom('signing_key')
    .where('purpose', '=', 'mail-link')
    .select('key')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', key).update(`${purpose}\n`).update(named).digest();
}
