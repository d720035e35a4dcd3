import { sql } from 'kysely';
import { type RequestRow, type TalentRow, findCard } from '../cards/queries.ts';
import { idBehind } from '../cards/shown-id.ts';
import type { Context } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';
import { isParty, type ViewerRole, getViewerRole } from './policy.ts';
import { findOwnPair, findOwnRelation, ofParty, type PairIds, type RelationRow } from './queries.ts';

/** A job and a talent, with the requester's role for both cards. */
export interface CardPair {
  request: RequestRow;
  talent: TalentRow;
  standing: ViewerRole;
}

/** A pair of cards with its relation. */
export type LinkedPair = CardPair & { relation: RelationRow };

/** Resolves the ids of a URL to the cards. */
export async function pairBehind({ requestId, talentId }: PairIds, context: Context): Promise<PairIds> {
  const [request, talent] = await Promise.all([
    idBehind('request', requestId, context),
    idBehind('talent', talentId, context),
  ]);
  return { requestId: request, talentId: talent };
}

/** Loads a linked pair. Throws `notFound` if there is no relation or the requester is not a party to it. */
export async function linkedPair(ids: PairIds, context: Context): Promise<LinkedPair> {
  const [pair, relation] = await Promise.all([loadPair(ids, context), findOwnPair(context.db, ids, context.actor)]);
  if (!pair || !relation || !isParty(pair.standing)) throw notFound();
  return { ...pair, relation };
}

/** Like `linkedPair`, but takes the relation's id. */
export async function findLinkedPairById(relationId: number, context: Context): Promise<LinkedPair> {
  const relation = await findOwnRelation(context.db, relationId, context.actor);
  if (!relation) throw notFound();
  return linkedPair({ requestId: relation.request_id, talentId: relation.talent_id }, context);
}

/** null if a card does not exist or the requester owns neither card. */
export async function loadPair({ requestId, talentId }: PairIds, { db, actor }: Context): Promise<CardPair | null> {
  const right = sql`exists (select from (select ${requestId}::int as request_id, ${talentId}::int as talent_id) pair
    where ${ofParty('pair', actor)})`;
  const [request, talent] = await Promise.all([
    findCard(db, 'request', sql`c.id = ${requestId} and ${right}`),
    findCard(db, 'talent', sql`c.id = ${talentId} and ${right}`),
  ]);
  if (!request || !talent) return null;
  return { request, talent, standing: getViewerRole(actor, request, talent) };
}
