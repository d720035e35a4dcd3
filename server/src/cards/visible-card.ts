import type { CardKind } from '@crewdock/contract/kinds';
import { isMarketOpen } from '../companies/policy.ts';
import type { Context } from '../core/context/context.ts';
import { goneError, notFound } from '../core/errors/errors.ts';
import { addressableCards } from './conditions.ts';
import { canSeePrivately, isGoneOn, isPublicOn } from './policy.ts';
import { readCardKey } from './public-id.ts';
import { type CardRow, findNamed } from './queries.ts';

/**
 * Finds the card with a key from a link. Throws the same 404 for cards that are unknown, private, of another company or
 * in a closed market, and 410 for archived cards that were public here.
 */
export async function visibleCard<K extends CardKind>(
  kind: K,
  key: string,
  { db, actor, company }: Pick<Context, 'db' | 'actor' | 'company'>,
): Promise<CardRow<K>> {
  const cardKey = readCardKey(key);
  const right = addressableCards('c', { actor, company });
  const row = cardKey && (await findNamed(db, kind, cardKey, { actor, right }));
  if (!row) throw notFound();
  if (canSeePrivately(actor, row)) return row;
  if (!isMarketOpen(company)) throw notFound();
  const companyId = company?.id ?? null;
  if (isPublicOn(companyId, row)) return row;
  throw isGoneOn(companyId, row) ? goneError() : notFound();
}
