import type { RelationStatus } from '@crewdock/contract/relations';
import { sql, type Transaction } from 'kysely';
import type { WithNames } from '../../dictionaries/names.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { tellMove } from '../emails.ts';
import { lockPair } from '../lock.ts';
import { type LinkedPair, linkedPair } from '../pair.ts';
import { presentRelation } from '../present.ts';
import { ACTIVE_STATUSES, type PairIds, type RelationRow } from '../queries.ts';
import * as errors from '../../core/messages/errors/relation.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Deletes a relation with its history and notes, and stores a copy that `putBack` can restore. If the relation was
 * open, both sides are notified that it was withdrawn; pending mails about it are cancelled.
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
    if (!isSeen || !(await holds(trx, seen, version))) return false;
    await sql`${KEEP} where r.id = ${seen.id} ${REPLACE}`.execute(trx);
    await trx.deleteFrom('relation').where('id', '=', seen.id).execute();
    const { request_id, talent_id, status, initiated_by, comment } = seen;
    const before = { request_id, talent_id, status, initiated_by, comment };
    const after = { request_id: null, talent_id: null, status: null, initiated_by: null, comment: null };
    await writeAuditEntries(trx, context, { action: 'deleted', subject: 'relation', id: seen.id, before, after });
    if (ACTIVE_STATUSES.includes(status)) await tellMove(trx, withdrawn(seen), pair, context);
    return true;
  });
  if (isDeleted) return { ...pair, relation: seen };
  const current = await linkedPair(ids, context);
  throw conflictError(formatMessage(errors.moved), await presentRelation(current, context));
}

/** Locks the relation if it has not changed since the requester read it. Concurrent writes wait for the lock. */
async function holds(
  trx: Transaction<Schema>,
  { id, status, proceed_reason_id }: RelationRow,
  version: number | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select from relation where id = ${id}
      and (status, proceed_reason_id) is not distinct from (${status}, ${proceed_reason_id}::smallint)
      and version = coalesce(${version ?? null}::int, version) for update`.execute(trx);
  return rows.length > 0;
}

function withdrawn({ status, proceed_reason_id }: RelationRow) {
  const fromStep = status === 'proceeded' ? proceed_reason_id : null;
  return { from: status, fromStep, to: 'archived', toStep: null, side: 'staff', why: '' } as const;
}

const KEEP = sql`
  insert into removed_relation (request_id, talent_id, relation, events, notes, applications)
  select r.request_id, r.talent_id, to_jsonb(r),
    (select coalesce(jsonb_agg(to_jsonb(e) order by e.id), '[]') from relation_event e where e.relation_id = r.id),
    (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from relation_note n where n.relation_id = r.id),
    array(select a.id from application a where a.relation_id = r.id)
  from relation r`;

const REPLACE = sql`
  on conflict (request_id, talent_id) do update set relation = excluded.relation, events = excluded.events,
    notes = excluded.notes, applications = excluded.applications, removed_at = now()`;
