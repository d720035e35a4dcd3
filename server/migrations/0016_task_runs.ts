import { type Kysely, sql } from 'kysely';

/** The last success of each task, because an empty queue can mean that nothing is enqueued. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table task_run (task text primary key, succeeded_at timestamptz not null)`.execute(db);
}
