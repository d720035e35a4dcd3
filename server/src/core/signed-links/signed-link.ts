import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkGone } from '../errors/errors.ts';
import { findSigningKey, type KeyAccess, type SigningKey, signingKey } from './signing-key.ts';

/** Purpose of a link. A link that is signed for one purpose is invalid for every other purpose. */
export type LinkPurpose =
  | 'confirm'
  | 'unsubscribe'
  | 'confirm-market'
  | 'unsubscribe-market'
  | 'no-mails'
  | 'cv'
  | 'uploaded-cv'
  | 'application-cv'
  | 'resource-cv'
  | 'company-export'
  | 'still-free'
  | 'interview';

const EXPIRY = 4;
const MAC = 32;

/**
 * Returns the last path segment of a link: `names` and the expiry time, signed with HMAC-SHA256 so that links cannot be
 * forged.
 */
export async function signLink(
  access: KeyAccess,
  purpose: LinkPurpose,
  named: { names: Buffer; expires: Date },
): Promise<string> {
  return signLinkWith(await signingKey(access), purpose, named);
}

export function signLinkWith(
  key: SigningKey,
  purpose: LinkPurpose,
  { names, expires }: { names: Buffer; expires: Date },
): string {
  const until = Buffer.alloc(EXPIRY);
  until.writeUInt32BE(Math.floor(expires.getTime() / 1000));
  const signed = Buffer.concat([names, until]);
  return Buffer.concat([signed, macOf(key, purpose, signed)]).toString('base64url');
}

/**
 * Returns the `names` bytes of a link. Throws the same error for forged links, expired links and links for another
 * purpose.
 */
export async function readLink(access: KeyAccess, purpose: LinkPurpose, link: string, now: Date): Promise<Buffer> {
  const bytes = Buffer.from(link, 'base64url');
  const end = bytes.length - EXPIRY - MAC;
  // Accepts only the canonical base64url encoding.
  if (end < 0 || bytes.toString('base64url') !== link) throw linkGone();
  const signed = bytes.subarray(0, end + EXPIRY);
  const key = await findSigningKey(access);
  if (!key || !timingSafeEqual(bytes.subarray(end + EXPIRY), macOf(key, purpose, signed))) throw linkGone();
  if (signed.readUInt32BE(end) * 1000 <= now.getTime()) throw linkGone();
  return signed.subarray(0, end);
}

function macOf(key: SigningKey, purpose: LinkPurpose, signed: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n`).update(signed).digest();
}
