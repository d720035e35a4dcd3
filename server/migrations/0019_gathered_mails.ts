import { type Kysely, sql } from 'kysely';

/** Emails that are batched by author, and the hourly limit per recipient. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table mail
     -- Batching key (recipient, portal, author) and the parts so far; null if the email is not batched.
     add gathers_as text,
     add parts jsonb,
     -- Earliest time of sending, because of batching or the recipient rate limit. The retry period starts here.
     add due_at timestamptz not null default now(),
     -- When the email was last passed to the mail server; null if the server did not accept it.
     add handed_at timestamptz,
     add check ((gathers_as is null) = (parts is null))`,
  `update mail set due_at = created_at where sent_at is null`,
  `update mail set handed_at = sent_at where sent_at > now() - interval '1 hour'`,
  // Excludes sent emails, because the previous release may send a batched email without resetting `gathers_as`.
  `create unique index on mail (gathers_as) where gathers_as is not null and sent_at is null`,
  `create index on mail (lower(btrim(recipient)), handed_at) where handed_at is not null`,
];
