import type { ReceivedApplication } from '@crewdock/contract/applications';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { editableCard } from '../cards/editing/editable.ts';
import type { RequestRow } from '../cards/queries.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { conflictError, notFound } from '../core/errors/errors.ts';
import { countMove } from '../relations/limit.ts';
import { copyingCv, inviteApplicant } from './invite.ts';
import { mailOfMove } from './emails.ts';
import { isJobOpen, type ApplicationMoveName, APPLICATION_MOVES_FROM, TARGET } from './policy.ts';
import { presentApplication } from './present.ts';
import { type ApplicationRow, loadApplicationEvents, findApplication } from './queries.ts';
import type { ApplicationChange, ApplicationStep } from './step.ts';
import * as errors from '../core/messages/errors/application.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as events from '../core/messages/events.ts';

interface Named {
  id: string;
  applicationId: string;
}

/**
 * Moves an application with one conditional update: of concurrent moves, one succeeds and the others get 409 with the
 * current state. Idempotent: repeating your own last move returns the same result. Also writes the history, the emails,
 * and the talent and relation of an invitation.
 */
export async function moveApplication(
  { id, applicationId }: Named,
  move: ApplicationMoveName,
  change: ApplicationChange,
  context: Context & WithNames,
): Promise<ReceivedApplication> {
  const { db } = context;
  const job = await editableCard('request', id, context);
  const seen = await findApplication(db, job.id, applicationId);
  if (!seen) throw notFound();
  await countMove(context);
  const isMoved = await copyingCv(move === 'invite' ? seen : null, job, context, (cv) =>
    inTransaction(db, async (trx) => {
      const moved = await update(trx, seen.id, move, change);
      if (!moved) return false;
      if (move === 'invite') await requireOpen(trx, job, seen, context);
      const relation_id = move === 'invite' ? await inviteApplicant(trx, seen, job, cv, context) : seen.relation_id;
      await remember(trx, seen.id, moved, change, requirePerson(context).id);
      const before = { ...seen, status: moved.from };
      const after = { status: moved.to, rejection_reason_id: moved.rejection_reason_id, relation_id };
      await writeAuditEntries(trx, context, { action: 'moved', subject: 'application', id: seen.id, before, after });
      const mail = await mailOfMove(trx, seen, job, { ...change, ...moved }, context);
      if (mail) await context.outbox.write(trx, mail);
      return true;
    }),
  );
  const now = (await findApplication(db, job.id, applicationId))!;
  const shown = presentApplication(now, job, await context.names());
  if (!isMoved && !(await isOwnRepeat(move, now, change, context)))
    throw conflictError(formatMessage(errors.moved), shown);
  return shown;
}

/** Runs the conditional update. Returns undefined if the application has moved since then. */
async function update(
  trx: Transaction<Schema>,
  id: string,
  move: ApplicationMoveName,
  change: ApplicationChange,
): Promise<ApplicationStep | undefined> {
  const statuses = APPLICATION_MOVES_FROM[move].filter((status) => change.from === undefined || status === change.from);
  const { rows } = await sql<ApplicationStep>`
    with former as (select id, status, is_told, version from application where id = ${id} for update)
    update application a
    set status = ${move === 'reopen' ? RETURNED : sql`${TARGET[move]}`},
      rejection_reason_id = ${change.reason?.id ?? null}, comment = ${change.comment ?? ''},
      is_told = ${change.mail ?? false}, moved_at = now(), read_at = coalesce(a.read_at, now())
    from former where a.id = former.id and former.status = any(${statuses}::text[])
      and former.version = coalesce(${change.version ?? null}::int, former.version)
    returning former.status as "from", a.status as "to", a.rejection_reason_id, former.is_told as was_told`.execute(
    trx,
  );
  return rows[0];
}

/** SQL for the status after reopening: for rejected applications the status before the rejection, otherwise open. */
const RETURNED: RawBuilder<unknown> = sql`
  case a.status when 'rejected' then (
    select e.from_status from application_event e
    where e.application_id = a.id and e.to_status = 'rejected' order by e.id desc limit 1) else 'open' end`;

/** Throws unless the job is open. Locks it, so that it stays open until the transaction ends. */
async function requireOpen(
  trx: Transaction<Schema>,
  job: RequestRow,
  seen: ApplicationRow,
  { names }: WithNames,
): Promise<void> {
  const now = await trx
    .selectFrom('request')
    .where('id', '=', job.id)
    .select(['is_active', 'is_draft'])
    .forShare()
    .executeTakeFirstOrThrow();
  if (!isJobOpen(now))
    throw conflictError(formatMessage(errors.jobClosed), presentApplication(seen, { ...job, ...now }, await names()));
}

async function remember(
  trx: Transaction<Schema>,
  id: string,
  { from, to }: ApplicationStep,
  { reason, comment, mail }: ApplicationChange,
  personId: number,
): Promise<void> {
  const why = [
    reason && formatMessage(events.reason, { reason: reason.label }),
    comment,
    mail && formatMessage(events.applicantNotified),
  ];
  await trx
    .insertInto('application_event')
    .values({
      application_id: id,
      person_id: personId,
      from_status: from,
      to_status: to,
      why: why.filter(Boolean).join('\n'),
    })
    .execute();
}

async function isOwnRepeat(
  move: ApplicationMoveName,
  now: ApplicationRow,
  { from }: ApplicationChange,
  context: Context,
): Promise<boolean> {
  const last = (await loadApplicationEvents(context.db, now.id)).at(-1);
  if (!last || last.person_id !== requirePerson(context).id) return false;
  if (move !== 'reopen') return now.status === TARGET[move];
  return last.from_status === from && (from === 'rejected' || last.to_status === 'open');
}
