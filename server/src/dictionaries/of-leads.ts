import { type Kysely, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { notAuthenticated, permissionDenied } from '../core/errors/errors.ts';

/**
 * Queries for the dictionary ids that occur in leads: the leads' managers, the companies of their accounts, and the
 * values of jobs created from leads.
 */
const IDS = {
  manager: sql`select owner_id from sdr_request union select owner_id from sdr_client`,
  company: sql`
    select signed_up_with from person
    where id in (select client_id from sdr_request union select client_id from sdr_client)`,
  seniority: ofJobs('seniority_id'),
  english: ofJobs('english_level_id'),
  duration: ofJobs('duration_id'),
  engagement: ofJobs('engagement_id'),
  work_mode: ofJobs('work_mode_id'),
  specialization: ofJobs('unnest(request.specialization_ids)'),
  industry: ofJobs('unnest(request.industry_ids)'),
};

/**
 * Returns all entries or, with `sdr`, only entries that occur in leads. Only staff may use `sdr`, because it reveals
 * data of leads; throws `not_authenticated` or `permission_denied` for others.
 */
export async function asAsked<T extends { id: number }>(
  entries: T[],
  of: keyof typeof IDS,
  { sdr = false }: { sdr?: boolean },
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<T[]> {
  if (!sdr) return entries;
  if (actor.kind === 'visitor') throw notAuthenticated();
  if (!actor.isStaff) throw permissionDenied();
  const ids = await idsOf(db, of);
  return entries.filter(({ id }) => ids.has(id));
}

async function idsOf(db: Kysely<Schema>, of: keyof typeof IDS): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from (${IDS[of]}) of_leads (id) where id is not null`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

function ofJobs(expression: string) {
  return sql`select distinct ${sql.raw(expression)} from request join sdr_request lead on lead.request_id = request.id`;
}
