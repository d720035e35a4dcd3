import { type Kysely, sql } from 'kysely';

/** Indexes for the staff table of the audit log: sort orders, filters and search. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index on audit_entry (at, id)`,
  `create index on audit_entry (action, at, id)`,
  `create index on audit_entry (person_id, at, id) where person_id is not null`,
  `drop index audit_entry_person_id_id_idx`,
  `create index on audit_entry (address, at, id) where address is not null`,
  `create index on audit_entry using gin
     (staff_words(coalesce(subject_id, '') || ' ' || coalesce(address, '') || ' ' || coalesce(site, '')))`,
];
