import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../platform/http/context.ts';
import { isTagged } from './public-id.ts';
import type { CardRow } from './queries.ts';
import { visibleCard } from './visible-card.ts';

/** Cards behind links with a tag, without what the tag hides. Both throw like `visibleCard`. */
export interface WithTaggedCards {
  /** For who reads: where the tag asks for no password. */
  taggedCard<K extends CardKind>(kind: K, key: string, context: Context): Promise<CardRow<K>>;
  /** For who writes to its owner, which shows nothing of the card. `written` lets the link's statistics count that it was. */
  addressedByTag<K extends CardKind>(
    kind: K,
    key: string,
    context: Context,
  ): Promise<{ card: CardRow<K>; written: () => void }>;
}

/** The card about which somebody writes to its owner, by its own key or by a link with a tag. */
export async function addressedCard<K extends CardKind>(kind: K, key: string, context: Context & WithTaggedCards) {
  if (isTagged(key)) return context.addressedByTag(kind, key, context);
  return { card: await visibleCard(kind, key, context), written: () => {} };
}
