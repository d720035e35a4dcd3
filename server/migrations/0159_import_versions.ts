import { type Kysely, sql } from 'kysely';

/**
 * Versions of imports and of their rows. A new mapping increments the import's version, a correction the row's version.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table import add version integer not null default 1`.execute(db);
  await sql`alter table import_row add version integer not null default 1`.execute(db);
  await sql`
    create trigger import_version before update on import for each row
      when (old.mapping is distinct from new.mapping) execute function raise_version()`.execute(db);
}
