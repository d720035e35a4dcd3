import { type Kysely, sql } from 'kysely';

/** Several offers of interview times within a short time are combined into one email. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table interview
      -- When the last unanswered offer email was sent to the talent's side.
      add offer_mailed_at timestamptz,
      -- When the combined email about the offered times is sent.
      add offer_due_at timestamptz`.execute(db);
}
