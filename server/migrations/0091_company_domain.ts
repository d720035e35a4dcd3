import { type Kysely, sql } from 'kysely';

/**
 * Domains of companies and their verification: at most one pending domain and one domain in use. Requests read
 * `company.domain`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table company_domain (
      company_id int not null references company on delete cascade,
      domain text not null check (domain = lower(domain)),
      token text not null,
      state text not null default 'pending' check (state in ('pending', 'proven', 'lost', 'former')),
      entered_at timestamptz not null default now(),
      checked_at timestamptz,
      missing_since timestamptz,
      primary key (company_id, domain)
    )`.execute(db);
  for (const state of ['pending', 'proven'])
    await sql`create unique index on company_domain (company_id) where state = ${sql.lit(state)}`.execute(db);
  await sql`create index on company_domain (domain)`.execute(db);
}
