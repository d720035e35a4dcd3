import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../core/context/context.ts';
import { isTagged } from './public-id.ts';
import type { CardRow } from './queries.ts';
import { visibleCard } from './visible-card.ts';

/**
 * Loads cards of links with a share tag, without the fields that the tag hides. Both functions throw like
 * `visibleCard`.
 */
export interface WithTaggedCards {
  /** Loads a card to show it, if the tag requires no password. */
  taggedCard<K extends CardKind>(kind: K, key: string, context: Context): Promise<CardRow<K>>;
  /**
   * Loads a card to send a message to its owner, even if the tag requires a password, because this reveals nothing
   * about the card. `written` counts the message in the link's statistics.
   */
  addressedByTag<K extends CardKind>(
    kind: K,
    key: string,
    context: Context,
  ): Promise<{ card: CardRow<K>; written: () => void }>;
}

/** Returns the card for a message to its owner, identified by the card's key or by a key with a share tag. */
export async function addressedCard<K extends CardKind>(kind: K, key: string, context: Context & WithTaggedCards) {
  if (isTagged(key)) return context.addressedByTag(kind, key, context);
  return { card: await visibleCard(kind, key, context), written: () => {} };
}
