import { type Kysely, sql } from 'kysely';

/** Editing of cards, relations between jobs and talents, lists. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...cards, ...relations, ...lists, ...repeats]) {
    await sql.raw(statement).execute(db);
  }
}

const editable = (card: string) => [
  `alter table ${card}
     -- Incremented by every change.
     add version integer not null default 1,
     add is_draft boolean not null default false`,
  // Order of the skills, chosen by the owner.
  `alter table ${card}_skill add position smallint not null default 0`,
  `create index on ${card} (owner_id, is_active, modified_at desc, id desc)`,
  `create index on ${card} (company_id, is_active, modified_at desc, id desc) where company_id is not null`,
];

const cards = [
  ...editable('talent'),
  ...editable('request'),
  // `cv_file` is the file name on disk, `cv_name` is the owner's file name.
  `alter table talent add cv_file text, add cv_name text`,
  // Custom skills get higher ids than skills of the reference data.
  `create sequence skill_id start 1000000`,
];

const relations = [
  `create table rejection_reason (
     id smallint primary key,
     label text not null,
     -- The deciding side: 'we' is the job's side, 'they' is the talent's side.
     by text not null check (by in ('we', 'they'))
   )`,
  `create table proceed_reason (id smallint primary key, label text not null unique)`,
  `create table card_status (
     id smallint primary key,
     kind text not null check (kind in ('request', 'talent')),
     label text not null,
     unique (kind, label)
   )`,
  `create table relation (
     id integer generated always as identity primary key,
     request_id integer not null references request on delete cascade,
     talent_id integer not null references talent on delete cascade,
     status text not null check (status in ('proposed', 'confirmed', 'rejected', 'proceeded', 'archived')),
     initiated_by text not null check (initiated_by in ('request', 'talent', 'staff')),
     is_confirmed boolean not null default false,
     rejection_reason_id smallint references rejection_reason,
     comment text not null default '',
     proceed_reason_id smallint references proceed_reason,
     start_date date,
     rate text not null default '',
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now(),
     unique (request_id, talent_id)
   )`,
  `create index on relation (talent_id, status, modified_at desc, id desc)`,
  `create index on relation (request_id, status, modified_at desc, id desc)`,
  `create table relation_event (
     id integer generated always as identity primary key,
     relation_id integer not null references relation on delete cascade,
     -- Null for automatic changes.
     person_id integer references person on delete set null,
     side text not null check (side in ('request', 'talent', 'staff', 'none')),
     from_status text,
     to_status text not null,
     why text not null default '',
     created_at timestamptz not null default now()
   )`,
  `create index on relation_event (relation_id, id)`,
  `alter table staff_update drop constraint staff_update_kind_check`,
  `alter table staff_update add constraint staff_update_kind_check
     check (kind in ('registration', 'contact_message', 'account_deletion', 'card', 'relation', 'card_contact'))`,
];

const lists = [
  `create table card_list (
     id integer generated always as identity primary key,
     owner_id integer not null references person on delete cascade,
     name text not null,
     is_active boolean not null default true,
     -- Last part of the public link; null while the list is private.
     public_key text unique,
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now()
   )`,
  `create index on card_list (owner_id, is_active, modified_at desc, id desc)`,
  `create table card_list_item (
     id integer generated always as identity primary key,
     list_id integer not null references card_list on delete cascade,
     talent_id integer references talent on delete cascade,
     request_id integer references request on delete cascade,
     note text not null default '',
     created_at timestamptz not null default now(),
     check ((talent_id is null) <> (request_id is null)),
     unique (list_id, talent_id),
     unique (list_id, request_id)
   )`,
];

const repeats = [
  // Responses of calls with an Idempotency-Key, for repeated calls.
  `create table idempotency_key (
     person_id integer not null references person on delete cascade,
     key text not null,
     -- Hash of the call and its body. Another call with the same key is rejected.
     call_hash bytea not null,
     answer text,
     created_at timestamptz not null default now(),
     primary key (person_id, key)
   )`,
  `create index on idempotency_key (created_at)`,
];
