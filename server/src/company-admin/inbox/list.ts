import type { InboxItem, InboxState } from '@crewdock/contract/company-inbox';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type Row = Omit<InboxItem, 'created_at' | 'job'> & {
  created_at: Date;
  job_id: number | null;
  job_title: string | null;
};

/** Messages and applications to a company, newest first. */
export async function inboxOf(
  db: Kysely<Schema>,
  companyId: number,
  { state, limit, offset }: { state: InboxState; limit: number; offset: number },
): Promise<InboxItem[]> {
  const { rows } = await sql<Row>`
    select * from (${messages(companyId)} union all ${applications(companyId)}) written
    where state = ${state} order by created_at desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(presented);
}

export async function countInbox(db: Kysely<Schema>, companyId: number): Promise<Record<InboxState, number>> {
  const { rows } = await sql<Record<InboxState, number>>`
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'done')::int as done
    from (${messages(companyId)} union all ${applications(companyId)}) written`.execute(db);
  return rows[0]!;
}

/** One message to the company; undefined when it does not exist or belongs to another company. */
export async function messageTo(db: Kysely<Schema>, companyId: number, id: string): Promise<InboxItem | undefined> {
  const { rows } = await sql<Row>`select * from (${messages(companyId)}) written where id = ${id}`.execute(db);
  return rows[0] && presented(rows[0]);
}

/** Messages about a resource are excluded: they went to its owner. */
function messages(companyId: number): RawBuilder<unknown> {
  return sql`
    select 'message' as type, id, created_at, name, email, phone_number, company_name, message, '[]'::jsonb as answers, site,
      consent, hidden_fields,
      null::int as job_id, null as job_title, case when done_at is null then 'open' else 'done' end as state
    from contact_message where company_id = ${companyId} and resource_id is null`;
}

function applications(companyId: number): RawBuilder<unknown> {
  return sql`
    select 'application', a.id, a.created_at, a.name, a.email, a.phone_number, '', a.message, a.answers, a.site,
      a.consent, a.hidden_fields,
      r.id, r.title, case when a.status in ('open', 'shortlisted') then 'open' else 'done' end
    from application a join request r on r.id = a.request_id where r.company_id = ${companyId}`;
}

function presented({ job_id, job_title, created_at, ...row }: Row): InboxItem {
  return {
    ...row,
    created_at: created_at.toISOString(),
    job: job_id === null ? null : { id: job_id, title: job_title! },
  };
}
