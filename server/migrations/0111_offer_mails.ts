import { type Kysely, sql } from 'kysely';

/** Several offers of interview times within a short time are combined into one email. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table interview
      -- The last offer mail that the talent's side has not answered.
      add offer_mailed_at timestamptz,
      -- When a joined mail about the offered times is sent.
      add offer_due_at timestamptz`.execute(db);
}
