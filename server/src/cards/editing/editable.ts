import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { editableCards } from '../conditions.ts';
import { canEdit } from '../policy.ts';
import { readCardKey } from '../public-id.ts';
import { type CardRow, findNamed } from '../queries.ts';

/** Finds a card that the requester may edit; throws 404 for all other cards. */
export async function editableCard<K extends CardKind>(
  kind: K,
  key: string,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<CardRow<K>> {
  const cardKey = readCardKey(key);
  const row = cardKey && (await findNamed(db, kind, cardKey, { actor, right: editableCards('c', actor) }));
  if (!row || !canEdit(actor, row)) throw notFound();
  return row;
}
