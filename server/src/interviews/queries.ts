import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';

export type InterviewRow = Selectable<Schema['interview']>;

export interface OpenSlot {
  id: string;
  starts_at: Date;
}

/** Finds the open interview of a relation, or its latest interview if none is open. */
export async function latestInterview(db: Kysely<Schema>, relationId: number): Promise<InterviewRow | undefined> {
  return db
    .selectFrom('interview')
    .where('relation_id', '=', relationId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Like `latestInterview`, locked until the transaction ends. */
export async function holdInterview(trx: Transaction<Schema>, relationId: number): Promise<InterviewRow | undefined> {
  const latest = await latestInterview(trx, relationId);
  return latest && trx.selectFrom('interview').where('id', '=', latest.id).selectAll().forUpdate().executeTakeFirst();
}

export async function findInterview(db: Kysely<Schema>, id: string): Promise<InterviewRow | undefined> {
  return db.selectFrom('interview').where('id', '=', id).selectAll().executeTakeFirst();
}

/**
 * Returns the slots that can be picked: in the future, not the booked slot, and without other interviews of the same
 * interviewer at that time.
 */
export async function openSlots(db: Kysely<Schema>, interview: InterviewRow, now: Date): Promise<OpenSlot[]> {
  if (interview.state !== 'offered' && interview.state !== 'booked') return [];
  const { rows } = await sql<OpenSlot>`
    select s.id, s.starts_at from interview_slot s join interview i on i.id = s.interview_id
    where i.id = ${interview.id} and s.starts_at > ${now} and s.starts_at is distinct from i.starts_at
      and not exists (
        select from interview b
        where b.interviewer_id = i.interviewer_id and b.state = 'booked' and b.id <> i.id
          and tstzrange(b.starts_at, b.ends_at) && tstzrange(s.starts_at, s.starts_at + make_interval(mins => i.minutes)))
    order by s.starts_at`.execute(db);
  return rows;
}

/** Returns the times of the interviewer's booked interviews. */
export async function takenTimes(
  db: Kysely<Schema>,
  interviewerId: number,
  { after, except }: { after: Date; except?: string | undefined },
): Promise<{ starts: Date; ends: Date }[]> {
  const rows = await db
    .selectFrom('interview')
    .where('interviewer_id', '=', interviewerId)
    .where('state', '=', 'booked')
    .where('ends_at', '>', after)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .select(['starts_at', 'ends_at'])
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ starts: starts_at!, ends: ends_at! }));
}

/** Serializes changes of an interviewer's booked times, which prevents deadlocks. */
export async function lockInterviewerTimes(trx: Transaction<Schema>, interviewerId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('interviewer'), ${interviewerId ?? 0}::int)`.execute(trx);
}
