import { type Kysely, sql } from 'kysely';

/** Daily statistics of share links. Hashes of visitors are kept for only two days. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table share_tag add last_visit_at timestamptz`,
  // Salt of a day's visitor hashes. After its deletion, the hashes can no longer be traced to visitors.
  `create table share_salt (day date primary key, salt bytea not null)`,
  // When each visitor was last counted, by hash.
  `create table share_seen (
     tag_id integer not null references share_tag on delete cascade,
     what text not null check (what in ('view', 'click', 'contact')),
     visitor bytea not null,
     at timestamptz not null,
     primary key (tag_id, what, visitor)
   )`,
  `create index on share_seen (at)`,
  `create table share_day (
     tag_id integer not null references share_tag on delete cascade,
     day date not null,
     views integer not null default 0,
     visitors integer not null default 0,
     clicks integer not null default 0,
     contacts integer not null default 0,
     -- Views not counted above: by owners, by link previews of chat programs, and by bots.
     owners integer not null default 0,
     previews integer not null default 0,
     bots integer not null default 0,
     primary key (tag_id, day)
   )`,
  `create table share_source (
     tag_id integer not null references share_tag on delete cascade,
     day date not null,
     kind text not null check (kind in ('referrer', 'device')),
     value text not null,
     views integer not null default 0,
     primary key (tag_id, day, kind, value)
   )`,
  `create index on share_day (day)`,
  `create index on share_source (day)`,
];
