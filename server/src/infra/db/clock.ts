import type { Pool } from 'pg';

/**
 * Maximum clock difference in seconds between server and database. A larger difference breaks one-time codes, sessions
 * and scheduled jobs.
 */
export const LARGEST_DIFFERENCE_S = 30;

/** Returns by how many seconds this machine's clock is ahead of the database's. */
export async function clockDifference(pool: Pick<Pool, 'query'>): Promise<number> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const here = (asked + Date.now()) / 2;
  return (here - rows[0]!.now.getTime()) / 1000;
}
