import { type Kysely, sql } from 'kysely';

/** Recipients of messages to a company, and the sender's name and reply address of its emails. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table company
      add message_addresses text[] not null default '{}',
      add mail_sender text,
      add mail_reply_to text`.execute(db);
}
