import { type Kysely, sql } from 'kysely';

/** Tags that count the views of a company's widgets, one per card. They give no access. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table share_tag add is_widget boolean not null default false`.execute(db);
  for (const kind of ['talent', 'request'])
    await sql`create unique index on share_tag (${sql.ref(`${kind}_id`)}) where is_widget`.execute(db);
}
