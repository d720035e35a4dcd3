import { type Kysely, sql } from 'kysely';

/** Columns that contain file paths, as table, column, purpose and column of the owner. */
const NAMED = [
  ['talent', 'photo', 'photo', 'owner_id'],
  ['talent', 'cv_file', 'talent-cv', 'owner_id'],
  ['person', 'avatar', 'avatar', 'id'],
  ['application', 'cv_file', 'application-cv', 'null'],
] as const;

/** Table with one row per file. A sweep later adds the sizes and hashes of existing files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table file (
         path text primary key check (path ~ '^/files/[A-Za-z0-9_-]{22}\\.[a-z0-9]+$'),
         owner_id integer references person on delete set null,
         purpose text not null,
         type text not null,
         name text not null default '',
         bytes bigint,
         sha256 bytea,
         state text not null default 'pending' check (state in ('pending', 'stored')),
         created_at timestamptz not null default now(),
         expires_at timestamptz
       );
       create index file_owner on file (owner_id);
       create index file_pending on file (created_at) where state = 'pending';
       create index file_expires on file (expires_at) where expires_at is not null`,
    )
    .execute(db);
  for (const [table, column, purpose, owner] of NAMED) {
    await sql
      .raw(
        `create index ${table}_${column} on ${table} (${column}) where ${column} is not null;
         insert into file (path, owner_id, purpose, type, state)
         select ${column}, ${owner}::integer, '${purpose}', case split_part(${column}, '.', 2)
             when 'webp' then 'image/webp'
             when 'pdf' then 'application/pdf'
             else 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' end, 'stored'
         from ${table} where ${column} ~ '^/files/[A-Za-z0-9_-]{22}\\.(webp|pdf|docx)$'
         on conflict do nothing`,
      )
      .execute(db);
  }
}
