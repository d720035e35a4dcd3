import { sql } from 'kysely';
import { type RequestRow, type TalentRow, findCard } from '../cards/queries.ts';
import { idBehind } from '../cards/shown-id.ts';
import type { Context } from '../platform/http/context.ts';
import { notFound } from '../platform/http/errors.ts';
import { isParty, type Standing, standingOf } from './policy.ts';
import { findOwnPair, findOwnRelation, ofParty, type PairIds, type RelationRow } from './queries.ts';

/** A job and a talent, and where the asker stands to them. */
export interface Pair {
  request: RequestRow;
  talent: TalentRow;
  standing: Standing;
}

/** And the relation of the two. */
export type LinkedPair = Pair & { relation: RelationRow };

/** The cards that the numbers of an address mean. */
export async function pairBehind({ requestId, talentId }: PairIds, context: Context): Promise<PairIds> {
  const [request, talent] = await Promise.all([
    idBehind('request', requestId, context),
    idBehind('talent', talentId, context),
  ]);
  return { requestId: request, talentId: talent };
}

/** A pair that is linked. Who is no party to it is told the same as where there is nothing. */
export async function linkedPair(ids: PairIds, context: Context): Promise<LinkedPair> {
  const [pair, relation] = await Promise.all([loadPair(ids, context), findOwnPair(context.db, ids, context.actor)]);
  if (!pair || !relation || !isParty(pair.standing)) throw notFound();
  return { ...pair, relation };
}

/** The same by the relation's number. */
export async function linkedPairOf(relationId: number, context: Context): Promise<LinkedPair> {
  const relation = await findOwnRelation(context.db, relationId, context.actor);
  if (!relation) throw notFound();
  return linkedPair({ requestId: relation.request_id, talentId: relation.talent_id }, context);
}

/** Null where one of the two isn't there or neither is the asker's. */
export async function loadPair({ requestId, talentId }: PairIds, { db, actor }: Context): Promise<Pair | null> {
  const right = sql`exists (select from (select ${requestId}::int as request_id, ${talentId}::int as talent_id) pair
    where ${ofParty('pair', actor)})`;
  const [request, talent] = await Promise.all([
    findCard(db, 'request', sql`c.id = ${requestId} and ${right}`),
    findCard(db, 'talent', sql`c.id = ${talentId} and ${right}`),
  ]);
  if (!request || !talent) return null;
  return { request, talent, standing: standingOf(actor, request, talent) };
}
