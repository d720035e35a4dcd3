import type { Stage } from '@crewdock/contract/staff/stats';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { matchingRequests, type RequestsStatsFilter } from './question.ts';

/** Counts the requests in each status, in dictionary order. Statuses without requests have 0. */
export async function countRequestsByStage(db: Kysely<Schema>, filter: RequestsStatsFilter): Promise<Stage[]> {
  const { rows } = await sql<Stage>`
    select s.id, s.label, coalesce(n.requests, 0) as requests from card_status s
    left join (select c.status_id, count(*) as requests ${matchingRequests({ ...filter, stage: undefined })} group by c.status_id) n
      on n.status_id = s.id
    where s.kind = 'request' order by s.id`.execute(db);
  return rows;
}
