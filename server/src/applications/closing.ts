import type { Closing } from '@crewdock/contract/closing';
import { CLOSING_MAX } from '@crewdock/contract/limits';
import { POSITION_FILLED } from '@crewdock/contract/steps';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RequestRow } from '../cards/queries.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { Mail } from '../infra/email/outbox.ts';
import { mailOfMove } from './emails.ts';
import type { ApplicationRow } from './queries.ts';
import { buildApplicationsQuery } from './queries.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as events from '../core/messages/events.ts';

type Trx = Transaction<Schema>;

/**
 * Loads a job's undecided applications: at most `CLOSING_MAX` + 1, so that the caller can detect too many. `lock` locks
 * them until the transaction ends.
 */
export async function openApplications(
  db: Kysely<Schema>,
  jobId: number,
  { lock = false } = {},
): Promise<ApplicationRow[]> {
  const { rows } = await buildApplicationsQuery(sql`a.request_id = ${jobId} and a.status in ('open', 'shortlisted')
    order by a.created_at, a.id limit ${CLOSING_MAX + 1} ${lock ? sql`for update of a` : sql``}`).execute(db);
  return rows;
}

export function presentOpenApplications(rows: ApplicationRow[]): Closing['applications'] {
  return rows.map(({ id, name, status, created_at }) => ({ id, name, status, created: created_at.toISOString() }));
}

/** Rejects locked applications of a filled job. Returns the emails to the applicants. */
export async function rejectApplicationsAsFilled(
  trx: Trx,
  job: RequestRow,
  rows: ApplicationRow[],
  { why, comment }: { why: string; comment: string },
  context: Context,
): Promise<Mail[]> {
  const moves = rows.map((row) => ({ row, to: 'rejected' as const }));
  const told = [why, formatMessage(events.applicantNotified)].join('\n');
  await move(trx, moves, { reason: POSITION_FILLED, comment, why: told, isTold: true }, context);
  const mails = rows.map((row) =>
    mailOfMove(
      trx,
      row,
      job,
      { from: row.status, to: 'rejected', was_told: row.is_told, comment, mail: true },
      context,
    ),
  );
  return (await Promise.all(mails)).filter((mail) => mail !== null);
}

/** Restores the applications that were rejected when the job was filled, unless they were moved since then. */
export async function restoreRejectedApplications(
  trx: Trx,
  job: RequestRow,
  closingId: string,
  context: Context,
): Promise<Mail[]> {
  const { rows } = await sql<ApplicationRow & { last_from: 'open' | 'shortlisted' }>`
    select a.*, last.from_status as last_from
    from request_closing c
    join application a on a.id = any(c.application_ids) and a.status = 'rejected'
    join lateral (
      select from_status, to_status, created_at from application_event
      where application_id = a.id order by id desc limit 1) last
      on last.to_status = 'rejected' and last.created_at = c.created_at
    where c.id = ${closingId} order by a.created_at, a.id for update of a`.execute(trx);
  const moves = rows.map((row) => ({ row, to: row.last_from }));
  await move(trx, moves, { reason: null, comment: '', why: '', isTold: false }, context);
  const mails = moves.map(({ row, to }) =>
    mailOfMove(trx, row, job, { from: 'rejected', to, was_told: true }, context),
  );
  return (await Promise.all(mails)).filter((mail) => mail !== null);
}

/**
 * Builds emails to invited applicants whose relations were rejected or restored. They need a separate email, because
 * the talent created from an application belongs to the job's owner, and its side gets no other email.
 */
export async function mailsToInvited(
  trx: Trx,
  job: RequestRow,
  relationIds: number[],
  told: { isBack: true } | { isBack: false; comment: string },
  context: Context,
): Promise<Mail[]> {
  if (relationIds.length === 0) return [];
  const { rows } = await buildApplicationsQuery(
    sql`a.relation_id = any(${relationIds}::int[]) and a.status = 'invited' order by a.id`,
  ).execute(trx);
  const step = told.isBack
    ? ({ from: 'rejected', to: 'invited', was_told: true } as const)
    : ({ from: 'invited', to: 'rejected', was_told: false, comment: told.comment, mail: true } as const);
  const mails = await Promise.all(rows.map((row) => mailOfMove(trx, row, job, step, context)));
  return mails.filter((mail) => mail !== null);
}

interface Said {
  reason: number | null;
  comment: string;
  why: string;
  isTold: boolean;
}

async function move(
  trx: Trx,
  moves: { row: ApplicationRow; to: ApplicationRow['status'] }[],
  { reason, comment, why, isTold }: Said,
  context: Context,
): Promise<void> {
  if (moves.length === 0) return;
  const steps = moves.map(({ row, to }) => ({ id: row.id, from: row.status, to }));
  await sql`
    with moves as (
      select * from json_to_recordset(${JSON.stringify(steps)}) as m (id uuid, "from" text, "to" text)),
    moved as (
      update application a set status = moves."to", rejection_reason_id = ${reason}, comment = ${comment},
        is_told = ${isTold}, moved_at = now(), read_at = coalesce(a.read_at, now())
      from moves where a.id = moves.id)
    insert into application_event (application_id, person_id, from_status, to_status, why)
    select id, ${requirePerson(context).id}::int, "from", "to", ${why}::text from moves`.execute(trx);
  const entries = moves.map(({ row, to }) => ({
    action: 'moved' as const,
    subject: 'application' as const,
    id: row.id,
    before: { ...row },
    after: { status: to, rejection_reason_id: reason },
  }));
  await writeAuditEntries(trx, context, ...entries);
}
