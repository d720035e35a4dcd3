import { type Kysely, sql } from 'kysely';

/** Imports of available resources from table files: files, rows with their results, and column mappings. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table import (
     id integer generated always as identity primary key,
     uid uuid not null unique default gen_random_uuid(),
     owner_id integer not null references person on delete cascade,
     -- Company that gets the imported resources; null if the owner gets them.
     company_id integer references company on delete cascade,
     file text not null,
     name text not null,
     state text not null default 'uploaded' check (state in ('uploaded', 'checked', 'fetching', 'started')),
     -- Null until the file has been read.
     sheets jsonb,
     notes text[] not null default '{}',
     mapping jsonb,
     counts jsonb not null default '{"create":0,"update":0,"skip":0,"error":0}',
     links_total integer not null default 0,
     links_read integer not null default 0,
     links_bad integer not null default 0,
     -- Person who last requested undo of the import; null if only the operations' own endpoint was used.
     undone_by integer references person on delete set null,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null default now() + interval '90 days'
   )`,
  `create index on import (owner_id, id desc)`,
  `create index on import (company_id, id desc) where company_id is not null`,
  `create index on import (expires_at)`,
  `create index on import (file)`,
  // Operations of an import. There may be several, because corrected rows are imported by another operation.
  `create table import_run (
     operation_uid uuid primary key references operation on delete cascade,
     import_id integer not null references import on delete cascade
   )`,
  `create index on import_run (import_id)`,
  `create table import_row (
     import_id integer not null references import on delete cascade,
     sheet smallint not null,
     -- Line number in the table, from 1.
     number integer not null,
     cells jsonb not null,
     -- Corrected cells, by column.
     repaired jsonb not null default '{}',
     -- Null if the row contains no person or has not been checked yet.
     answer text check (answer in ('create', 'update', 'skip', 'error')),
     reason text,
     faults jsonb not null default '[]',
     -- Parsed values of the cells.
     "values" jsonb,
     -- Number of an earlier row with the same person.
     duplicate_of integer,
     state text not null default 'waiting' check (state in ('waiting', 'done', 'restored', 'kept')),
     resource_id integer,
     -- State of the row's CV link.
     link text check (link in ('asked', 'read', 'bad')),
     cv_file text,
     primary key (import_id, sheet, number)
   )`,
  `create index on import_row (import_id, sheet, answer, number)`,
  `create index on import_row (import_id, sheet, number) where faults <> '[]' or answer = 'error'`,
  `create index on import_row (import_id, number) where link = 'asked'`,
  `create index on import_row (cv_file) where cv_file is not null`,
  `create table import_mapper (
     uid uuid primary key default gen_random_uuid(),
     owner_id integer not null references person on delete cascade,
     company_id integer references company on delete cascade,
     name text not null,
     files_columns text[] not null,
     mapping jsonb not null,
     modified_at timestamptz not null default now()
   )`,
  `create index on import_mapper (owner_id, modified_at desc, uid)`,
  `create index on import_mapper (company_id, modified_at desc, uid) where company_id is not null`,
];
