import { type Kysely, sql } from 'kysely';

/** Edits, sort orders and searches of staff tables, and the saved views and columns of each staff member. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...search, ...updates, ...applications, ...views]) await sql.raw(statement).execute(db);
}

const search = [
  // Returns the searchable words of a text: in lower case, without diacritics, only letters and digits.
  `create function staff_words(words text) returns tsvector language sql immutable parallel safe return
     to_tsvector('simple', translate(
       regexp_replace(normalize(lower(words), nfkd), '[\\u0300-\\u036f]', '', 'g'),
       '.,;:!?@/\\-+#_&=()[]{}<>|*~^%$"''', repeat(' ', 40)))`,
];

const updates = [
  // Incremented by every edit.
  `alter table staff_update add version integer not null default 1`,
  `drop index staff_update_status_id_idx`,
  `create index on staff_update (status, created_at, id)`,
  `create index on staff_update (created_at, id)`,
  `create index on staff_update (modified_at, id)`,
  `create index on staff_update (kind, created_at, id)`,
  `create index on staff_update (company_id, created_at, id) where company_id is not null`,
  `create index on staff_update using gin (staff_words(title || ' ' || detail || ' ' || coalesce(email, '')))`,
];

const applications = [
  `create index on application (created_at, id)`,
  `create index on application (name, id)`,
  `create index on application (company_id, created_at, id) where company_id is not null`,
  `create index on application using gin (staff_words(name || ' ' || email || ' ' || message))`,
];

const views = [
  // A saved query of a table, with a name.
  `create table staff_view (
     id integer generated always as identity primary key,
     person_id integer not null references person on delete cascade,
     table_name text not null,
     name text not null,
     -- Filters, order and columns, as in the URL of the table.
     query text not null,
     -- Whether the table opens with this view.
     is_default boolean not null default false,
     unique (person_id, table_name, name)
   )`,
  `create unique index on staff_view (person_id, table_name) where is_default`,
  // Columns that a staff member sees in a table, in order.
  `create table staff_columns (
     person_id integer not null references person on delete cascade,
     table_name text not null,
     columns text[] not null,
     primary key (person_id, table_name)
   )`,
];
