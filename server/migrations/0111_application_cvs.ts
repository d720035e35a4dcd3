import { type Kysely, sql } from 'kysely';

/**
 * Several CVs per application. `application.cv_file` is the newest CV, because the previous release shows this column.
 * Replaced CVs move to `application_earlier_cv`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // When the newest CV was added; null if it was sent with the application.
  `alter table application add cv_added_at timestamptz`,
  `create table application_earlier_cv (
     id integer generated always as identity primary key,
     application_id uuid not null references application on delete cascade,
     file text not null,
     name text not null,
     added_at timestamptz not null
   )`,
  `create index on application_earlier_cv (application_id, id)`,
  `create index on application_earlier_cv (file)`,
  // Submissions that added a CV to an existing application. Stored to recognize repeated submissions.
  `create table application_resubmission (
     -- Made by the form.
     id uuid primary key,
     application_id uuid not null references application on delete cascade,
     content_hash bytea not null
   )`,
  `create index on application_resubmission (application_id)`,
];
