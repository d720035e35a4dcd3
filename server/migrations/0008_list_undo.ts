import { type Kysely, sql } from 'kysely';

/** Entries that were removed from lists, kept while the removal can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table card_list_removed_item (
         id integer primary key,
         list_id integer not null references card_list on delete cascade,
         talent_id integer references talent on delete cascade,
         request_id integer references request on delete cascade,
         note text not null,
         created_at timestamptz not null,
         removed_at timestamptz not null default now()
       )`,
    )
    .execute(db);
}
