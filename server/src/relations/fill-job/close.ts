import type { Closed, closing } from '@crewdock/contract/closing';
import type { Input } from '@crewdock/contract/endpoint';
import { POSITION_FILLED } from '@crewdock/contract/steps';
import type { Transaction } from 'kysely';
import {
  openApplications,
  mailsToInvited,
  rejectApplicationsAsFilled as rejectApplications,
} from '../../applications/closing.ts';
import { isJobOpen } from '../../applications/policy.ts';
import { setCardActive } from '../../cards/editing/archive.ts';
import { editableCard } from '../../cards/editing/editable.ts';
import type { RequestRow } from '../../cards/queries.ts';
import type { WithCardRelations } from '../../cards/relations.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError, invalidField } from '../../core/errors/errors.ts';
import { rejectRelationsAsFilled as rejectRelations } from '../closing/move.ts';
import { openRelations } from '../closing/open.ts';
import { countMove } from '../limit.ts';
import { tellClosing } from './emails.ts';
import { toOpenEntries, presentClosing, hashOpenEntries } from './list.ts';
import { lockedJob } from './locked-job.ts';
import * as errors from '../../core/messages/errors/relation.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as events from '../../core/messages/events.ts';

type Asked = Input<typeof closing.closeRequest>['body'];
type All = Context & WithCardRelations & WithNames;

/**
 * Closes a filled job in one transaction: rejects the named relations and applications, and archives the job with its
 * other open relations. Throws a conflict if the list has changed since the requester read it. Idempotent: repeating
 * your own closing returns the same result.
 */
export async function closeJob(key: string, asked: Asked, context: All): Promise<Closed> {
  const { id: jobId } = await editableCard('request', key, context);
  await countMove(context);
  return inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    // Inviting an applicant locks the application before the job, so this function must use the same order.
    const applications = await openApplications(trx, jobId, { lock: true });
    const job = await lockedJob(trx, jobId);
    if (!isJobOpen(job)) return closedAlready(trx, job, asked, inside);
    await requireVersion(asked.version, job, () => presentClosing(job, inside));
    const open = toOpenEntries(await openRelations(trx, jobId, { lock: true }), applications);
    if (hashOpenEntries(open) !== asked.seen) {
      throw conflictError(formatMessage(errors.listChanged), await presentClosing(job, inside));
    }
    const told = {
      relations: named(open.relations, asked.relations, 'relations'),
      applications: named(open.applications, asked.applications, 'applications'),
    };
    const archived = { ...job, is_active: false };
    const { label } = (await context.names()).rejectionReason.get(POSITION_FILLED)!;
    const said = {
      why: [formatMessage(events.reason, { reason: label }), asked.comment].filter(Boolean).join('\n'),
      comment: asked.comment,
    };
    const ids = told.relations.map(({ id }) => id);
    const mails = [
      ...(await rejectRelations(trx, archived, told.relations, said, inside)),
      ...(await mailsToInvited(trx, archived, ids, { isBack: false, comment: asked.comment }, inside)),
      ...(await rejectApplications(trx, archived, told.applications, said, inside)),
    ];
    await setCardActive('request', key, { isActive: false }, inside);
    const { id } = await trx
      .insertInto('request_closing')
      .values({
        request_id: jobId,
        person_id: requirePerson(context).id,
        seen: asked.seen,
        relation_ids: ids,
        application_ids: told.applications.map((row) => row.id),
        request_version: job.version + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const counts = { relations: told.relations.length, applications: told.applications.length };
    await tellClosing(trx, 'closed', job, counts, mails, inside);
    return { id, ...counts };
  });
}

/** Returns the entries of the list with these ids. Throws if an id is not in the list. */
function named<T extends { id: number | string }>(listed: T[], ids: T['id'][], field: string): T[] {
  const wanted = new Set(ids);
  const found = listed.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw invalidField(field, formatMessage(errors.notListed));
  return found;
}

/** Returns the stored result if the same person closed the job with the same input; otherwise throws a conflict. */
async function closedAlready(
  trx: Transaction<Schema>,
  job: RequestRow,
  { seen, relations, applications }: Asked,
  context: All,
): Promise<Closed> {
  const last = await trx
    .selectFrom('request_closing')
    .where('request_id', '=', job.id)
    .where('person_id', '=', requirePerson(context).id)
    .where('request_version', '=', job.version)
    .where('undone_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  const isSame =
    last?.seen === seen && isSameSet(last.relation_ids, relations) && isSameSet(last.application_ids, applications);
  if (!isSame) throw conflictError(formatMessage(errors.jobClosed), await presentClosing(job, context));
  return { id: last.id, relations: last.relation_ids.length, applications: last.application_ids.length };
}

function isSameSet<T>(some: T[], others: T[]): boolean {
  const [left, right] = [new Set(some), new Set(others)];
  return left.size === right.size && [...left].every((each) => right.has(each));
}
