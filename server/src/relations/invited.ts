import { pathOf } from '../cards/present.ts';
import type { Transaction } from 'kysely';
import type { RequestRow } from '../cards/queries.ts';
import { changed } from '../platform/audit/changed.ts';
import type { Schema } from '../platform/db/schema.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import { writeUpdate } from '../updates/write.ts';
import { remember } from './moves.ts';

interface Invited {
  job: RequestRow;
  talentId: number;
  name: string;
  /** When they applied. */
  applied: Date;
}

const WITHOUT_STEP = { fromStep: null, toStep: null };

/** Links a job with the talent that an application for it has just become: who applied has said yes. Answers the relation. */
export async function linkInvited(
  trx: Transaction<Schema>,
  { job, talentId, name, applied }: Invited,
  context: Context,
): Promise<number> {
  const { id: personId, isStaff } = personOf(context);
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
  await remember(
    trx,
    id,
    { ...WITHOUT_STEP, from: null, to: 'proposed', side: 'talent', why: 'By an application.' },
    null,
  );
  const side = isStaff ? 'staff' : 'request';
  await remember(trx, id, { ...WITHOUT_STEP, from: 'proposed', to: 'confirmed', side, why: 'Invited.' }, personId);
  const after = { request_id: job.id, talent_id: talentId, status: 'confirmed', initiated_by: 'talent' };
  await changed(trx, context, { action: 'created', subject: 'relation', id, after });
  await writeUpdate(trx, {
    kind: 'relation',
    title: `${name} was confirmed for ${job.title}`,
    path: pathOf('request', job),
    companyId: job.company_id,
  });
  return id;
}
