import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { loadDemoData } from '@crewdock/demo/load';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { MINIMUM_PASSWORD_COST } from './password-cost.ts';
import type { Content } from './template-server.ts';
import { onServer, withDatabase } from './with-database.ts';

/** Creates both template databases on a server and writes the accounts to `demo-accounts.json` in the directory. */
export async function fillTemplates(
  url: string,
  { tables, market }: Record<Content, string>,
  dataDir: string,
): Promise<void> {
  await withDatabase(url, ({ pool }) => pool.query(`create database ${tables}`));
  await withDatabase(onServer(url, tables), migrateDatabase);
  await withDatabase(url, ({ pool }) => pool.query(`create database ${market} template ${tables}`));
  await withDatabase(onServer(url, market), async (database) => {
    await loadReferenceData(database);
    const passwordCost = MINIMUM_PASSWORD_COST;
    await loadDemoData(database, { talents: 60, requests: 20, dataDir, work: false, passwordCost });
  });
}
