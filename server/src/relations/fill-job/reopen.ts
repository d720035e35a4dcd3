import type { Closing, closing as closingCalls } from '@crewdock/contract/closing';
import type { Input } from '@crewdock/contract/endpoint';
import { type Kysely, type Selectable, sql } from 'kysely';
import { mailsToInvited, restoreRejectedApplications as restoreApplications } from '../../applications/closing.ts';
import { setCardActive } from '../../cards/editing/archive.ts';
import { editableCard } from '../../cards/editing/editable.ts';
import type { WithCardRelations } from '../../cards/relations.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError, notFound, permissionDenied } from '../../core/errors/errors.ts';
import { restoreRejectedRelations as restoreRelations } from '../closing/move.ts';
import { countMove } from '../limit.ts';
import { tellClosing } from './emails.ts';
import { presentClosing } from './list.ts';
import { lockedJob } from './locked-job.ts';
import * as errors from '../../core/messages/errors/relation.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Undoes a closing, for the person who closed the job and for staff. Reopens the job and restores its relations and
 * applications, except those that have changed since the closing. Idempotent.
 */
export async function reopenJob(
  key: string,
  { closing: closingId, version }: Input<typeof closingCalls.reopenRequest>['body'],
  context: Context & WithCardRelations & WithNames,
): Promise<Closing> {
  const { id: jobId } = await editableCard('request', key, context);
  const seen = await findClosing(context.db, jobId, closingId);
  if (!seen) throw notFound();
  const { id: personId, isStaff } = requirePerson(context);
  if (seen.person_id !== personId && !isStaff) throw permissionDenied();
  await countMove(context);
  return inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    // Locks applications before the job, like closing, to prevent deadlocks.
    await sql`select from application where id = any(${seen.application_ids}::uuid[]) order by created_at, id
      for update`.execute(trx);
    const job = await lockedJob(trx, jobId);
    const closing = (await findClosing(trx, jobId, closingId))!;
    if (closing.undone_at && job.is_active) return presentClosing(job, inside);
    await requireVersion(version, job, () => presentClosing(job, inside));
    if (closing.undone_at || job.is_active || job.version !== closing.request_version) {
      throw conflictError(formatMessage(errors.jobChanged), await presentClosing(job, inside));
    }
    await setCardActive('request', key, { isActive: true }, inside);
    const reopened = await lockedJob(trx, jobId);
    const { ids, mails } = await restoreRelations(trx, reopened, closingId, inside);
    mails.push(...(await mailsToInvited(trx, reopened, ids, { isBack: true }, inside)));
    const applications = await restoreApplications(trx, reopened, closingId, inside);
    await trx
      .updateTable('request_closing')
      .set({ undone_at: sql`now()` })
      .where('id', '=', closingId)
      .execute();
    const counts = { relations: ids.length, applications: closing.application_ids.length };
    await tellClosing(trx, 'reopened', reopened, counts, [...mails, ...applications], inside);
    return presentClosing(reopened, inside);
  });
}

async function findClosing(
  db: Kysely<Schema>,
  jobId: number,
  id: string,
): Promise<Selectable<Schema['request_closing']> | undefined> {
  return db
    .selectFrom('request_closing')
    .where('request_id', '=', jobId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
}
