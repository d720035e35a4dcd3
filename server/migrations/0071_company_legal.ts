import { type Kysely, sql } from 'kysely';

/**
 * Privacy notice, terms and postal address of a company. The documents are in a separate table, because they are long
 * and every request reads the row of its company.
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
