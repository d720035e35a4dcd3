import { type Kysely, sql } from 'kysely';

/**
 * Version of the normalization that computed the traces of a card. A background job adds traces of the current version
 * to cards with older traces, including traces written by the previous release during an upgrade.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table person_trace add version smallint not null default 0`.execute(db);
  await sql`create index person_trace_outdated on person_trace (talent_id, resource_id) where version < 1`.execute(db);
}
