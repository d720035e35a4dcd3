import type { ListItem } from '@crewdock/contract/lists';
import { canSeePrivately, isPublicOn } from '../cards/policy.ts';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { loadCards, type RequestRow, type TalentRow } from '../cards/queries.ts';
import type { Context } from '../http/context.ts';
import type { Actor } from '../http/session.ts';
import type { ItemRow } from './queries.ts';

/** Entries with their cards, for somebody: a card that they may not see any more is left out. */
export async function presentItems(
  items: ItemRow[],
  viewer: { actor: Actor; withNotes: boolean },
  { db, names, company }: Context,
): Promise<ListItem[]> {
  const [talents, requests] = await Promise.all([
    loadCards(
      db,
      'talent',
      items.flatMap(({ talent_id }) => talent_id ?? []),
    ),
    loadCards(
      db,
      'request',
      items.flatMap(({ request_id }) => request_id ?? []),
    ),
  ]);
  const companyId = company?.id ?? null;
  const sees = (row: TalentRow | RequestRow) => isPublicOn(companyId, row) || canSeePrivately(viewer.actor, row);
  const talentById = new Map(talents.filter(sees).map((row) => [row.id, row]));
  const requestById = new Map(requests.filter(sees).map((row) => [row.id, row]));
  const labels = await names();
  return items.flatMap((item): ListItem[] => {
    const entry = { id: item.id, note: viewer.withNotes ? item.note : '', added: item.created_at.toISOString() };
    const talent = item.talent_id !== null && talentById.get(item.talent_id);
    if (talent) return [{ type: 'talent', ...entry, card_data: presentTalent(talent, labels) }];
    const request = item.request_id !== null && requestById.get(item.request_id);
    return request ? [{ type: 'request', ...entry, card_data: presentRequest(request, labels) }] : [];
  });
}
