import type { RelationStatus } from '@crewdock/contract/relations';
import type { WithNames } from '../../dictionaries/names.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { tellMove } from '../emails.ts';
import { lockPair } from '../lock.ts';
import { type LinkedPair, linkedPair } from '../pair.ts';
import { presentRelation } from '../present.ts';
import { ACTIVE_STATUSES, type PairIds, type RelationRow } from '../queries.ts';
import { lockUnchanged, removeRelation } from '../remove.ts';
import * as errors from '../../core/messages/errors/relation.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Deletes a relation with its history and notes, and stores a copy that `putBack` can restore. If the relation was
 * open, both sides are notified that it was withdrawn; pending mails about it are canceled.
 */
export async function deleteRelation(
  ids: PairIds,
  { from, version }: { from?: RelationStatus; version?: number },
  context: Context & WithNames,
): Promise<LinkedPair> {
  const { relation: seen, ...pair } = await linkedPair(ids, context);
  const isDeleted = await inTransaction(context.db, async (trx) => {
    await lockPair(trx, ids);
    const isSeen = (from ?? seen.status) === seen.status && (version ?? seen.version) === seen.version;
    if (!isSeen || !(await lockUnchanged(trx, seen, version))) return false;
    await removeRelation(trx, seen, context);
    if (ACTIVE_STATUSES.includes(seen.status)) await tellMove(trx, withdrawn(seen), pair, context);
    return true;
  });
  if (isDeleted) return { ...pair, relation: seen };
  const current = await linkedPair(ids, context);
  throw conflictError(formatMessage(errors.moved), await presentRelation(current, context));
}

function withdrawn({ status, proceed_reason_id }: RelationRow) {
  const fromStep = status === 'proceeded' ? proceed_reason_id : null;
  return { from: status, fromStep, to: 'archived', toStep: null, side: 'staff', why: '' } as const;
}
