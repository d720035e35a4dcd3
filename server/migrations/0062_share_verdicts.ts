import { type Kysely, sql } from 'kysely';

/** Verdicts that visitors give on cards in share links. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table share_tag add verdicts_open boolean not null default true`,
  `alter table share_day add verdicts integer not null default 0`,
  `create table share_verdict (
     id bigint primary key generated always as identity,
     tag_id integer not null references share_tag on delete cascade,
     talent_id integer references talent on delete cascade,
     request_id integer references request on delete cascade,
     -- Hash of a random key that is stored in the visitor's browser.
     voter bytea not null,
     name text not null,
     word text not null check (word in ('yes', 'maybe', 'no')),
     text text not null default '',
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now(),
     -- When the owner was notified of the current verdict; null if not yet.
     told_at timestamptz,
     check (num_nonnulls(talent_id, request_id) = 1)
   )`,
  `create unique index share_verdict_talent on share_verdict (tag_id, voter, talent_id) where talent_id is not null`,
  `create unique index share_verdict_request on share_verdict (tag_id, voter, request_id) where request_id is not null`,
  `create index on share_verdict (tag_id, modified_at)`,
  `create index on share_verdict (talent_id) where talent_id is not null`,
  `create index on share_verdict (request_id) where request_id is not null`,
  `create index on share_verdict (id) where told_at is null`,
];
