import { type Kysely, sql } from 'kysely';

/** Bulk imports of job descriptions. Imports and import links store which kind of card is created from their files. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kind = `add kind text not null default 'talent' check (kind in ('talent', 'request'))`;

const statements = [
  `alter table mass_import ${kind}`,
  `alter table import_link ${kind}`,
  `alter table mass_import_file add request_id integer references request on delete set null`,
  `create index on mass_import_file (request_id) where request_id is not null`,
];
