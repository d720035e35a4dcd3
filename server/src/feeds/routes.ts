import type { Handlers } from '@crewdock/contract/endpoint';
import type { feed, FeedState } from '@crewdock/contract/staff/feed';
import { sql } from 'kysely';
import { editableCard } from '../cards/editing/editable.ts';
import type { RequestRow } from '../cards/queries.ts';
import { findCompany } from '../companies/queries.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Context } from '../core/context/context.ts';
import { invalidInput } from '../core/errors/errors.ts';
import { requireVersion } from '../core/context/seen-version.ts';
import { findFeedFaults, describeFeedFaults } from './faults.ts';
import { lintJobs } from './lint.ts';

/** Handlers for the feed state of a job. Only people who may edit the job can read and change it. */
export const feedRoutes: Handlers<typeof feed, Context> = {
  async readFeedState({ params }, context) {
    return stateOf(await editableCard('request', String(params.id), context), context);
  },
  async postJob({ params, body }, context) {
    const job = await editableCard('request', String(params.id), context);
    const faults = describeFeedFaults(findFeedFaults(job, context.now));
    if (faults.length > 0) throw invalidInput(faults.map(({ field, message }) => ({ path: `body.${field}`, message })));
    return setFeed(job, true, body.version, context);
  },
  async unpostJob({ params, query }, context) {
    return setFeed(await editableCard('request', String(params.id), context), false, query.version, context);
  },
  lintJobs: ({ query }, context) => lintJobs(query, context),
};

/** Adds a job to the feed, or removes it. Idempotent: a job that is already in the feed keeps its publication time. */
async function setFeed(job: RequestRow, isIn: boolean, seen: number | undefined, context: Context): Promise<FeedState> {
  const feed_at = await inTransaction(context.db, async (trx) => {
    const { rows } = await sql<{ before: Date | null; after: Date | null; version: number }>`
      with former as (select id, feed_at from request where id = ${job.id} for update)
      update request r set feed_at = ${isIn ? sql`coalesce(r.feed_at, now())` : null}
      from former where r.id = former.id returning former.feed_at as before, r.feed_at as after, r.version`.execute(
      trx,
    );
    const { before, after, version } = rows[0]!;
    await requireVersion(seen, { version }, () => stateOf({ ...job, feed_at: before }, context));
    const entry = { action: 'changed', subject: 'request', id: job.id } as const;
    await writeAuditEntries(trx, context, { ...entry, before: { feed_at: before }, after: { feed_at: after } });
    return after;
  });
  return stateOf({ ...job, feed_at }, context);
}

async function stateOf(job: RequestRow, { db, origins, now }: Context): Promise<FeedState> {
  const company = job.company_id === null ? null : ((await findCompany(db, String(job.company_id))) ?? null);
  return {
    published: job.feed_at?.toISOString() ?? null,
    faults: describeFeedFaults(findFeedFaults(job, now)),
    feeds: ['jobs.xml', 'jobs.json'].map((file) => `${origins.of(company)}/feeds/${file}`),
  };
}
