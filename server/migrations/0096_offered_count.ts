import { type Kysely, sql } from 'kysely';

/**
 * Number of offered resources by owner and company (0 means no company). Stored as changes, whose sum can be read fast.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Returns the SQL for the change that a resource row contributes. */
const counted = (rows: string, sign: 1 | -1) => `
  select owner_id, coalesce(company_id, 0) as company_id, ${sign} as offered
  from ${rows} where status = 'available' and deleted_at is null`;

const summed = (changes: string) => `
  insert into resource_count (owner_id, company_id, offered)
  select owner_id, company_id, sum(offered) from (${changes}) changes group by owner_id, company_id having sum(offered) <> 0`;

const trigger = (name: string, event: string, tables: string, changes: string) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin
     ${summed(changes)};
     return null;
   end $$`,
  `create trigger ${name} after ${event} on resource referencing ${tables}
     for each statement execute function ${name}()`,
];

const statements = [
  // Writers only insert rows, so that they do not block each other; a task sums the rows up. Has no foreign keys,
  // because rows of a deleted owner are subtracted after the deletion.
  `create table resource_count (owner_id integer not null, company_id integer not null, offered integer not null)`,
  ...trigger('resources_added', 'insert', 'new table as added', counted('added', 1)),
  ...trigger('resources_removed', 'delete', 'old table as removed', counted('removed', -1)),
  ...trigger(
    'resources_changed',
    'update',
    'old table as former new table as present',
    `${counted('former', -1)} union all ${counted('present', 1)}`,
  ),
  `create function resources_emptied() returns trigger language plpgsql as $$
   begin
     delete from resource_count;
     return null;
   end $$`,
  `create trigger resources_emptied after truncate on resource for each statement execute function resources_emptied()`,
  // Runs after the triggers are created, so that no write is missed.
  summed(counted('resource', 1)),
];
