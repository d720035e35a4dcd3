import { resolve } from 'node:path';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { loadDemoData } from '@crewdock/demo/load';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import type { Database } from '@crewdock/server/infra/db/open';

/** Returns the directory in which the market of this size is kept between runs. */
export function marketDirectory(talents: number): string {
  return resolve(talents === 100_000 ? 'data/bench' : `data/bench-${talents}`);
}

/**
 * Migrates the schema and fills the market unless it is already filled. Throws if the market has a different number of
 * open talents.
 */
export async function fillMarket(db: Database, talents: number): Promise<void> {
  await migrateDatabase(db);
  await loadReferenceData(db);
  const { rows } = await db.pool.query('select count(*) as count from market_talent where company_id = 0');
  if (rows[0].count === talents) return;
  if (rows[0].count > 0)
    throw new Error(`expected ${talents} open talents, found ${rows[0].count}: npm run demo:data -- --replace`);
  console.log(`Loading ${talents} talents and ${talents / 10} jobs…`);
  await loadDemoData(db, { talents, requests: talents / 10, work: false });
}
