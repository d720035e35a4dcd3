import { type Kysely, sql } from 'kysely';

/** Time of the last success of each task: an empty queue does not show whether a task runs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table task_run (task text primary key, succeeded_at timestamptz not null)`.execute(db);
}
