import { type Kysely, sql } from 'kysely';

/** The lists of a company's area, last changed first. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const card of ['talent', 'request']) {
    await sql
      .raw(`create index on ${card} (company_id, modified_at desc, id desc) where company_id is not null`)
      .execute(db);
  }
}
