import { type Kysely, sql } from 'kysely';

/** Sample encrypted with the configured keys. A server whose keys cannot decrypt it must not start. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table key_sample (id boolean primary key default true check (id), sealed text not null)`.execute(db);
}
