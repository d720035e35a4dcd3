import type { CardKind } from '@crewdock/contract/kinds';
import type { InWidget } from '../cards/in-widgets.ts';
import { canEdit, type CardAccessFacts } from '../cards/policy.ts';
import { VISITOR } from '../core/identity/actor.ts';
import type { Context } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';
import { deviceFamily, detectProgram } from './audience.ts';
import type { Happening, WithCounter } from './counter.ts';
import { type TagRow, findTaggedCard } from './find.ts';

type Caller = Pick<Context, 'caller' | 'userAgent' | 'wantsNoCount' | 'now'> & WithCounter;
type Asker = Caller & Pick<Context, 'actor'>;

/** The shared card, or the owner of the shared list. */
export type ShareEventSubject = CardAccessFacts | { owner_id: number };

interface Told {
  what: Happening['what'];
  tag: Pick<TagRow, 'id'>;
  of: ShareEventSubject;
  referrer?: string | undefined;
}

/** Counts an event on a share link. Does nothing if the browser sends a do-not-track preference. */
export function countShareEvent({ what, tag, of, referrer }: Told, asker: Asker): void {
  const { actor, caller, userAgent, wantsNoCount, now, counter } = asker;
  if (wantsNoCount) return;
  counter.add({
    tagId: tag.id,
    what,
    who: isOwners(of, actor) ? 'owner' : (detectProgram(userAgent) ?? 'visitor'),
    visitor: `${caller} ${userAgent}`,
    referrer: referrer ?? null,
    device: deviceFamily(userAgent),
    at: now,
  });
}

/** Returns the card whose owner a visitor contacts, and a function that counts the contact. */
export async function addressedByTag<K extends CardKind>(kind: K, key: string, asker: Context & WithCounter) {
  const found = await findTaggedCard(kind, key, asker);
  if (!found) throw notFound();
  const { row, tag } = found;
  return { card: row, written: () => countShareEvent({ what: 'contact', tag, of: row }, asker) };
}

/** Counts views or clicks of cards in a company's widget. */
export function inWidget({ what, kind, ids, companyId, site }: InWidget, asker: Caller): void {
  const { caller, userAgent, wantsNoCount, now, counter } = asker;
  // A frame without an origin, such as the preview of an embed, is not counted as a site.
  const referrer = URL.parse(site)?.host;
  if (wantsNoCount || !referrer) return;
  const who = detectProgram(userAgent) ?? 'visitor';
  const told = { what, who, visitor: `${caller} ${userAgent}`, device: deviceFamily(userAgent), at: now } as const;
  for (const id of ids) counter.add({ ...told, widget: { kind, id, companyId }, referrer });
}

/**
 * Counts link previews and bots. People are counted when the page's script opens the link, which these programs do not
 * run.
 */
export function programSaw(tag: Told['tag'], of: ShareEventSubject, caller: Caller): void {
  if (detectProgram(caller.userAgent) !== null)
    countShareEvent({ what: 'view', tag, of }, { ...caller, actor: VISITOR });
}

/** Returns whether the visitor may edit the shared card or list, or is staff. */
export function isOwners(of: ShareEventSubject, actor: Context['actor']): boolean {
  if (actor.kind === 'visitor') return false;
  return actor.isStaff || ('is_active' in of ? canEdit(actor, of) : of.owner_id === actor.id);
}
