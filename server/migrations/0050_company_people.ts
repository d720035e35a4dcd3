import { type Kysely, sql } from 'kysely';

/**
 * Company invitations, versions of members and groups to detect conflicts, and the portal on which a session started.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table company_member add version integer not null default 1`,
  `alter table company_group add version integer not null default 1`,
  // Not stored for existing sessions, which are treated as sessions of the main portal.
  `alter table access_token add company_id integer references company on delete set null`,
  // Invitations are deleted when they are accepted or revoked.
  `create table company_invitation (
     uid uuid primary key default gen_random_uuid(),
     company_id integer not null references company on delete cascade,
     email text not null check (email = lower(email)),
     first_name text not null,
     last_name text not null,
     is_superadmin boolean not null,
     invited_by integer references person on delete set null,
     token_hash bytea not null unique,
     version integer not null default 1,
     created_at timestamptz not null default now(),
     sent_at timestamptz not null,
     expires_at timestamptz not null,
     unique (company_id, email),
     unique (uid, company_id)
   )`,
  `create index on company_invitation (email)`,
  `create index on company_invitation (invited_by) where invited_by is not null`,
  `create table company_invitation_group (
     invitation_uid uuid not null,
     group_id integer not null,
     company_id integer not null,
     role smallint not null check (role in (0, 1, 2)),
     primary key (invitation_uid, group_id),
     foreign key (invitation_uid, company_id) references company_invitation (uid, company_id) on delete cascade,
     foreign key (group_id, company_id) references company_group (id, company_id) on delete cascade
   )`,
  `create index on company_invitation_group (group_id)`,
];
