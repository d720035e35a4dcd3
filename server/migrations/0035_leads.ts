import { type Kysely, sql } from 'kysely';

/** Sales leads of staff. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...leads('sdr_client'), ...leads('sdr_request'), ...job])
    await sql.raw(statement).execute(db);
}

const leads = (name: string) => [
  `create table ${name} (
     id integer generated always as identity primary key,
     version integer not null default 1,
     company_name text not null,
     title text not null default '',
     stage text not null default 'new'
       check (stage in ('new', 'contacted', 'qualified', 'disqualified', 'converted')),
     owner_id integer references person on delete set null,
     next_step text not null default '',
     next_step_on date,
     contact_name text not null default '',
     email text not null default '',
     phone_number text not null default '',
     source text not null default '',
     notes text not null default '',
     -- Account to which the lead belongs or was converted.
     client_id integer references person on delete set null,
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now()
   )`,
  `create index on ${name} (created_at, id)`,
  `create index on ${name} (modified_at, id)`,
  `create index on ${name} (company_name, id)`,
  `create index on ${name} (stage, created_at, id)`,
  `create index on ${name} (owner_id, created_at, id) where owner_id is not null`,
  `create index on ${name} (client_id) where client_id is not null`,
  `create index on ${name} (email) where email <> ''`,
  `create index on ${name} (next_step_on, id) where next_step_on is not null`,
  `create index on ${name} using gin
     (staff_words(company_name || ' ' || title || ' ' || contact_name || ' ' || email))`,
];

const job = [
  `alter table sdr_request add request_id integer references request on delete set null`,
  `create index on sdr_request (request_id) where request_id is not null`,
];
