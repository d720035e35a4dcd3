import { type Kysely, sql } from 'kysely';

/** Accounts that were merged into another one, and the public ids that their cards had. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // It is closed for good, and what is addressed to it belongs to that one.
  `alter table person add merged_into integer references person on delete set null`,
  `create index on person (merged_into) where merged_into is not null`,
  // Links with them lead to the card still. No number is given out twice.
  `create table former_public_id (
     kind text not null check (kind in ('request', 'talent')),
     owner_number integer not null,
     card_number integer not null,
     card_id integer not null,
     primary key (owner_number, card_number, kind)
   )`,
];
