import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { CardSkillRow } from '../cards/queries.ts';
import { areSame, auditedSkills } from '../cards/editing/skills.ts';
import { writeAuditEntries, type Doer } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import { storeWords } from '../infra/db/stored-words.ts';
import type { ResourceColumns } from './content.ts';
import { noteAnswers } from './freshness/score.ts';
import type { ResourceRow } from './queries.ts';

type Trx = Transaction<Schema>;

interface Content {
  columns: ResourceColumns;
  skills?: CardSkillRow[];
}

/** Number of audit log entries per statement. */
const ENTRIES = 500;

/** Creates a resource and returns its id. */
export async function createResource(
  trx: Trx,
  whose: { owner_id: number; company_id: number | null },
  { columns, skills = [] }: Content,
  doer: Doer,
): Promise<number> {
  const { id } = await trx
    .insertInto('resource')
    .values({ ...REQUIRED, ...columns, ...whose })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceSkills(trx, id, skills);
  await storeWords(trx, 'resource', [id]);
  const after = { ...columns, ...whose, skills: auditedSkills(skills) };
  await writeAuditEntries(trx, doer, { action: 'created', subject: 'resource', id, after });
  return id;
}

/** Updates a locked resource. Even without changed values, this confirms the resource. */
export async function changeResource(trx: Trx, row: ResourceRow, content: Content, doer: Doer): Promise<void> {
  const { columns, skills = row.skills } = content;
  const held: Record<string, unknown> = row;
  const differs =
    !areSame(skills, row.skills) ||
    Object.entries(columns).some(([column, value]) => !isDeepStrictEqual(held[column], value));
  await noteAnswers(trx, [row.id]);
  if (!differs) {
    await sql`update resource set confirmed_at = now() where id = ${row.id}`.execute(trx);
    return;
  }
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update resource r set ${sql.join([...set, ...renewed(columns.status)])} where id = ${row.id}`.execute(trx);
  await storeWords(trx, 'resource', [row.id]);
  if (!areSame(skills, row.skills)) await replaceSkills(trx, row.id, skills);
  await writeAuditEntries(trx, doer, {
    action: 'changed',
    subject: 'resource',
    id: row.id,
    before: { ...row, skills: auditedSkills(row.skills) },
    after: { ...columns, skills: auditedSkills(skills) },
  });
}

/**
 * Sets the status of locked resources, which confirms them even if the status does not change. `personId` is the
 * provider for whom a visitor with an email link acts.
 */
export async function setStatus(
  trx: Trx,
  ids: number[],
  status: ResourceStatus,
  doer: Doer,
  personId?: number,
): Promise<void> {
  await noteAnswers(trx, ids);
  const before = await statusesOf(trx, ids);
  await sql`
    update resource r set status = ${status}, ${sql.join(renewed(status))}
    where id = any(${ids}::int[]) and status <> ${status}`.execute(trx);
  if (status !== 'unknown')
    await sql`update resource set confirmed_at = now() where id = any(${ids}::int[])`.execute(trx);
  await tell(
    trx,
    doer,
    before.map(({ id, ...was }) => ({ action: 'changed', id, before: was, after: { status }, personId })),
  );
}

/**
 * Soft-deletes locked resources; they can be restored for a day. Returns the deletion time that `restoreResources`
 * needs.
 */
export async function deleteResources(trx: Trx, ids: number[], doer: Doer): Promise<string> {
  // Truncates to milliseconds, because JSON responses cannot contain microseconds.
  const { rows } = await sql<{ deleted: Date }>`select date_trunc('milliseconds', now()) as deleted`.execute(trx);
  const { deleted } = rows[0]!;
  await sql`update resource set deleted_at = ${deleted}, version = version + 1 where id = any(${ids}::int[])`.execute(
    trx,
  );
  await tell(
    trx,
    doer,
    ids.map((id) => ({ action: 'deleted', id })),
  );
  return deleted.toISOString();
}

/** Restores the resources that were deleted at this time and meet a condition on `r`. Returns their number. */
export async function restoreResources(
  trx: Trx,
  whose: RawBuilder<unknown>,
  deleted: string,
  doer: Doer,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update resource r set deleted_at = null, version = version + 1
    where ${whose} and r.deleted_at = ${deleted}::timestamptz and r.deleted_at > now() - interval '1 day'
    returning r.id`.execute(trx);
  // Queues the restored resources for attribution again, because people added since the deletion were not compared with
  // them.
  await sql`insert into trace_due (resource_id) select unnest(${rows.map(({ id }) => id)}::int[])`.execute(trx);
  await tell(
    trx,
    doer,
    rows.map(({ id }) => ({ action: 'restored', id })),
  );
  return rows.length;
}

/** Placeholders that satisfy the types of inserts, which require these columns. */
const REQUIRED = { name: '', title: '' };

/** Returns SQL assignments: a change confirms a resource, and a resource that becomes available is offered again. */
function renewed(status: ResourceStatus | undefined): RawBuilder<unknown>[] {
  const moments = [sql`version = r.version + 1`, sql`modified_at = now()`];
  if (status === 'unknown') return moments;
  moments.push(sql`confirmed_at = now()`);
  const offered = sql`offered_at = case when r.status <> 'available' then now() else r.offered_at end`;
  return status === 'available' ? [...moments, offered] : moments;
}

async function statusesOf(trx: Trx, ids: number[]): Promise<{ id: number; status: ResourceStatus }[]> {
  const { rows } = await sql<{ id: number; status: ResourceStatus }>`
    select id, status from resource where id = any(${ids}::int[]) order by id`.execute(trx);
  return rows;
}

type Entry = Omit<Parameters<typeof writeAuditEntries>[2], 'subject'>;

async function tell(trx: Trx, doer: Doer, entries: Entry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += ENTRIES) {
    const some = entries.slice(at, at + ENTRIES).map((entry) => ({ ...entry, subject: 'resource' }) as const);
    await writeAuditEntries(trx, doer, ...some);
  }
}

async function replaceSkills(trx: Trx, id: number, skills: CardSkillRow[]): Promise<void> {
  const rows = skills.map(([skill_id, experience, is_main], at) => ({
    skill_id,
    experience,
    is_main,
    position: at + 1,
  }));
  await sql`delete from resource_skill where resource_id = ${id}`.execute(trx);
  await sql`
    insert into resource_skill (resource_id, skill_id, experience, is_main, position)
    select ${id}, skill_id, experience, is_main, position
    from json_to_recordset(${JSON.stringify(rows)})
      as r (skill_id integer, experience smallint, is_main boolean, position smallint)`.execute(trx);
}
