import { type Kysely, sql } from 'kysely';

/** Who gets a company's messages, and how its mails are signed and answered. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table company
      add message_addresses text[] not null default '{}',
      add mail_sender text,
      add mail_reply_to text`.execute(db);
}
