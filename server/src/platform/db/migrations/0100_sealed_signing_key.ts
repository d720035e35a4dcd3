import { type Kysely, sql } from 'kysely';

/** The signing key is sealed with ENCRYPTION_KEYS: by its first use in a new database, by the nightly job in an existing one. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table signing_key alter column key drop not null, add column sealed text,
     add check (num_nonnulls(key, sealed) = 1)`,
  // Nobody was sent a link by a database without people.
  `delete from signing_key where not exists (select from person)`,
];
