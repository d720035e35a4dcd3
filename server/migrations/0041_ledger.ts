import { type Kysely, sql } from 'kysely';

/**
 * Attribution (who submitted a person first): keyed hashes of identifiers, and pairs of cards about the same person.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...traces, ...due, ...ledger]) await sql.raw(statement).execute(db);
}

const traces = [
  // The hashing key is encrypted with the configured encryption keys. Without them, nobody can match the hashes against
  // a list of email addresses.
  `create table trace_key (is_only boolean primary key default true check (is_only), sealed text not null)`,
  `create table person_trace (
     kind text not null check (kind in ('email', 'phone', 'cv', 'name')),
     key bytea not null,
     talent_id integer references talent on delete cascade,
     resource_id integer references resource on delete cascade,
     owner_id integer not null references person on delete cascade,
     first_seen timestamptz not null,
     check (num_nonnulls(talent_id, resource_id) = 1),
     unique nulls not distinct (kind, key, talent_id, resource_id)
   )`,
  `create index on person_trace (talent_id) where talent_id is not null`,
  `create index on person_trace (resource_id) where resource_id is not null`,
  `create index on person_trace (owner_id)`,
];

const TOLD = {
  talent: ['name', 'links', 'summary', 'work_experience', 'cv_file', 'owner_id', 'is_draft'],
  resource: ['name', 'email', 'phone', 'employer', 'cv_file', 'owner_id'],
};
/** SQL conditions for matched cards, by kind: excludes drafts of talents. */
const COUNTS = { talent: 'not new.is_draft and', resource: '' };

const due = [
  // Saved cards that are not matched yet. Rows are only inserted, so that writers do not block each other.
  `create table trace_due (
     id bigint generated always as identity primary key,
     talent_id integer references talent on delete cascade,
     resource_id integer references resource on delete cascade,
     at timestamptz not null default now()
   )`,
  `create index on trace_due (talent_id) where talent_id is not null`,
  `create index on trace_due (resource_id) where resource_id is not null`,
  // Triggers queue the cards in the same transaction, for single and for bulk writes.
  `create function trace_is_due() returns trigger language plpgsql as $$
   begin
     execute format('insert into trace_due (%I) values ($1)', tg_argv[0]) using new.id;
     return null;
   end $$`,
  `create function traces_are_due() returns trigger language plpgsql as $$
   begin
     execute format('insert into trace_due (%I) select distinct %I from added', tg_argv[0], tg_argv[1]);
     return null;
   end $$`,
  ...(['talent', 'resource'] as const).flatMap((kind) => {
    // Compared as text, because the type `json` has no equality operator.
    const former = TOLD[kind].map((column) => `old.${column}::text`).join(', ');
    const now = TOLD[kind].map((column) => `new.${column}::text`).join(', ');
    return [
      `create trigger trace_when_added after insert on ${kind} referencing new table as added
         for each statement execute function traces_are_due('${kind}_id', 'id')`,
      `create trigger trace_when_changed after update of ${TOLD[kind].join(', ')} on ${kind} for each row
         when (${COUNTS[kind]} (${former}) is distinct from (${now}))
         execute function trace_is_due('${kind}_id')`,
      `create trigger trace_when_added after insert on ${kind}_skill referencing new table as added
         for each statement execute function traces_are_due('${kind}_id', '${kind}_id')`,
      // Queues all existing cards. A background job matches them, oldest first.
      `insert into trace_due (${kind}_id, at) select id, created_at from ${kind} order by created_at, id`,
    ];
  }),
];

const ledger = [
  `create table ledger_entry (
     id integer generated always as identity primary key,
     -- The person's name on the first card.
     name text not null,
     -- Kinds of traces that both cards share, the most reliable kind first.
     matched text[] not null check (cardinality(matched) > 0),
     first_talent_id integer references talent on delete cascade,
     first_resource_id integer references resource on delete cascade,
     first_owner_id integer not null references person on delete cascade,
     first_at timestamptz not null,
     second_talent_id integer references talent on delete cascade,
     second_resource_id integer references resource on delete cascade,
     second_owner_id integer not null references person on delete cascade,
     second_at timestamptz not null,
     check (num_nonnulls(first_talent_id, first_resource_id) = 1),
     check (num_nonnulls(second_talent_id, second_resource_id) = 1),
     unique nulls not distinct (first_talent_id, first_resource_id, second_talent_id, second_resource_id)
   )`,
  ...['first', 'second'].flatMap((side) => [
    `create index on ledger_entry (${side}_owner_id)`,
    `create index on ledger_entry (${side}_resource_id) where ${side}_resource_id is not null`,
    `create index on ledger_entry (${side}_talent_id) where ${side}_talent_id is not null`,
  ]),
  `create index on ledger_entry (second_at, id)`,
  `create index on ledger_entry (name, id)`,
  `create index on ledger_entry using gin (staff_words(name))`,
];
