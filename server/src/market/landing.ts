import type { Handlers } from '@crewdock/contract/endpoint';
import type { Landing, landing } from '@crewdock/contract/landing';
import { HIRE } from '@crewdock/contract/steps';
import { type Kysely, sql } from 'kysely';
import { isMarketOpen } from '../companies/policy.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';

const COMPANIES = 12;
const FRESH_MS = 5 * 60_000;

export const landingRoutes: Handlers<typeof landing, Context> = {
  getLanding(_input, { db, company, now }) {
    if (!isMarketOpen(company)) throw notFound();
    return keptFor(db, company?.id ?? 0, now.getTime());
  },
};

/** Cached counts by database and company (0 for the main portal), because counting reads whole tables. */
const kept = new WeakMap<Kysely<Schema>, Map<number, { until: number; counted: Promise<Landing> }>>();

function keptFor(db: Kysely<Schema>, companyId: number, now: number): Promise<Landing> {
  const ofHosts = kept.get(db) ?? new Map<number, { until: number; counted: Promise<Landing> }>();
  kept.set(db, ofHosts);
  const last = ofHosts.get(companyId);
  if (last && last.until > now) return last.counted;
  const counted = count(db, companyId);
  ofHosts.set(companyId, { until: now + FRESH_MS, counted });
  // Failures are not cached.
  counted.catch(() => ofHosts.delete(companyId));
  return counted;
}

async function count(db: Kysely<Schema>, companyId: number): Promise<Landing> {
  const [hires, hiring] = await Promise.all([
    sql<{ count: number }>`
      select count(*) from relation r join request q on q.id = r.request_id
      where r.status = 'proceeded' and r.proceed_reason_id = ${HIRE} and coalesce(q.company_id, 0) = ${companyId}`.execute(
      db,
    ),
    sql<{ name: string; jobs: number }>`
      select q.company_name as name, count(*) as jobs from market_request m join request q on q.id = m.card_id
      where m.company_id = ${companyId} and q.company_name <> ''
      group by 1 order by 2 desc, 1 limit ${COMPANIES}`.execute(db),
  ]);
  return { hires: hires.rows[0]!.count, hiring: hiring.rows };
}
