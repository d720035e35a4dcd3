import { sql, type Transaction } from 'kysely';
import { canSeePrivately, isPublicOn } from '../cards/policy.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { conflictError, notFound } from '../core/errors/errors.ts';
import { tellMove } from './emails.ts';
import { countMove } from './limit.ts';
import { recordRelationEvent } from './moves.ts';
import { type LinkedPair, loadPair, type CardPair } from './pair.ts';
import { isParty, getMoveSide } from './policy.ts';
import { findPair, type PairIds } from './queries.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { WithNames } from '../dictionaries/names.ts';
import * as errors from '../core/messages/errors/relation.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/**
 * Proposes the requester's card for a card that the requester can see. Returns the existing relation if the pair is
 * already linked; a unique index resolves concurrent proposals.
 */
export async function proposeCard(ids: PairIds, comment: string, context: Context & WithNames): Promise<LinkedPair> {
  const pair = await loadPair(ids, context);
  if (!pair || !isParty(pair.standing)) throw notFound();
  await countMove(context);
  const relation = await findPair(context.db, ids);
  if (relation) return { ...pair, relation };
  requireVisible(pair, context);
  const side = getMoveSide(pair.standing, 'propose');
  await inTransaction(context.db, async (trx) => {
    await requireStillActive(trx, ids);
    const added = await trx
      .insertInto('relation')
      .values({ request_id: ids.requestId, talent_id: ids.talentId, status: 'proposed', initiated_by: side, comment })
      .onConflict((other) => other.columns(['request_id', 'talent_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    const step = { from: null, fromStep: null, to: 'proposed', toStep: null, side, why: comment } as const;
    await recordRelationEvent(trx, added.id, step, requirePerson(context).id);
    const after = { ...ids, status: step.to, initiated_by: side, comment };
    await writeAuditEntries(trx, context, { action: 'created', subject: 'relation', id: added.id, after });
    await tellMove(trx, step, pair, context, added.id);
  });
  return { ...pair, relation: (await findPair(context.db, ids))! };
}

/** Throws unless the requester may see the other side's card and both cards are active. */
function requireVisible({ request, talent, standing }: CardPair, { actor, company }: Context): void {
  const companyId = company?.id ?? null;
  const cards = [
    { card: request, isOwn: standing.ownsRequest },
    { card: talent, isOwn: standing.ownsTalent },
  ];
  for (const { card, isOwn } of cards) {
    if (!isOwn && !isPublicOn(companyId, card) && !canSeePrivately(actor, card)) throw notFound();
  }
  if (cards.some(({ card }) => !card.is_active || card.is_draft)) throw notActive();
}

/**
 * Locks both cards like `lockPair`, so that no card can be archived before the commit. Otherwise an archived card could
 * keep an open relation.
 */
async function requireStillActive(trx: Transaction<Schema>, { requestId, talentId }: PairIds): Promise<void> {
  const { rows } = await sql`
    select from request q join talent t on t.id = ${talentId} and t.is_active and not t.is_draft
    where q.id = ${requestId} and q.is_active and not q.is_draft for no key update`.execute(trx);
  if (rows.length === 0) throw notActive();
}

const notActive = () => conflictError(formatMessage(errors.notActive));
