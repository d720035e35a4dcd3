import { type Context, requirePerson } from '../../core/context/context.ts';
import { linkGone, notAuthenticated } from '../../core/errors/errors.ts';
import { type LinkPurpose, readLink, signLink } from '../../core/signed-links/signed-link.ts';
import { getPublicId } from '../present.ts';
import type { TalentRow } from '../queries.ts';
import { visibleCard } from '../visible-card.ts';

/** File names in the URLs of a talent's CVs: generated in two formats, and uploaded. */
const FILES = {
  cv: ['cv.pdf', 'cv.json'],
  'uploaded-cv': ['cv-upload/'],
} as const satisfies Partial<Record<LinkPurpose, string[]>>;
type Cv = keyof typeof FILES;

/** Lifetime of a CV link in milliseconds. It is short, because links are used immediately. */
const LIFETIME_MS = 10 * 60 * 1000;
const ID = 4;

/**
 * Creates the requester's signed URLs of a CV, one for each format. They become invalid when the requester's session
 * ends or the requester can no longer see the card.
 */
export async function createCardCvUrls(cv: Cv, card: TalentRow, context: Context): Promise<string[]> {
  // Contains the shown id instead of the internal id, because the link's content is readable.
  const talent = Buffer.alloc(ID);
  talent.writeUInt32BE(card.shown_id);
  const names = Buffer.concat([talent, requirePerson(context).tokenHash]);
  const link = await signLink(context, cv, { names, expires: new Date(context.now.getTime() + LIFETIME_MS) });
  return FILES[cv].map((file) => `/api/talents/${getPublicId(card)}/${file}?link=${link}`);
}

interface Fetched {
  params: { id: string };
  query: { link?: string | undefined };
}

/**
 * Returns the card whose CV is requested, and a context with the current permissions of the person for whom the link
 * was issued. Throws if the link, the session or the permission has ended.
 */
export async function linkedCard<C extends Context>(
  cv: Cv,
  { params, query }: Fetched,
  context: C,
): Promise<{ card: TalentRow; asker: C }> {
  if (query.link === undefined) throw notAuthenticated();
  const names = await readLink(context, cv, query.link, context.now);
  const actor = await context.identity.actorOfSession(names.subarray(ID), context.now);
  if (actor.kind === 'visitor') throw linkGone();
  const asker = { ...context, actor };
  const card = await visibleCard('talent', params.id, asker);
  if (card.shown_id !== names.readUInt32BE(0)) throw linkGone();
  return { card, asker };
}
