import { type Kysely, sql } from 'kysely';

/** Questions of jobs to applicants. Answers are stored with the text of the questions at that time. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table request add questions json not null default '[]' check (json_typeof(questions) = 'array')`.execute(db);
  await sql`alter table application add answers jsonb not null default '[]'`.execute(db);
}
