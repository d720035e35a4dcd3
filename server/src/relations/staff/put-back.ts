import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { WithNames } from '../../dictionaries/names.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError, notFound } from '../../core/errors/errors.ts';
import { tellMove } from '../emails.ts';
import { lockPair } from '../lock.ts';
import { type LinkedPair, linkedPair, loadPair } from '../pair.ts';
import { presentRelation } from '../present.ts';
import { ACTIVE_STATUSES, findPair, type PairIds } from '../queries.ts';
import * as errors from '../../core/messages/errors/relation.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Restores a deleted relation with its history and notes. Idempotent: a repeat returns the current relation. */
export async function putBack(ids: PairIds, context: Context & WithNames): Promise<LinkedPair> {
  const pair = await loadPair(ids, context);
  if (!pair) throw notFound();
  const outcome = await inTransaction(context.db, async (trx) => {
    await lockPair(trx, ids);
    const kept = await takeKept(trx, ids);
    if (!kept) return 'nothing kept';
    const { rows } = await sql`${RELATION} where ${of(ids)}
      on conflict (request_id, talent_id) do nothing returning id`.execute(trx);
    if (rows.length === 0) return 'linked anew';
    for (const statement of [EVENTS, NOTES, APPLICATIONS]) await sql`${statement} and ${of(ids)}`.execute(trx);
    await sql`delete from removed_relation k where ${of(ids)}`.execute(trx);
    const relation = (await findPair(trx, ids))!;
    const after = { request_id: ids.requestId, talent_id: ids.talentId, status: relation.status };
    await writeAuditEntries(trx, context, { action: 'restored', subject: 'relation', id: relation.id, after });
    const toStep = relation.status === 'proceeded' ? relation.proceed_reason_id : null;
    const step = { from: 'archived', fromStep: null, to: relation.status, toStep, side: 'staff', why: '' } as const;
    if (ACTIVE_STATUSES.includes(relation.status)) await tellMove(trx, step, pair, context);
    return 'put back';
  });
  const current = await linkedPair(ids, context);
  if (outcome === 'linked anew') {
    throw conflictError(formatMessage(errors.linkedAgain), await presentRelation(current, context));
  }
  return current;
}

async function takeKept(trx: Transaction<Schema>, ids: PairIds): Promise<boolean> {
  const { rows } = await sql`select from removed_relation k where ${of(ids)} for update`.execute(trx);
  return rows.length > 0;
}

function of({ requestId, talentId }: PairIds): RawBuilder<unknown> {
  return sql`k.request_id = ${requestId} and k.talent_id = ${talentId}`;
}

const RELATION_COLUMNS = [
  'id',
  'request_id',
  'talent_id',
  'status',
  'initiated_by',
  'is_confirmed',
  'rejection_reason_id',
  'comment',
  'proceed_reason_id',
  'start_date',
  'rate',
  'created_at',
  'modified_at',
  'version',
];

/** Names the columns explicitly, so that columns of a newer release do not break the statement. */
const RELATION = sql`
  insert into relation (${sql.raw(RELATION_COLUMNS.join(', '))}) overriding system value
  select ${sql.raw(RELATION_COLUMNS.map((column) => `e.${column}`).join(', '))}
  from removed_relation k, jsonb_populate_record(null::relation, jsonb_build_object('version', 1) || k.relation) e`;

/** null if the person was deleted in the meantime. */
const PERSON = sql`(select p.id from person p where p.id = e.person_id)`;

const EVENTS = sql`
  insert into relation_event (id, relation_id, person_id, side, from_status, to_status, from_step, to_step, why, created_at)
    overriding system value
  select e.id, e.relation_id, ${PERSON}, e.side, e.from_status, e.to_status, e.from_step, e.to_step, e.why, e.created_at
  from removed_relation k, jsonb_populate_recordset(null::relation_event, k.events) e where true`;

const NOTES = sql`
  insert into relation_note (id, relation_id, person_id, side, is_shared, text, created_at, modified_at)
  select e.id, e.relation_id, ${PERSON}, e.side, e.is_shared, e.text, e.created_at, e.modified_at
  from removed_relation k, jsonb_populate_recordset(null::relation_note, k.notes) e where true`;

const APPLICATIONS = sql`
  update application a set relation_id = (k.relation ->> 'id')::integer
  from removed_relation k where a.id = any(k.applications)`;
