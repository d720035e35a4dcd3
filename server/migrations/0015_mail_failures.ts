import { type Kysely, sql } from 'kysely';

/**
 * Reasons why emails are pending or given up, for operators. Pending emails are retried after another email was
 * delivered.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table mail
     -- Short reason for the failure of the last attempt, without personal data: 550 RCPT TO.
     add reason text,
     add tried_at timestamptz,
     -- Number of attempts in which the server received the whole email but did not confirm it.
     add unanswered smallint not null default 0`,
  `update mail set reason = coalesce(substring(last_error from '^[45][0-9][0-9]'), 'given up'), tried_at = failed_at
     where failed_at is not null`,
  // The previous release kept the reasons only in memory. With the reason `away`, the new release retries the emails
  // once.
  `update mail set reason = 'away' where sent_at is null and failed_at is null and last_error is not null`,
  `create index on mail (created_at, id) where sent_at is null and failed_at is null`,
  `create index on mail (failed_at, id) where failed_at is not null`,
];
