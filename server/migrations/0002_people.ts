import { type Kysely, sql } from 'kysely';

/** Accounts, sessions, emails, company groups and the staff inbox. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...accounts, ...signIn, ...companies, ...mails, ...inbox]) {
    await sql.raw(statement).execute(db);
  }
}

const accounts = [
  `alter table person
     -- Argon2id hash; null if the person signs in only with a provider.
     add password_hash text,
     add avatar text,
     add phone_number text not null default '',
     add skype text not null default '',
     add viber text not null default '',
     add company_name text not null default '',
     add is_subscribed boolean not null default false,
     -- Company on whose portal the account was created. The account's emails are sent on its behalf.
     add signed_up_with integer references company on delete set null,
     add my_default_route text,
     add company_default_route text,
     add market_default_route text,
     add deletion_due timestamptz,
     add anonymised_at timestamptz`,
  `create index on person (deletion_due) where deletion_due is not null and anonymised_at is null`,
  // Requested accounts. The email link creates a person with the same uid.
  `create table registration (
     uid uuid primary key default gen_random_uuid(),
     token_hash bytea not null,
     email text not null check (email = lower(email)),
     password_hash text not null,
     first_name text not null,
     last_name text not null,
     type smallint not null check (type in (1, 2, 3)),
     company_name text not null default '',
     phone_number text not null default '',
     company_id integer references company on delete set null,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index on registration (expires_at)`,
  // Single-use email links. Only the SHA-256 of their secrets is stored.
  `create table account_link (
     token_hash bytea primary key,
     person_id integer not null references person on delete cascade,
     purpose text not null check (purpose in ('password-reset', 'email-change', 'subscription')),
     -- New address of an email change; null for other purposes.
     email text check (email = lower(email)),
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index on account_link (person_id, purpose)`,
];

const signIn = [
  `alter table access_token
     add id uuid not null unique default gen_random_uuid(),
     add device text not null default '',
     add last_used_at timestamptz not null default now(),
     add expires_at timestamptz not null default now() + interval '30 days'`,
  `create index on access_token (person_id)`,
  // Browsers that have signed in to an account. Failed sign-ins from other browsers cannot lock these browsers out.
  `create table known_device (
     hash bytea not null,
     person_id integer not null references person on delete cascade,
     last_used_at timestamptz not null default now(),
     primary key (person_id, hash)
   )`,
  `create table two_factor (
     person_id integer primary key references person on delete cascade,
     -- Encoded in Base32.
     secret text not null,
     confirmed_at timestamptz,
     -- Time step of the last used code, because each code is valid only once.
     last_step bigint not null default 0
   )`,
  `create table recovery_code (
     person_id integer not null references person on delete cascade,
     hash bytea not null,
     used_at timestamptz,
     primary key (person_id, hash)
   )`,
  `create table social_identity (
     issuer text not null,
     subject text not null,
     person_id integer not null references person on delete cascade,
     provider text not null check (provider in ('google', 'linkedin')),
     email text not null,
     created_at timestamptz not null default now(),
     primary key (issuer, subject),
     unique (person_id, provider)
   )`,
  // Sign-ins with a provider that are in progress. A cookie binds each sign-in to a browser.
  `create table social_flow (
     cookie_hash bytea primary key,
     provider text not null,
     -- Account to which the provider is connected; null for a sign-in.
     person_id integer references person on delete cascade,
     company_id integer references company on delete set null,
     type smallint check (type in (1, 2, 3)),
     state text not null,
     nonce text not null,
     code_verifier text not null,
     -- Profile data from the provider, kept until a new user has chosen an account type.
     claims jsonb,
     expires_at timestamptz not null
   )`,
  `create index on social_flow (expires_at)`,
  // Used captcha solutions, because each solution is valid only once.
  `create table captcha_solution (
     hash bytea primary key,
     expires_at timestamptz not null
   )`,
];

const companies = [
  `create table company_group (
     id integer generated always as identity primary key,
     company_id integer not null references company on delete cascade,
     name text not null,
     unique (company_id, name),
     unique (id, company_id)
   )`,
  // Roles: 1 is team lead, 2 is manager, 0 is no role.
  `create table company_group_member (
     group_id integer not null,
     company_id integer not null,
     person_id integer not null,
     role smallint not null check (role in (0, 1, 2)),
     primary key (group_id, person_id),
     foreign key (group_id, company_id) references company_group (id, company_id) on delete cascade,
     foreign key (company_id, person_id) references company_member on delete cascade
   )`,
  `create index on company_group_member (person_id)`,
];

const mails = [
  // Emails. A row is inserted in the transaction of the change that causes the email; a background job sends it.
  `create table mail (
     id uuid primary key default gen_random_uuid(),
     message_id text not null unique,
     company_id integer references company on delete set null,
     recipient text not null,
     reply_to text,
     subject text not null,
     html text not null,
     text text not null,
     created_at timestamptz not null default now(),
     sent_at timestamptz,
     failed_at timestamptz,
     last_error text
   )`,
  `create index on mail (created_at)`,
  `create table contact_message (
     id uuid primary key,
     person_id integer references person on delete set null,
     company_id integer references company on delete set null,
     name text not null,
     email text not null,
     company_name text not null,
     phone_number text not null,
     message text not null,
     created_at timestamptz not null default now()
   )`,
];

const inbox = [
  `create table staff_update (
     id integer generated always as identity primary key,
     kind text not null check (kind in ('registration', 'contact_message', 'account_deletion')),
     status text not null default 'new' check (status in ('new', 'in_progress', 'done')),
     title text not null,
     detail text not null default '',
     email text,
     person_id integer references person on delete set null,
     company_id integer references company on delete set null,
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now()
   )`,
  `create index on staff_update (status, id desc)`,
];
