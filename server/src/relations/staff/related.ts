import type { Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import type { staffRelations } from '@crewdock/contract/staff/relations';
import { editableCard } from '../../cards/editing/editable.ts';
import { type CardRow, loadCards } from '../../cards/queries.ts';
import { idsBehind } from '../../cards/shown-id.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Context } from '../../core/context/context.ts';
import { type Listed, listRelated } from '../lists.ts';
import { loadCardOwners } from './owners.ts';

type Query = Input<typeof staffRelations.listStaffRelatedTalents>['query'];

/** A page of the relations of any card, with the owners of both sides. */
export async function relatedForStaff<K extends CardKind, C extends { id: number }>(
  kind: CardKind,
  { card_id, ...query }: Query,
  other: Listed<K, C>,
  context: Context & WithNames,
) {
  const own = await editableCard(kind, String(card_id), context);
  const { items, ...page } = await listRelated(kind, card_id, query, other, context);
  const others = await othersById(
    other.kind,
    items.map(({ card_data }) => card_data.id),
    context,
  );
  const ownerOf = await loadCardOwners(context.db, [own, ...others.values()]);
  return {
    ...page,
    own: ownerOf(own),
    items: items.map((item) => ({ ...item, owner: ownerOf(others.get(item.card_data.id)!) })),
  };
}

/** Returns the other cards by public id. */
async function othersById(
  kind: CardKind,
  numbers: number[],
  context: Context,
): Promise<Map<number, CardRow<CardKind>>> {
  const cards = await loadCards(context.db, kind, await idsBehind(kind, numbers, context));
  return new Map(cards.map((card) => [card.hides_id ? card.shown_id : card.id, card]));
}
