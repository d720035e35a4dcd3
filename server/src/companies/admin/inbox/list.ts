import type { InboxItem, InboxState } from '@crewdock/contract/company-inbox';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import { ascendingText, isWrittenSince, newestFirst, rowVersion } from '../../../infra/db/total-order.ts';
import type { Context } from '../../../core/context/context.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../../infra/http/cursor-pages.ts';

type Row = Omit<InboxItem, 'created_at' | 'job'> & {
  created_at: Date;
  job_id: number | null;
  job_title: string | null;
};

/** Returns a page of the messages and applications to a company, newest first. */
export async function loadCompanyInbox(
  context: Context,
  companyId: number,
  query: PageQuery & { state: InboxState },
): Promise<CursorPage<InboxItem>> {
  const { state } = query;
  const order: ListOrder = {
    list: ['company inbox', companyId, state],
    keys: [newestFirst(sql`created_at`), ascendingText(sql`id`)],
    // Creation times never change, but a reopened entry may appear above the cursor.
    changedSince: (transaction) => isWrittenSince(sql`row_version`, transaction),
  };
  const { rows, ...page } = await readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const found = await sql<Row & PageRow>`
      select written.*, ${columns} from (${messages(companyId)} union all ${applications(companyId)}) written
      where state = ${state} and ${condition} ${end}`.execute(context.db);
    return found.rows;
  });
  return { ...page, rows: rows.map(presented) };
}

export async function countInbox(db: Kysely<Schema>, companyId: number): Promise<Record<InboxState, number>> {
  const { rows } = await sql<Record<InboxState, number>>`
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'done')::int as done
    from (${messages(companyId)} union all ${applications(companyId)}) written`.execute(db);
  return rows[0]!;
}

/** Finds a message to the company; undefined if it does not exist or belongs to another company. */
export async function messageTo(db: Kysely<Schema>, companyId: number, id: string): Promise<InboxItem | undefined> {
  const { rows } = await sql<Row>`select * from (${messages(companyId)}) written where id = ${id}`.execute(db);
  return rows[0] && presented(rows[0]);
}

/**
 * Builds the query for messages. Excludes messages about a resource, because they were sent to the resource's owner.
 */
function messages(companyId: number): RawBuilder<unknown> {
  return sql`
    select 'message' as type, id, created_at, name, email, phone_number, company_name, message, '[]'::jsonb as answers, site,
      consent, hidden_fields, version,
      null::int as job_id, null as job_title, case when done_at is null then 'open' else 'done' end as state,
      ${rowVersion('contact_message')} as row_version
    from contact_message where company_id = ${companyId} and resource_id is null`;
}

function applications(companyId: number): RawBuilder<unknown> {
  return sql`
    select 'application', a.id, a.created_at, a.name, a.email, a.phone_number, '', a.message, a.answers, a.site,
      a.consent, a.hidden_fields, a.version,
      r.id, r.title, case when a.status in ('open', 'shortlisted') then 'open' else 'done' end,
      ${rowVersion('a')}
    from application a join request r on r.id = a.request_id where r.company_id = ${companyId}`;
}

function presented(row: Row): InboxItem {
  const { type, id, created_at, name, email, phone_number, company_name, message, answers, site } = row;
  const { consent, hidden_fields, version, state, job_id, job_title } = row;
  return {
    type,
    id,
    name,
    email,
    phone_number,
    company_name,
    message,
    answers,
    site,
    consent,
    hidden_fields,
    state,
    version,
    created_at: created_at.toISOString(),
    job: job_id === null ? null : { id: job_id, title: job_title! },
  };
}
