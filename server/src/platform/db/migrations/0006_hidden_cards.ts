import { type Kysely, sql } from 'kysely';

/** Counting what of a long list somebody sees looks only at the cards that not everybody does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const card of ['talent', 'request']) {
    // As `hidden` of cards/conditions.ts has it.
    await sql
      .raw(
        `create index ${card}_not_open on ${card} (id)
         where not (is_active and not (is_on_hold or is_private or is_draft) and company_id is null)`,
      )
      .execute(db);
  }
  await sql.raw('create index on card_list_item (list_id, id)').execute(db);
}
