import { type Kysely, sql } from 'kysely';

/** Views that colleagues see, how wide somebody has made a table's columns, and how many stay in sight; relations to be confirmed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table staff_view add is_shared boolean not null default false`,
  `create index on staff_view (table_name) where is_shared`,
  `alter table staff_columns alter columns drop not null`,
  // Pixels by column.
  `alter table staff_columns add widths jsonb not null default '{}'`,
  // The first so many columns don't scroll sideways.
  `alter table staff_columns add frozen smallint not null default 1`,
  `create index on relation (id) where status = 'proposed'`,
];
