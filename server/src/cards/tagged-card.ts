import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../platform/http/context.ts';
import type { CardRow } from './queries.ts';

export interface WithTaggedCards {
  /** The card behind a link with a tag that asks for no password, without what the tag hides. Throws like `visibleCard`. */
  taggedCard<K extends CardKind>(kind: K, key: string, context: Context): Promise<CardRow<K>>;
}
