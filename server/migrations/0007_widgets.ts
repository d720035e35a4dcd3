import { type Kysely, sql } from 'kysely';

/** Data that visitors send with widgets: applications, and subscriptions to available resources. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...companies, ...applications, ...resources, ...subscriptions, ...mails]) {
    await sql.raw(statement).execute(db);
  }
}

const companies = [
  // Origins of sites whose widgets may send forms to the company.
  `alter table company add allowed_origins text[] not null default '{}'`,
];

const applications = [
  `create table application (
     -- Made by the form.
     id uuid primary key,
     request_id integer not null references request on delete cascade,
     -- On whose portal or in whose widget it was written.
     company_id integer references company on delete set null,
     site text,
     name text not null,
     email text not null check (email = lower(email)),
     phone_number text not null,
     message text not null,
     cv_file text,
     cv_name text,
     -- Of the form as it was sent, to know a repetition.
     content_hash bytea not null,
     created_at timestamptz not null default now(),
     unique (request_id, email)
   )`,
  `create index on application (request_id, created_at desc, id)`,
];

const resources = [
  `create table resource (
     id integer generated always as identity primary key,
     uid uuid not null unique default gen_random_uuid(),
     owner_id integer not null references person on delete cascade,
     -- Null: the open pool's.
     company_id integer references company on delete cascade,
     name text not null,
     title text not null,
     seniority_id smallint references seniority,
     english_level_id smallint references english_level,
     country_id smallint references country,
     hourly_rate integer check (hourly_rate > 0),
     available_from date not null default current_date,
     status text not null default 'available' check (status in ('available', 'expired', 'placed')),
     -- Since when it is offered: subscribers hear of what came after they subscribed.
     offered_at timestamptz not null default now(),
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now()
   )`,
  `create index on resource (offered_at desc, id desc) where status = 'available'`,
  `create index on resource (owner_id)`,
  `create table resource_skill (
     resource_id integer not null references resource on delete cascade,
     skill_id integer not null references skill,
     experience smallint check (experience between 0 and 60),
     is_main boolean not null default false,
     position smallint not null default 0,
     primary key (resource_id, skill_id)
   )`,
  `create index on resource_skill (skill_id)`,
];

const subscriptions = [
  `create table unsubscribe_reason (id smallint primary key, label text not null unique)`,
  // One subscription per email address and portal, with the filters that were last confirmed.
  `create table resource_subscription (
     uid uuid primary key default gen_random_uuid(),
     email text not null check (email = lower(email)),
     company_id integer references company on delete cascade,
     filters jsonb not null default '{}',
     confirmed_at timestamptz,
     unsubscribed_at timestamptz,
     reason_id smallint references unsubscribe_reason,
     comment text not null default '',
     created_at timestamptz not null default now(),
     unique nulls not distinct (email, company_id)
   )`,
  `create index on resource_subscription (uid) where confirmed_at is not null and unsubscribed_at is null`,
  // Subscriptions to be confirmed by an email link, because another person may have entered the address.
  `create table resource_subscription_request (
     -- Made by the form.
     id uuid primary key,
     subscription_uid uuid not null references resource_subscription on delete cascade,
     filters jsonb not null,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index on resource_subscription_request (subscription_uid)`,
  `create index on resource_subscription_request (expires_at)`,
  // Resources that were already in a subscriber's digests.
  `create table resource_told (
     subscription_uid uuid not null references resource_subscription on delete cascade,
     resource_id integer not null references resource on delete cascade,
     primary key (subscription_uid, resource_id)
   )`,
  `create index on resource_told (resource_id)`,
  // Key that signs links in emails. All server processes share it.
  `create table signing_key (purpose text primary key, key bytea not null)`,
  `insert into signing_key
     select 'mail-link', sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4)`,
];

const mails = [
  // URL for one-click unsubscribe (RFC 8058).
  `alter table mail add unsubscribe_url text`,
  `alter table staff_update drop constraint staff_update_kind_check`,
  `alter table staff_update add constraint staff_update_kind_check
     check (kind in ('registration', 'contact_message', 'account_deletion', 'card', 'relation', 'card_contact',
       'application', 'subscription'))`,
  // Origin of the partner site from which a message was sent.
  `alter table contact_message add site text`,
];
