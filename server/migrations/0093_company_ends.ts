import { type Kysely, sql } from 'kysely';

/** A closed company is hidden from visitors immediately, and deleted with its data on the due date. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company add version int not null default 1, add deletion_due timestamptz`.execute(db);
  await sql`create index on company (deletion_due) where deletion_due is not null`.execute(db);
}
