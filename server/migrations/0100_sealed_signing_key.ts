import { type Kysely, sql } from 'kysely';

/** Encrypts the signing key with ENCRYPTION_KEYS: a new key on first use, an existing key by the nightly job. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table signing_key alter column key drop not null, add column sealed text,
     add check (num_nonnulls(key, sealed) = 1)`,
  // The key can be replaced if there are no people, because then no link was ever sent.
  `delete from signing_key where not exists (select from person)`,
];
