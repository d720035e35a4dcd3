import type { ReceivedApplication } from '@crewdock/contract/applications';
import type { Kysely, Selectable } from 'kysely';
import type { RequestRow } from '../cards/queries.ts';
import { shownIdOf } from '../cards/shown-id.ts';
import type { Schema } from '../platform/db/schema.ts';

/** Those for a job, newest first. */
export async function applicationsFor(
  db: Kysely<Schema>,
  job: RequestRow,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; results: ReceivedApplication[] }> {
  const of = db.selectFrom('application').where('request_id', '=', job.id);
  const [{ count }, rows] = await Promise.all([
    of.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    of
      .leftJoin('company', 'company.id', 'application.company_id')
      .selectAll('application')
      .select('company.name as on_company')
      .orderBy('application.created_at', 'desc')
      .orderBy('application.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { count, results: rows.map((row) => present(row, shownIdOf(job))) };
}

export async function findApplication(
  db: Kysely<Schema>,
  requestId: number,
  id: string,
): Promise<Selectable<Schema['application']> | undefined> {
  return db
    .selectFrom('application')
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
}

type Row = Selectable<Schema['application']> & { on_company: string | null };

function present(row: Row, job: number): ReceivedApplication {
  const { id, company_id, on_company, site, name, email, phone_number, message, cv_name, created_at } = row;
  return {
    id,
    name,
    email,
    phone_number,
    message,
    cv: cv_name === null ? null : { name: cv_name, url: `/api/requests/${job}/applications/${id}/cv/` },
    company: company_id === null || on_company === null ? null : { id: company_id, name: on_company },
    site,
    created: created_at.toISOString(),
  };
}
