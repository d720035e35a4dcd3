import type { RequestDetails } from '@crewdock/contract/cards';
import { type RawBuilder, sql } from 'kysely';
import { presentRequestDetails } from '../cards/present.ts';
import { buildCardQuery, type RequestRow } from '../cards/queries.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { VISITOR } from '../core/identity/actor.ts';
import { hashText } from '../infra/http-headers/etag.ts';
import type { Services } from '../core/context/services.ts';
import { FAULTS } from './faults.ts';

export interface FeedRequest extends Services, WithNames {
  company: CompanyRow | null;
}

/** Number of jobs loaded per query. */
const BATCH = 500;

/** Streams the jobs of a portal's feed. Jobs that have become invalid are omitted until they are corrected. */
export async function* feedJobs({ db, names, company }: FeedRequest): AsyncGenerator<RequestDetails> {
  const labels = await names();
  const viewer = { actor: VISITOR, companyId: company?.id ?? null };
  for (let after = 0; ;) {
    const page = sql`c.id > ${after} and ${inFeed(company)} order by c.id limit ${BATCH}`;
    const { rows } = await buildCardQuery<RequestRow>('request', sql`c.*`, page).execute(db);
    for (const row of rows) yield presentRequestDetails(row, labels, viewer);
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** Returns an ETag for the feed's state, and the time of its last change. */
export async function feedVersion(
  { db, company }: FeedRequest,
  now: Date,
): Promise<{ etag: string; modified: Date | null }> {
  const { rows } = await sql<{ count: number; ids: string | null; modified: Date | null }>`
    select count(*) as count, sum(hashint8(c.id::bigint << 24 | c.version))::text as ids,
      max(greatest(c.modified_at, c.feed_at)) as modified
    from request c where ${inFeed(company)}`.execute(db);
  const { count, ids, modified } = rows[0]!;
  // Includes the date, because the feed omits start dates in the past.
  const state = JSON.stringify([count, ids, modified, now.toISOString().slice(0, 10)]);
  return { etag: `"${hashText(state)}"`, modified };
}

/**
 * Builds the condition for jobs in the feed. A company's feed contains only the company's jobs, because it is published
 * in the company's name.
 */
function inFeed(company: CompanyRow | null): RawBuilder<unknown> {
  const isTheirs = company ? sql`c.company_id = ${company.id}` : sql`c.company_id is null`;
  return sql`c.feed_at is not null and ${isTheirs} and ${FAULTS} = '{}'`;
}
