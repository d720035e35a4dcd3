import { type Kysely, sql } from 'kysely';

/** Share links with tags to cards and lists, with hidden fields and an expiry date. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Replaces the list's id in share links, because ids would reveal how many lists exist.
  `alter table card_list add link_number integer not null default floor(random() * 900000000 + 100000000)::integer`,
  `create table share_tag (
     id integer primary key generated always as identity,
     -- Identifies the tag in API calls. Does not give access to the card.
     public_key text not null unique,
     -- Twelve random digits: the secret part of the share link.
     number bigint not null unique check (number between 100000000000 and 999999999999),
     talent_id integer references talent on delete cascade,
     request_id integer references request on delete cascade,
     list_id integer references card_list on delete cascade,
     tag text not null,
     comment text not null default '',
     show_rates boolean not null default false,
     password_hash text,
     last_day date,
     -- Idempotency key of the call that created the tag.
     made_by text,
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now(),
     check (num_nonnulls(talent_id, request_id, list_id) = 1)
   )`,
  ...['talent_id', 'request_id', 'list_id'].flatMap((subject) => [
    `create unique index share_tag_${subject}_name on share_tag (${subject}, lower(tag)) where ${subject} is not null`,
    `create unique index share_tag_${subject}_made_by on share_tag (${subject}, made_by) where ${subject} is not null and made_by is not null`,
  ]),
];
