import { getCardPath } from '../cards/present.ts';
import type { Transaction } from 'kysely';
import type { RequestRow } from '../cards/queries.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { writePairUpdate } from '../notifications/updates/write.ts';
import { recordRelationEvent } from './moves.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as events from '../core/messages/events.ts';
import * as updates from '../core/messages/updates.ts';

interface Invited {
  job: RequestRow;
  talentId: number;
  name: string;
  /** Time of the application. */
  applied: Date;
}

const WITHOUT_STEP = { fromStep: null, toStep: null };

/**
 * Creates a confirmed relation between a job and the talent made from an application: applying counts as the talent's
 * consent. Returns the relation's id.
 */
export async function linkInvited(
  trx: Transaction<Schema>,
  { job, talentId, name, applied }: Invited,
  context: Context,
): Promise<number> {
  const { id: personId, isStaff } = requirePerson(context);
  const { id } = await trx
    .insertInto('relation')
    .values({
      request_id: job.id,
      talent_id: talentId,
      status: 'confirmed',
      initiated_by: 'talent',
      is_confirmed: true,
      created_at: applied,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordRelationEvent(
    trx,
    id,
    { ...WITHOUT_STEP, from: null, to: 'proposed', side: 'talent', why: formatMessage(events.applied) },
    null,
  );
  const side = isStaff ? 'staff' : 'request';
  await recordRelationEvent(
    trx,
    id,
    { ...WITHOUT_STEP, from: 'proposed', to: 'confirmed', side, why: formatMessage(events.invited) },
    personId,
  );
  const after = { request_id: job.id, talent_id: talentId, status: 'confirmed', initiated_by: 'talent' };
  await writeAuditEntries(trx, context, { action: 'created', subject: 'relation', id, after });
  await writePairUpdate(trx, {
    kind: 'relation',
    title: formatMessage(updates.confirmed, { talent: name, job: job.title }),
    path: getCardPath('request', job),
    companyId: job.company_id,
    actor: context.actor,
    request: job,
    talent: { id: talentId },
  });
  return id;
}
