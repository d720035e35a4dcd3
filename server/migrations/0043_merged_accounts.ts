import { type Kysely, sql } from 'kysely';

/** Merges of accounts, and the former public ids of their cards. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Account into which this account was merged. It gets data that is sent to the merged account, which stays closed.
  `alter table person add merged_into integer references person on delete set null`,
  `create index on person (merged_into) where merged_into is not null`,
  // Former public ids, so that old links still lead to the card. Numbers are never reused.
  `create table former_public_id (
     kind text not null check (kind in ('request', 'talent')),
     owner_number integer not null,
     card_number integer not null,
     card_id integer not null,
     primary key (owner_number, card_number, kind)
   )`,
];
