import { type Kysely, sql } from 'kysely';

/** Shared views, column widths and frozen columns of staff tables, and an index of relations to confirm. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table staff_view add is_shared boolean not null default false`,
  `create index on staff_view (table_name) where is_shared`,
  `alter table staff_columns alter columns drop not null`,
  // Column widths in pixels.
  `alter table staff_columns add widths jsonb not null default '{}'`,
  // Number of leading columns that do not scroll horizontally.
  `alter table staff_columns add frozen smallint not null default 1`,
  `create index on relation (id) where status = 'proposed'`,
];
