import { type Kysely, sql } from 'kysely';

/** Import links, with which CVs can be sent without an account, and the parsed data that is shown to the sender. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table import_link (
     id integer generated always as identity primary key,
     key text not null unique,
     owner_id integer not null references person on delete cascade,
     label text not null,
     last_day date not null,
     files integer not null,
     closed_at timestamptz,
     created_at timestamptz not null default now()
   )`,
  `create index on import_link (owner_id, id desc)`,
  `alter table mass_import add link_id integer references import_link on delete set null`,
  `create index on mass_import (link_id) where link_id is not null`,
  `alter table mass_import_file add told jsonb`,
];
