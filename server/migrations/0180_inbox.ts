import { type Kysely, sql } from 'kysely';

/**
 * The inbox lists unread verdicts, and hides entries that a person has postponed. Verdicts of which the owner was
 * notified before the inbox existed count as read.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table inbox_later (
     person_id integer references person on delete cascade,
     entry text,
     until timestamptz not null,
     primary key (person_id, entry)
   )`,
  `create index on inbox_later (until)`,
  `alter table share_verdict add read_at timestamptz`,
  `update share_verdict set read_at = told_at where told_at is not null`,
  `create index on share_verdict (tag_id) where read_at is null`,
];
