import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../core/context/context.ts';
import { canEdit } from './policy.ts';
import type { CardRow } from './queries.ts';
import { visibleCard } from './visible-card.ts';

/**
 * Finds a card like `visibleCard`. Requests by numeric id for cards that the requester cannot edit are rate-limited,
 * which prevents enumeration.
 */
export async function askedCard<K extends CardKind>(kind: K, key: string, context: Context): Promise<CardRow<K>> {
  if (!/^\d+$/.test(key)) return visibleCard(kind, key, context);
  const { actor, caller, limits } = context;
  let card: CardRow<K> | undefined;
  try {
    card = await visibleCard(kind, key, context);
    return card;
  } finally {
    // Ids of missing cards also count, because enumeration tries many of them.
    if (!card || !canEdit(actor, card))
      await limits.use('card-number', actor.kind === 'visitor' ? caller : `person ${actor.id}`);
  }
}
