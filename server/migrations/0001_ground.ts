import { type Kysely, sql } from 'kysely';

/** Tables of people, companies, reference data, cards and the market index. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...dictionaries, ...people, ...cards, ...market]) {
    await sql.raw(statement).execute(db);
  }
}

const dictionaries = [
  `create table country (
     id smallint primary key,
     code char(2) not null unique,
     name text not null
   )`,
  `create table city (
     id integer generated always as identity primary key,
     country_id smallint not null references country,
     name text not null,
     unique (country_id, name)
   )`,
  `create table category (id smallint primary key, label text not null unique)`,
  `create table specialization (
     id smallint primary key,
     category_id smallint not null references category,
     label text not null unique
   )`,
  `create table seniority (id smallint primary key, label text not null unique)`,
  `create table english_level (id smallint primary key, name text not null unique, level smallint not null unique)`,
  `create table duration (id smallint primary key, label text not null unique)`,
  `create table industry (id smallint primary key, label text not null unique)`,
  `create table skill (
     id integer primary key,
     name text not null unique,
     image text
   )`,
  // Also contains the names of skills in lower case, so that one lookup finds names and aliases.
  `create table skill_alias (
     alias text collate "C" primary key,
     skill_id integer not null references skill on delete cascade
   )`,
  `create index on skill_alias (skill_id)`,
];

const people = [
  `create table company (
     id integer generated always as identity primary key,
     slug text not null unique,
     name text not null,
     domain text unique check (domain = lower(domain)),
     logo text,
     brand_color char(7) not null,
     font_color char(7) not null,
     header_title text,
     resume_template text,
     market_enabled boolean not null default true,
     interview_booking_enabled boolean not null default false,
     card_id_publicly_visible boolean not null default true,
     created_at timestamptz not null default now()
   )`,
  `create table person (
     id integer generated always as identity primary key,
     uid uuid not null unique default gen_random_uuid(),
     email text not null unique check (email = lower(email)),
     first_name text not null,
     last_name text not null,
     type smallint check (type in (1, 2, 3)),
     is_staff boolean not null default false,
     superadmin_in integer references company,
     -- Random, so that public ids do not reveal the number of owners.
     owner_number integer not null unique,
     next_card_number integer not null default 1,
     created_at timestamptz not null default now()
   )`,
  `create table company_member (
     company_id integer not null references company on delete cascade,
     person_id integer not null references person on delete cascade,
     primary key (company_id, person_id)
   )`,
  // Stores only the SHA-256 of tokens.
  `create table access_token (
     hash bytea primary key,
     person_id integer not null references person on delete cascade,
     created_at timestamptz not null default now()
   )`,
];

const sharedColumns = `
  id integer generated always as identity primary key,
  owner_id integer not null references person,
  -- Null for cards of the open marketplace.
  company_id integer references company,
  card_number integer not null,
  -- Used in links instead of the public id if the company hides ids.
  link_key text not null unique,
  title text not null,
  summary text not null default '',
  seniority_id smallint references seniority,
  english_level_id smallint references english_level,
  specialization_ids integer[] not null default '{}',
  industry_ids integer[] not null default '{}',
  full_stack boolean not null default false,
  is_active boolean not null default true,
  is_on_hold boolean not null default false,
  is_private boolean not null default false,
  is_verified boolean not null default false,
  priority smallint not null default 1 check (priority in (0, 1, 2)),
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  unique (owner_id, card_number)`;

const skillColumns = (card: string) => `
  ${card}_id integer not null references ${card} on delete cascade,
  skill_id integer not null references skill,
  experience smallint check (experience between 0 and 60),
  is_main boolean not null default false,
  primary key (${card}_id, skill_id)`;

const cards = [
  `create table talent (
     ${sharedColumns},
     name text not null,
     photo text,
     country_id smallint references country,
     city text,
     hourly_rate integer check (hourly_rate > 0),
     monthly_rate integer check (monthly_rate > 0)
   )`,
  `create table talent_skill (${skillColumns('talent')})`,
  `create table request (
     ${sharedColumns},
     company_name text,
     country_ids integer[] not null default '{}',
     duration_id smallint references duration,
     hourly_min integer check (hourly_min > 0),
     hourly_max integer check (hourly_max >= hourly_min),
     monthly_min integer check (monthly_min > 0),
     monthly_max integer check (monthly_max >= monthly_min)
   )`,
  `create table request_skill (${skillColumns('request')})`,
];

/**
 * One row per card that is in a market: active, not on hold and not private. Written in the transaction that writes the
 * card. Words are in a separate table, so that rows stay small and scans for counts stay fast.
 */
const marketIndex = (table: string, card: string, country: string) => [
  `create table ${table} (
     card_id integer primary key references ${card} on delete cascade,
     -- 0 for the open market.
     company_id integer not null,
     ${country},
     seniority smallint,
     english smallint,
     priority smallint not null,
     full_stack boolean not null,
     hourly_low integer,
     hourly_high integer,
     monthly_low integer,
     monthly_high integer,
     -- Hourly rates; monthly rates are divided by 160.
     sort_low integer,
     sort_high integer,
     modified timestamptz not null,
     skills integer[] not null,
     main_skills integer[] not null,
     specializations integer[] not null,
     categories integer[] not null,
     industries integer[] not null,
     -- Encoded values of all list facets, so that one pass counts them all.
     facets integer[] not null
   )`,
  `create index on ${table} using gin (skills) with (fastupdate = off)`,
  `create index on ${table} using gin (main_skills) with (fastupdate = off)`,
  `create index on ${table} using gin (specializations) with (fastupdate = off)`,
  `create index on ${table} (priority, modified desc, card_id desc)`,
  `create index on ${table} (modified desc, card_id desc)`,
  `create index on ${table} (sort_low, modified desc, card_id desc)`,
  `create index on ${table} (sort_high desc nulls last, modified desc, card_id desc)`,
  // Words without positions, because search matches words and not phrases.
  `create table ${table}_words (
     card_id integer primary key references ${table} on delete cascade,
     -- Words of the card's name and title.
     called tsvector not null,
     -- The same words, and the words of the skills, their aliases and the location.
     words tsvector not null
   )`,
  `create index on ${table}_words using gin (words) with (fastupdate = off)`,
];

const market = [
  // Columns required by the package rate-limiter-flexible.
  `create table rate_limit (
     key varchar(255) primary key,
     points integer not null default 0,
     expire bigint
   )`,
  ...marketIndex('market_talent', 'talent', 'country smallint'),
  ...marketIndex('market_request', 'request', 'countries integer[] not null'),
  `create table market_link (
     hash text primary key,
     -- 0 for the main portal.
     company_id integer not null,
     type text not null check (type in ('talents', 'jobs')),
     query text not null,
     created_at timestamptz not null default now()
   )`,
];
