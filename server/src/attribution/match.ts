import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { storeWords } from '../infra/db/stored-words.ts';

/** Minimum number of shared skills for two cards with the same name and employer to count as the same person. */
const SAME_SKILLS = 3;
/**
 * Maximum number of cards with the same trace. A trace with more cards does not identify a person, such as an agency's
 * address or a CV template.
 */
export const MOST_HOLDERS = 20;
const ORDER = sql`array['email', 'phone', 'cv', 'name']`;

/**
 * Upserts every pair of cards about the same person that contains at least one of these cards. Existing pairs only gain
 * newly matched kinds of traces.
 */
export async function writePairs(trx: Transaction<Schema>, talents: number[], resources: number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with traced as materialized (
      select * from person_trace where talent_id = any(${talents}::int[]) or resource_id = any(${resources}::int[])),
    meaning as materialized (
      select kind, key from person_trace p where (kind, key) in (select kind, key from traced) and ${isThere('p')}
      group by kind, key having count(*) between 2 and ${MOST_HOLDERS}),
    matched as materialized (
      select x.talent_id as x_talent, x.resource_id as x_resource, y.talent_id as y_talent, y.resource_id as y_resource,
        array_agg(distinct kind order by kind) as kinds
      from traced x join meaning using (kind, key) join person_trace y using (kind, key)
      where (x.talent_id, x.resource_id) is distinct from (y.talent_id, y.resource_id) and ${isThere('x')} and ${isThere('y')}
        and (kind <> 'name' or ${sharedSkills()} >= ${SAME_SKILLS})
      group by 1, 2, 3, 4),
    cards as materialized (
      select w.talent, w.resource, coalesce(t.name, r.name) as name, coalesce(t.owner_id, r.owner_id) as owner,
        (select min(first_seen) from person_trace p where p.talent_id = w.talent or p.resource_id = w.resource) as at
      from (select x_talent, x_resource from matched union select y_talent, y_resource from matched) w (talent, resource)
      left join talent t on t.id = w.talent left join resource r on r.id = w.resource),
    pairs as (
      select distinct ${earlier('name')} as name,
        array(select kind from unnest(m.kinds) kind order by array_position(${ORDER}, kind)) as matched,
        ${sql.join(COLUMNS.map(earlier))}, ${sql.join(COLUMNS.map(later))}
      from matched m
      join cards x on x.talent is not distinct from m.x_talent and x.resource is not distinct from m.x_resource
      join cards y on y.talent is not distinct from m.y_talent and y.resource is not distinct from m.y_resource)
    insert into ledger_entry as e (name, matched, first_talent_id, first_resource_id, first_owner_id, first_at,
      second_talent_id, second_resource_id, second_owner_id, second_at)
    select * from pairs
    on conflict (first_talent_id, first_resource_id, second_talent_id, second_resource_id) do update
      set matched = array(
        select kind from unnest(e.matched || excluded.matched) kind group by kind
        order by array_position(${ORDER}, kind))
    returning id`.execute(trx);
  await storeWords(
    trx,
    'ledger_entry',
    rows.map(({ id }) => id),
  );
}

/** Columns of each half of a `ledger_entry`, in order. */
const COLUMNS = ['talent', 'resource', 'owner', 'at'];
/**
 * SQL condition: card `x` comes first. The earlier card comes first. Ties are broken by type (talents first), then by
 * the smaller id.
 */
const X_IS_FIRST = sql`(x.at, x.talent is null, coalesce(x.talent, x.resource)) < (y.at, y.talent is null, coalesce(y.talent, y.resource))`;

function earlier(column: string): RawBuilder<unknown> {
  return sql`case when ${X_IS_FIRST} then ${sql.ref(`x.${column}`)} else ${sql.ref(`y.${column}`)} end`;
}

function later(column: string): RawBuilder<unknown> {
  return sql`case when ${X_IS_FIRST} then ${sql.ref(`y.${column}`)} else ${sql.ref(`x.${column}`)} end`;
}

/**
 * Builds the condition that excludes soft-deleted resources. They can be restored for a day, but are not matched during
 * that time.
 */
function isThere(trace: string): RawBuilder<unknown> {
  return sql`not exists (select from resource r where r.id = ${sql.ref(`${trace}.resource_id`)} and r.deleted_at is not null)`;
}

function sharedSkills(): RawBuilder<unknown> {
  return sql`(select count(*) from (${skillsOf('x')}) a join (${skillsOf('y')}) b using (skill_id))`;
}

function skillsOf(trace: string): RawBuilder<unknown> {
  const [talent, resource] = [sql.ref(`${trace}.talent_id`), sql.ref(`${trace}.resource_id`)];
  return sql`select skill_id from talent_skill where talent_id = ${talent}
    union all select skill_id from resource_skill where resource_id = ${resource}`;
}
