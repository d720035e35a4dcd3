import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ResourceQuery } from '@crewdock/contract/resources';
import type { CardSkillRow } from '../cards/queries.ts';
import type { Schema } from '../infra/db/schema.ts';

export type ResourceRow = Selectable<Schema['resource']> & { provider: string; skills: CardSkillRow[] };

/** The default order comes first: newest first. */
const ORDERS: Record<ResourceQuery['sortBy'], RawBuilder<unknown>> = {
  '-offered': sql`r.offered_at desc, r.id desc`,
  available: sql`r.available_from, r.id`,
  rate: sql`r.hourly_rate, r.id`,
  '-rate': sql`r.hourly_rate desc nulls last, r.id desc`,
};

interface Range {
  limit: number;
  offset?: number;
  sortBy?: ResourceQuery['sortBy'];
}

/** Number of resources that meet a condition on `r`. */
export async function countResources(db: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from resource r where ${condition}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Resources that meet a condition on `r`, in the given order. */
export async function loadResources(
  db: Kysely<Schema>,
  condition: RawBuilder<unknown>,
  { limit, offset = 0, sortBy = '-offered' }: Range,
): Promise<ResourceRow[]> {
  const { rows } = await sql<ResourceRow>`
    select r.*, p.company_name as provider,
      coalesce((
        select json_agg(json_build_array(s.skill_id, s.experience, s.is_main, k.name)
          order by s.is_main desc, s.position, s.experience desc nulls last, s.skill_id)
        from resource_skill s join skill k on k.id = s.skill_id where s.resource_id = r.id), '[]') as skills
    from resource r join person p on p.id = r.owner_id
    where ${condition}
    order by ${ORDERS[sortBy]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
