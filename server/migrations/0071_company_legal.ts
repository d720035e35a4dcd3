import { type Kysely, sql } from 'kysely';

/**
 * A company's own privacy notice and terms, and its postal address. Texts are in their own table, because they are long
 * and every request reads the company.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company add postal_address text`.execute(db);
  await sql`
    create table company_text (
      company_id int not null references company on delete cascade,
      page text not null check (page in ('privacy', 'terms')),
      text text not null,
      changed_at timestamptz not null default now(),
      primary key (company_id, page)
    )`.execute(db);
}
