import { linkGone } from '../errors/errors.ts';
import { type LinkPurpose, readLink, signLinkWith } from './signed-link.ts';
import { type KeyAccess, type SigningKey, signingKey } from './signing-key.ts';

type Purpose = Extract<
  LinkPurpose,
  'confirm' | 'unsubscribe' | 'confirm-market' | 'unsubscribe-market' | 'no-mails' | 'interview'
>;

const UID = 16;

/** Returns the last path segment of a signed link that contains the uid of a row. */
export async function linkTo(
  access: KeyAccess,
  purpose: Purpose,
  named: { uid: string; expires: Date },
): Promise<string> {
  return linkWith(await signingKey(access), purpose, named);
}

/** Like `linkTo`, for callers that sign many links: they read the key only once. */
export function linkWith(key: SigningKey, purpose: Purpose, { uid, expires }: { uid: string; expires: Date }): string {
  return signLinkWith(key, purpose, { names: Buffer.from(uid.replaceAll('-', ''), 'hex'), expires });
}

/** Returns the uid in a link. Throws the same error for forged links, expired links and links for another purpose. */
export async function readUidLink(access: KeyAccess, purpose: Purpose, link: string, now: Date): Promise<string> {
  const names = await readLink(access, purpose, link, now);
  if (names.length !== UID) throw linkGone();
  return names.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
