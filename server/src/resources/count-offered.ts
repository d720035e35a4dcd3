import { type Kysely, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Task } from '../core/context/task.ts';
import { type ResourceSearch, offeredResources } from './matching.ts';
import { countResources } from './queries.ts';

/**
 * Counts the offered resources that match these filters. Without filters, reads maintained counts, because counting
 * 100,000 rows takes 60 ms.
 */
export async function countOffered(
  db: Kysely<Schema>,
  companyId: number | null,
  asked: ResourceSearch,
): Promise<number> {
  if (Object.values(asked).some((value) => value !== undefined))
    return countResources(db, offeredResources(companyId, asked));
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(c.offered), 0)::int as count from resource_count c
    where c.company_id = ${companyId}::int or (c.company_id = 0 and not exists (
      select from person o where o.id = c.owner_id and o.state in ('suspended', 'terminated')))`.execute(db);
  return rows[0]!.count;
}

/** Background job: merges the count changes that writes have inserted. */
export const sumOffered: Task<'sum-offered'> = async (_, { db }) => {
  await sql`
    with gone as (delete from resource_count returning *)
    insert into resource_count (owner_id, company_id, offered)
    select owner_id, company_id, sum(offered) from gone group by owner_id, company_id having sum(offered) <> 0`.execute(
    db,
  );
};
