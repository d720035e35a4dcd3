import { type Kysely, sql } from 'kysely';

/** Stores when the link in an email expires. The email is not sent after that time. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table mail add link_expires_at timestamptz`,
  `update mail set link_expires_at = link.expires_at
   from (
     select token_hash, expires_at from account_link
     union all select token_hash, expires_at from registration
     union all select token_hash, expires_at from company_invitation
   ) link
   where sent_at is null and failed_at is null and secret is not null
     and link.token_hash = sha256(convert_to(secret, 'UTF8'))`,
];
