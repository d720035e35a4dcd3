import { type Kysely, sql } from 'kysely';

/** Tags without access, which count views of a company's widgets. One per card. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table share_tag add is_widget boolean not null default false`.execute(db);
  for (const kind of ['talent', 'request'])
    await sql`create unique index on share_tag (${sql.ref(`${kind}_id`)}) where is_widget`.execute(db);
}
