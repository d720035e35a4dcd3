import { type Kysely, sql } from 'kysely';

/**
 * Who loads a talent's uploaded CV, and whether the one that is made of the card tells the rates: nobody but who edits the card, and
 * no, until its owner says so.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table talent
      add cv_is_shared boolean not null default false,
      add cv_shows_rates boolean not null default false`.execute(db);
}
