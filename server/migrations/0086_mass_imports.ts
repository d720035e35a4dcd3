import { type Kysely, sql } from 'kysely';

/** Bulk imports of CVs, and the result of each file. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mass_import (
     id integer generated always as identity primary key,
     uid uuid not null unique default gen_random_uuid(),
     owner_id integer not null references person on delete cascade,
     name text not null,
     -- Announced number of files.
     files integer not null,
     cancelled_at timestamptz,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null default now() + interval '90 days'
   )`,
  `create index on mass_import (owner_id, id desc)`,
  `create index on mass_import (expires_at)`,
  `create table mass_import_file (
     mass_import_id integer not null references mass_import on delete cascade,
     -- Consecutive number in order of arrival, from 1.
     number integer not null,
     name text not null,
     file text not null,
     sha256 bytea not null,
     answer text not null default 'waiting' check (answer in ('waiting', 'draft', 'known', 'refused', 'cancelled')),
     reason text,
     -- Number of attempts to read the file, counted at their start.
     attempts smallint not null default 0,
     talent_id integer references talent on delete set null,
     primary key (mass_import_id, number),
     unique (mass_import_id, sha256)
   )`,
  `create index on mass_import_file (mass_import_id, number) where answer = 'waiting'`,
  `create index on mass_import_file (file)`,
  `create index on mass_import_file (sha256)`,
  `create index on mass_import_file (talent_id) where talent_id is not null`,
];
