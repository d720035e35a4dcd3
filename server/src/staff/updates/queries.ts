import type { StaffUpdate, UpdateStatus } from '@crewdock/contract/updates';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Newest first. */
export async function listUpdates(
  db: Kysely<Schema>,
  { status, limit, offset }: { status: UpdateStatus | undefined; limit: number; offset: number },
): Promise<StaffUpdate[]> {
  let rows = updateRows(db).orderBy('staff_update.id', 'desc').limit(limit).offset(offset);
  if (status) rows = rows.where('staff_update.status', '=', status);
  return (await rows.execute()).map(present);
}

/** How many there are in each status. */
export async function countUpdates(db: Kysely<Schema>): Promise<Record<UpdateStatus, number>> {
  const rows = await db
    .selectFrom('staff_update')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { new: 0, in_progress: 0, done: 0, ...counts };
}

export async function findUpdate(db: Kysely<Schema>, id: number): Promise<StaffUpdate | null> {
  const row = await updateRows(db).where('staff_update.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

/** One that is there already keeps the time at which it came. Answers where it was, or nothing where it isn't moved. */
export async function moveUpdate(
  db: Kysely<Schema>,
  id: number,
  status: UpdateStatus,
  now: Date,
): Promise<{ status: UpdateStatus } | undefined> {
  const { rows } = await sql<{ status: UpdateStatus }>`
    with former as (select id, status from staff_update where id = ${id} and status <> ${status} for update)
    update staff_update u set status = ${status}, modified_at = ${now}
    from former where u.id = former.id returning former.status`.execute(db);
  return rows[0];
}

function updateRows(db: Kysely<Schema>) {
  return db
    .selectFrom('staff_update')
    .leftJoin('company', 'company.id', 'staff_update.company_id')
    .selectAll('staff_update')
    .select('company.name as company_name');
}

type Row = Awaited<ReturnType<ReturnType<typeof updateRows>['executeTakeFirstOrThrow']>>;

function present(row: Row): StaffUpdate {
  const { id, kind, status, title, detail, email, company_id, company_name, created_at, modified_at } = row;
  return {
    id,
    kind,
    status,
    title,
    detail,
    email,
    company: company_id === null || company_name === null ? null : { id: company_id, name: company_name },
    created: created_at.toISOString(),
    modified: modified_at.toISOString(),
  };
}
