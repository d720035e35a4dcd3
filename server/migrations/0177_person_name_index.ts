import { type Kysely, sql } from 'kysely';

/** Index of accounts by the displayed name: accounts without a name are sorted by their email address. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index person_shown_name on person
     (type, (coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)), uid) where anonymised_at is null`,
  `drop index person_type_expr_uid_idx`,
];
