import type { CardKind } from '@crewdock/contract/kinds';
import type { InWidget } from '../cards/in-widgets.ts';
import { canEdit, type Subject } from '../cards/policy.ts';
import { VISITOR } from '../platform/http/actor.ts';
import type { Context } from '../platform/http/context.ts';
import { notFound } from '../platform/http/errors.ts';
import { deviceFamily, programOf } from './audience.ts';
import type { Happening, WithCounter } from './counter.ts';
import { type TagRow, findTaggedCard } from './find.ts';

type Caller = Pick<Context, 'caller' | 'userAgent' | 'wantsNoCount' | 'now'> & WithCounter;
type Asker = Caller & Pick<Context, 'actor'>;

/** The card, or who keeps the list. */
export type Shared = Subject | { owner_id: number };

interface Told {
  what: Happening['what'];
  tag: Pick<TagRow, 'id'>;
  of: Shared;
  referrer?: string | undefined;
}

/** Counts what somebody did at a link. Whose browser asks not to be followed isn't counted at all. */
export function happened({ what, tag, of, referrer }: Told, asker: Asker): void {
  const { actor, caller, userAgent, wantsNoCount, now, counter } = asker;
  if (wantsNoCount) return;
  counter.add({
    tagId: tag.id,
    what,
    who: isOwners(of, actor) ? 'owner' : (programOf(userAgent) ?? 'visitor'),
    visitor: `${caller} ${userAgent}`,
    referrer: referrer ?? null,
    device: deviceFamily(userAgent),
    at: now,
  });
}

/** The card that somebody writes about to whoever shares it, and what counts them. */
export async function addressedByTag<K extends CardKind>(kind: K, key: string, asker: Context & WithCounter) {
  const found = await findTaggedCard(kind, key, asker);
  if (!found) throw notFound();
  const { row, tag } = found;
  return { card: row, written: () => happened({ what: 'contact', tag, of: row }, asker) };
}

/** Counts cards in a company's widget, for whoever looks at them there. */
export function inWidget({ what, kind, ids, companyId, site }: InWidget, asker: Caller): void {
  const { caller, userAgent, wantsNoCount, now, counter } = asker;
  // A frame without an origin, as the preview of what is to be embedded, is nobody's site.
  const referrer = URL.parse(site)?.host;
  if (wantsNoCount || !referrer) return;
  const who = programOf(userAgent) ?? 'visitor';
  const told = { what, who, visitor: `${caller} ${userAgent}`, device: deviceFamily(userAgent), at: now } as const;
  for (const id of ids) counter.add({ ...told, widget: { kind, id, companyId }, referrer });
}

/** People who load a page open the link by its script, which is counted then; programs load the page alone. */
export function programSaw(tag: Told['tag'], of: Shared, caller: Caller): void {
  if (programOf(caller.userAgent) !== null) happened({ what: 'view', tag, of }, { ...caller, actor: VISITOR });
}

/** Whoever shares it comes themselves, or staff. */
export function isOwners(of: Shared, actor: Context['actor']): boolean {
  if (actor.kind === 'visitor') return false;
  return actor.isStaff || ('is_active' in of ? canEdit(actor, of) : of.owner_id === actor.id);
}
