import { type Kysely, sql } from 'kysely';

/**
 * Index of available resources by rate. Resources without a rate have a number that comes last, because a row
 * comparison finds no rows with nulls.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index resource_rate on resource ((coalesce(hourly_rate, 2147483647)), id)
     where status = 'available' and deleted_at is null`,
  `drop index resource_hourly_rate_id_idx`,
];
