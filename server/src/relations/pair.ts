import { type RequestRow, type TalentRow, loadCards } from '../cards/queries.ts';
import type { Context } from '../platform/http/context.ts';
import { notFound } from '../platform/http/errors.ts';
import { isParty, type Standing, standingOf } from './policy.ts';
import { findPair, type PairIds, type RelationRow } from './queries.ts';

/** A job and a talent, and where the asker stands to them. */
export interface Pair {
  request: RequestRow;
  talent: TalentRow;
  standing: Standing;
}

/** A pair that is linked. Who is no party to it is told the same as where there is nothing. */
export async function linkedPair(ids: PairIds, context: Context): Promise<Pair & { relation: RelationRow }> {
  const [pair, relation] = await Promise.all([loadPair(ids, context), findPair(context.db, ids)]);
  if (!pair || !relation || !isParty(pair.standing)) throw notFound();
  return { ...pair, relation };
}

export async function loadPair({ requestId, talentId }: PairIds, { db, actor }: Context): Promise<Pair | null> {
  const [[request], [talent]] = await Promise.all([
    loadCards(db, 'request', [requestId]),
    loadCards(db, 'talent', [talentId]),
  ]);
  if (!request || !talent) return null;
  return { request, talent, standing: standingOf(actor, request, talent) };
}
