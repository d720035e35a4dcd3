import { type Kysely, sql } from 'kysely';

/** What jobs ask of whoever applies for them, and what these answer, with the words in which they were asked. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table request add questions json not null default '[]' check (json_typeof(questions) = 'array')`.execute(db);
  await sql`alter table application add answers jsonb not null default '[]'`.execute(db);
}
