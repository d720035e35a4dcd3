import { type Kysely, sql } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { indexCards } from '@crewdock/server/search/index-cards';

/** Changes names, rates, skills and market visibility of the talents in one transaction. */
export async function changeTalents(db: Kysely<Schema>, ids: number[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Locks in id order, so that two concurrent calls cannot deadlock. `for no key update` does not block inserts that
    // reference these rows.
    await sql`select from talent where id = any(${ids}::int[]) order by id for no key update`.execute(transaction);
    await sql`
      update talent set modified_at = clock_timestamp(), hourly_rate = 10 + (random() * 90)::int,
        seniority_id = 1 + (random() * 3)::int, is_on_hold = random() < 0.2, priority = (random() * 2)::int
      where id = any(${ids}::int[])`.execute(transaction);
    await sql`
      delete from talent_skill where talent_id = any(${ids}::int[]) and random() < 0.1`.execute(transaction);
    await sql`
      with known as (select array_agg(id) as skills from skill)
      insert into talent_skill (talent_id, skill_id, experience, is_main)
      select talent.id, skills[1 + floor(20 * random())::int], 1, random() < 0.5
      from known, unnest(${ids}::int[]) as talent (id)
      on conflict do nothing`.execute(transaction);
    await indexCards(transaction, 'talent', ids);
  });
}

/** Returns up to `count` distinct random ids, ascending. */
export function someOf(ids: number[], count: number): number[] {
  const picked = new Set(Array.from({ length: count }, () => ids[Math.floor(Math.random() * ids.length)]!));
  return [...picked].sort((a, b) => a - b);
}
