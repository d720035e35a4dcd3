import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../platform/http/context.ts';
import { canEdit } from './policy.ts';
import type { CardRow } from './queries.ts';
import { visibleCard } from './visible-card.ts';

/** The card behind a link's last part, as `visibleCard` finds it. Who walks through the numbers of cards that others edit is stopped. */
export async function askedCard<K extends CardKind>(kind: K, key: string, context: Context): Promise<CardRow<K>> {
  if (!/^\d+$/.test(key)) return visibleCard(kind, key, context);
  const { actor, caller, limits } = context;
  let card: CardRow<K> | undefined;
  try {
    card = await visibleCard(kind, key, context);
    return card;
  } finally {
    // Where there is none as well: that is how numbers are found out.
    if (!card || !canEdit(actor, card))
      await limits.use('card-number', actor.kind === 'visitor' ? caller : `person ${actor.id}`);
  }
}
