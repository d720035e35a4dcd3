import { type Kysely, sql } from 'kysely';

/** Long-running operations: progress, issues, and changes for undo. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table operation (
     uid uuid primary key default gen_random_uuid(),
     kind text not null,
     owner_id integer not null references person on delete cascade,
     -- Company on whose portal the operation was started.
     company_id integer references company on delete set null,
     title text not null,
     state text not null default 'waiting'
       check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone')),
     input jsonb not null,
     -- Start of the next chunk; null before the first chunk.
     cursor jsonb,
     result jsonb,
     -- Error message for the owner.
     error text,
     total integer not null check (total >= 0),
     done integer not null default 0,
     failed integer not null default 0,
     -- Number of rows in operation_change; undo processes them in reverse and counts restored and kept changes.
     changes integer not null default 0,
     restored integer not null default 0,
     kept integer not null default 0,
     -- Failed attempts of the next chunk.
     attempts smallint not null default 0,
     due_at timestamptz not null default now(),
     -- When the last chunk ended. The next chunk is chosen fairly among owners by this time.
     turn_at timestamptz,
     created_at timestamptz not null default clock_timestamp(),
     started_at timestamptz,
     finished_at timestamptz,
     -- Days after the end during which undo is possible; null if the operation cannot be undone.
     undo_days smallint,
     undoable_until timestamptz,
     check (done + failed <= total),
     check (restored + kept <= changes)
   )`,
  `create index on operation (owner_id, created_at desc, uid desc)`,
  `create index on operation (owner_id, turn_at)`,
  `create index on operation (due_at) where state in ('waiting', 'running', 'undoing')`,
  // A separate table, because the operation's row is locked while a chunk runs.
  `create table operation_cancellation (
     operation_uid uuid primary key references operation on delete cascade,
     requested_at timestamptz not null default now()
   )`,
  `create table operation_issue (
     operation_uid uuid not null references operation on delete cascade,
     position integer not null,
     item text not null,
     reason text not null,
     primary key (operation_uid, position)
   )`,
  `create table operation_change (
     operation_uid uuid not null references operation on delete cascade,
     position integer not null,
     subject text not null,
     before jsonb not null,
     -- State that undo expects; changes that were modified since then are kept.
     after jsonb not null,
     primary key (operation_uid, position)
   )`,
];
