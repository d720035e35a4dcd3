import { type Kysely, sql } from 'kysely';

/** What staff need to suggest cards by their words, and to take links between cards away and put them back. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...suggestions, ...removed]) await sql.raw(statement).execute(db);
}

const suggestions = [
  `create index talent_suggested on talent using gin (staff_words(name || ' ' || title)) where is_active and not is_draft`,
  `create index request_suggested on request using gin (staff_words(title || ' ' || coalesce(company_name, '')))
     where is_active and not is_draft`,
  `create index talent_latest on talent (modified_at desc, id desc) where is_active and not is_draft`,
  `create index request_latest on request (modified_at desc, id desc) where is_active and not is_draft`,
  `create index person_suggested on person using gin (staff_words(first_name || ' ' || last_name))`,
];

const removed = [
  // A link that was taken away, for as long as it can be put back.
  `create table removed_relation (
     request_id integer not null references request on delete cascade,
     talent_id integer not null references talent on delete cascade,
     relation jsonb not null,
     events jsonb not null,
     notes jsonb not null,
     -- Those that had become this relation.
     applications uuid[] not null,
     removed_at timestamptz not null default now(),
     primary key (request_id, talent_id)
   )`,
  `create index on removed_relation (talent_id)`,
  `create index on removed_relation (removed_at)`,
];
