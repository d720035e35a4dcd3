import { sql, type Transaction } from 'kysely';
import { writeAuditEntries } from '../core/audit/changed.ts';
import type { Context } from '../core/context/context.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { RelationRow } from './queries.ts';

/** Deletes a locked relation with its history and notes, and keeps a copy for a day. Sends no emails. */
export async function removeRelation(trx: Transaction<Schema>, relation: RelationRow, context: Context): Promise<void> {
  await sql`${KEEP} where r.id = ${relation.id} ${REPLACE}`.execute(trx);
  await trx.deleteFrom('relation').where('id', '=', relation.id).execute();
  const { request_id, talent_id, status, initiated_by, comment } = relation;
  const before = { request_id, talent_id, status, initiated_by, comment };
  const after = { request_id: null, talent_id: null, status: null, initiated_by: null, comment: null };
  await writeAuditEntries(trx, context, { action: 'deleted', subject: 'relation', id: relation.id, before, after });
}

/** Locks the relation if it has not changed since the requester read it. Concurrent writes wait for the lock. */
export async function lockUnchanged(
  trx: Transaction<Schema>,
  { id, status, proceed_reason_id }: RelationRow,
  version?: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from relation where id = ${id}
      and (status, proceed_reason_id) is not distinct from (${status}, ${proceed_reason_id}::smallint)
      and version = coalesce(${version ?? null}::int, version) for update`.execute(trx);
  return rows.length > 0;
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
