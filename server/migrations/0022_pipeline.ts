import { type Kysely, sql } from 'kysely';

/** Relations move through several steps. Previously, a relation had only one final step. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table relation_event
     add from_step smallint references proceed_reason,
     add to_step smallint references proceed_reason`,
  `update relation_event e set to_step = r.proceed_reason_id
     from relation r where r.id = e.relation_id and e.to_status = 'proceeded'`,
  // Order of the steps, filled by the reference data.
  `alter table proceed_reason add position smallint not null default 0`,
  // Whether the reason applies to the end of a hire.
  `alter table rejection_reason add ends_hire boolean not null default false`,
];
