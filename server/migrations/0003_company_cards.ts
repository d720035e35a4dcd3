import { type Kysely, sql } from 'kysely';

/** Indexes for lists in a company's area, which are sorted by last change. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const card of ['talent', 'request']) {
    await sql
      .raw(`create index on ${card} (company_id, modified_at desc, id desc) where company_id is not null`)
      .execute(db);
  }
}
