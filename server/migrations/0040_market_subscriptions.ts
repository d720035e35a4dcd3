import { type Kysely, sql } from 'kysely';

/** Email alerts of market views, and when each card was first added to its market. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...news, ...subscriptions, ...resources]) await sql.raw(statement).execute(db);
}

const news = [
  `create table market_news (
     kind text not null check (kind in ('talent', 'request')),
     card_id integer not null,
     -- Of the transaction: a time alone would not say whether a digest could see it.
     xid xid8 not null default pg_current_xact_id(),
     at timestamptz not null default clock_timestamp(),
     primary key (kind, card_id)
   )`,
  `create index on market_news (kind, at)`,
  // Existing cards are not new for subscribers, except drafts and private cards when they are published.
  ...['talent', 'request'].map(
    (kind) => `insert into market_news (kind, card_id, at)
       select '${kind}', id, created_at from ${kind} where not is_draft and not is_private`,
  ),
  `create function market_news_came() returns trigger language plpgsql as $$
   begin
     insert into market_news (kind, card_id) select tg_argv[0], card_id from added order by card_id on conflict do nothing;
     return null;
   end $$`,
  // Uses a trigger, like the change log of the market.
  ...['talent', 'request'].map(
    (kind) => `create trigger news_come after insert on market_${kind} referencing new table as added
       for each statement execute function market_news_came('${kind}')`,
  ),
];

const subscriptions = [
  `create table market_subscription (
     uid uuid primary key default gen_random_uuid(),
     email text not null check (email = lower(email)),
     company_id integer references company on delete cascade,
     kind text not null check (kind in ('talent', 'request')),
     query text not null,
     frequency text not null check (frequency in ('daily', 'weekly')),
     is_paused boolean not null default false,
     confirmed_at timestamptz,
     unsubscribed_at timestamptz,
     reason_id smallint references unsubscribe_reason,
     comment text not null default '',
     created_at timestamptz not null default now(),
     looked_at timestamptz,
     seen pg_snapshot,
     check (confirmed_at is null or (looked_at is not null and seen is not null)),
     unique nulls not distinct (email, company_id, kind, query)
   )`,
  `create index market_subscription_runs on market_subscription (uid)
     where confirmed_at is not null and unsubscribed_at is null and not is_paused`,
  `create table market_subscription_request (
     -- Made by the form.
     id uuid primary key,
     subscription_uid uuid not null references market_subscription on delete cascade,
     frequency text not null check (frequency in ('daily', 'weekly')),
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index on market_subscription_request (subscription_uid)`,
  `create index on market_subscription_request (expires_at)`,
];

const resources = [
  `alter table resource_subscription
     add frequency text not null default 'daily' check (frequency in ('daily', 'weekly')),
     add is_paused boolean not null default false,
     add mailed_at timestamptz`,
];
