import type { Closing } from '@crewdock/contract/closing';
import { CLOSING_MAX } from '@crewdock/contract/limits';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { openApplications, presentOpenApplications as presentApplications } from '../../applications/closing.ts';
import { isJobOpen } from '../../applications/policy.ts';
import type { RequestRow } from '../../cards/queries.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { countRelations } from '../count.ts';
import { openRelations, presentOpenRelations as presentRelations } from '../closing/open.ts';

/** The open relations and applications of a job, at most `CLOSING_MAX` of each. */
export interface Open {
  relations: Awaited<ReturnType<typeof openRelations>>;
  applications: Awaited<ReturnType<typeof openApplications>>;
  hasMore: boolean;
}

export async function openAt(db: Kysely<Schema>, jobId: number): Promise<Open> {
  return toOpenEntries(await openRelations(db, jobId), await openApplications(db, jobId));
}

export function toOpenEntries(relations: Open['relations'], applications: Open['applications']): Open {
  return {
    relations: relations.slice(0, CLOSING_MAX),
    applications: applications.slice(0, CLOSING_MAX),
    hasMore: relations.length > CLOSING_MAX || applications.length > CLOSING_MAX,
  };
}

/** A hash of the listed ids, statuses and steps. It changes when an entry is added, removed or moved. */
export function hashOpenEntries({ relations, applications }: Open): string {
  const lines = [
    ...relations.map(({ id, status, proceed_reason_id: step }) => `${id} ${status} ${step ?? ''}`),
    ...applications.map(({ id, status }) => `${id} ${status}`),
  ];
  return createHash('sha256').update(lines.join('\n')).digest('base64url');
}

/** The closing list, for users who may edit the job. It is empty if the job is not open. */
export async function presentClosing(job: RequestRow, context: Context & WithNames): Promise<Closing> {
  const open = isJobOpen(job) ? await openAt(context.db, job.id) : toOpenEntries([], []);
  const counts = await countRelations(context.db, 'request', [job.id]);
  return {
    is_open: isJobOpen(job),
    hired: counts.get(job.id)!.hired,
    headcount: job.headcount,
    seen: hashOpenEntries(open),
    relations: await presentRelations(open.relations, job, context),
    applications: presentApplications(open.applications),
    has_more: open.hasMore,
  };
}
