import { type Kysely, sql } from 'kysely';

/** Links that give access to the statistics of share links without an account. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table statistics_access (
     id integer primary key generated always as identity,
     public_key text not null unique,
     talent_id integer references talent on delete cascade,
     request_id integer references request on delete cascade,
     list_id integer references card_list on delete cascade,
     email text,
     key text not null unique,
     password_hash text not null,
     created_at timestamptz not null default now(),
     check (num_nonnulls(talent_id, request_id, list_id) = 1)
   )`,
  ...['talent_id', 'request_id', 'list_id'].flatMap((subject) => [
    `create unique index statistics_access_${subject} on statistics_access (${subject}, coalesce(email, key)) where ${subject} is not null`,
  ]),
];
