import { type Kysely, sql } from 'kysely';

/** When each task was last done: a queue that is empty may be one that nothing is put in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table task_run (task text primary key, succeeded_at timestamptz not null)`.execute(db);
}
