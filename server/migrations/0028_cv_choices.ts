import { type Kysely, sql } from 'kysely';

/**
 * Adds two settings: whether people other than the card's editors see a talent's uploaded CV, and whether the generated
 * CV shows rates. Both are off until the owner turns them on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table talent
      add cv_is_shared boolean not null default false,
      add cv_shows_rates boolean not null default false`.execute(db);
}
