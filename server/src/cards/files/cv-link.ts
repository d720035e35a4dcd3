import { type Context, personOf } from '../../platform/http/context.ts';
import { linkGone, notAuthenticated } from '../../platform/http/errors.ts';
import { type LinkPurpose, readLink, signLink } from '../../platform/signed-link.ts';
import { publicIdOf } from '../present.ts';
import type { TalentRow } from '../queries.ts';
import { visibleCard } from '../visible-card.ts';

/** What each of a talent's two CVs is fetched by. */
const FILES = { cv: 'cv.pdf', 'uploaded-cv': 'cv-upload/' } as const satisfies Partial<Record<LinkPurpose, string>>;
type Cv = keyof typeof FILES;

/** So long the address of a CV can be fetched: it is for now, not for keeping. */
const LIFETIME_MS = 10 * 60 * 1000;
const ID = 4;

/** The address of a CV for whoever asks. It ends with their session, and with their right to see the card. */
export async function cvAddress(cv: Cv, card: TalentRow, context: Context): Promise<string> {
  // Whoever is given a link can read what it names.
  const talent = Buffer.alloc(ID);
  talent.writeUInt32BE(card.shown_id);
  const names = Buffer.concat([talent, personOf(context).tokenHash]);
  const link = await signLink(context, cv, { names, expires: new Date(context.now.getTime() + LIFETIME_MS) });
  return `/api/talents/${publicIdOf(card)}/${FILES[cv]}?link=${link}`;
}

interface Fetched {
  params: { id: string };
  query: { link?: string | undefined };
}

/** The card whose CV is fetched, and the context of whoever its link was made for, with the rights that they have now. */
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
