import { type Kysely, sql } from 'kysely';

/** Export archive of a company, with its state and progress. There is at most one per company. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table company_export (
      company_id int primary key references company on delete cascade,
      uid uuid not null default gen_random_uuid() unique,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
      total int not null default 0,
      done int not null default 0,
      attempts int not null default 0,
      file text,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index on company_export (file) where file is not null`.execute(db);
}
