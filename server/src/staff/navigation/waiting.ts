import { type Waiting, WAITING_MAX } from '@crewdock/contract/staff/navigation';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/**
 * Counts the pending items of each staff section in one statement. Each count stops at the largest number that is
 * displayed.
 */
export async function countPendingStaffItems(db: Kysely<Schema>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    ${count(sql`staff_update where status = 'new'`)} as updates,
    ${count(sql`application where status = 'open'`)} as applications,
    ${count(sql`talent where is_active and not is_draft and not is_on_hold and not is_verified`)} as screening,
    ${count(sql`request where is_waited_for and not is_draft`)} as requests,
    ${count(sql`skill where id >= 1000000 and merged_into is null and not is_approved`)} as skills`.execute(db);
  return rows[0]!;
}

function count(from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*)::int from (select from ${from} limit ${WAITING_MAX}) waiting)`;
}
