import { type Kysely, sql } from 'kysely';

/**
 * Version of the normalisation that wrote the traces of a card. A background job adds the traces of the current version
 * to cards with older ones, also to those that the previous release writes during an upgrade.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table person_trace add version smallint not null default 0`.execute(db);
  await sql`create index person_trace_outdated on person_trace (talent_id, resource_id) where version < 1`.execute(db);
}
