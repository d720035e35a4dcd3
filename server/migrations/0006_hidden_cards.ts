import { type Kysely, sql } from 'kysely';

/**
 * Indexes of cards that only some people may see, because only these cards are read to count the visible cards of a
 * long list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const card of ['talent', 'request']) {
    // Must match the condition of `hidden` in cards/conditions.ts.
    await sql
      .raw(
        `create index ${card}_not_open on ${card} (id)
         where not (is_active and not (is_on_hold or is_private or is_draft) and company_id is null)`,
      )
      .execute(db);
  }
  await sql.raw('create index on card_list_item (list_id, id)').execute(db);
}
