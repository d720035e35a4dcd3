import { type Kysely, sql } from 'kysely';

/**
 * Whether a talent's uploaded CV is visible to more people than the card's editors, and whether the generated CV shows
 * rates. Both are off until the owner enables them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table talent
      add cv_is_shared boolean not null default false,
      add cv_shows_rates boolean not null default false`.execute(db);
}
