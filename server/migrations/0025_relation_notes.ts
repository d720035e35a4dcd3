import { type Kysely, sql } from 'kysely';

/** Notes on relations: private to one side, or shared with the other side. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table relation_note (
     -- Random, because sequential ids would reveal the existence of private notes to the other side.
     id uuid primary key default gen_random_uuid(),
     relation_id integer not null references relation on delete cascade,
     person_id integer references person on delete set null,
     side text not null check (side in ('request', 'talent', 'staff')),
     is_shared boolean not null,
     text text not null,
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now()
   )`,
  `create index on relation_note (relation_id, created_at, id)`,
  `create index on relation_note (person_id) where person_id is not null`,
];
