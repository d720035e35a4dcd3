import { type Kysely, sql, type Transaction } from 'kysely';
import type { PasswordCost } from '@crewdock/server/core/feature/platform';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { indexCards } from '@crewdock/server/search/index-cards';
import { StartError } from '@crewdock/server/core/config/start-error';
import { addAccess, writeAccounts } from './accounts.ts';
import { insertApplications } from './applications.ts';
import { demoCompanies } from './companies.ts';
import { insertCompanyWork } from './company-work.ts';
import {
  analyzeDatabase,
  countOwnersCards,
  emptyCards,
  hasCards,
  insertCompanies,
  insertPeople,
  insertRequests,
  insertTalents,
} from './insert.ts';
import { withoutCardIndexes } from './card-indexes.ts';
import { insertImports } from './imports.ts';
import { insertBroughtTwice } from './ledger.ts';
import { createPopulation } from './population.ts';
import { insertResources } from './resources.ts';
import { insertStaffWork } from './staff-work.ts';
import { insertTwoAccounts } from './two-accounts.ts';
import { insertUpdates } from './updates.ts';
import { insertWork } from './work.ts';

export interface DemoOptions {
  /** Number of visible cards on the main portal. Each of the three companies gets an additional 4 % of this number. */
  talents?: number;
  requests?: number;
  /** Seed of the random data: the same seed gives the same data. */
  seed?: number;
  /** Directory for `demo-accounts.json`. If omitted, no credentials are created, so nobody can sign in. */
  dataDir?: string;
  /** Defaults to the production cost. Tests pass the minimum to save time. */
  passwordCost?: PasswordCost;
  /** Adds relations, lists, applications and resources of the demo accounts; defaults to true. */
  work?: boolean;
  /** Deletes all existing jobs and talents. */
  replace?: boolean;
  /** Called with the number of inserted cards and the total number. */
  onProgress?: (done: number, total: number) => void;
}

const BATCH = 1000;

/**
 * Fills an empty market with people, companies, talents and jobs, in one transaction. Requires the reference data.
 * Throws a `StartError` if there are cards and `replace` is false.
 */
export async function loadDemoData(db: { kysely: Kysely<Schema> }, options: DemoOptions = {}): Promise<void> {
  const { talents = 600, requests = 80, seed = 2026, replace = false, work = true } = options;
  const { dataDir, passwordCost, onProgress } = options;
  await db.kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('crewdock demo data'))`.execute(trx);
    if (replace) await emptyCards(trx);
    else if (await hasCards(trx))
      throw new StartError('The database already has jobs or talents; --replace removes all of them.');
    const population = createPopulation({ talents, requests }, seed);
    await insertCompanies(trx, demoCompanies);
    let done = 0;
    const insertAll = async <C>(kind: 'talent' | 'request', cards: Iterator<C>, insert: Insert<C>) => {
      for (let batch = take(cards); batch.length > 0; batch = take(cards)) {
        await insertPeople(trx, population.takeNewPeople());
        await indexCards(trx, kind, await insert(trx, batch));
        // Updates the statistics after the first batch, because the planner needs them for the following batches.
        if (done < BATCH) await analyzeDatabase(trx);
        done += batch.length;
        onProgress?.(done, population.total);
      }
    };
    await withoutCardIndexes(trx, async () => {
      await insertAll('talent', population.talents(), insertTalents);
      await insertAll('request', population.requests(), insertRequests);
    });
    await insertPeople(trx, population.takeNewPeople());
    await countOwnersCards(trx);
    if (work) {
      await insertWork(trx, population.accounts, seed);
      await insertApplications(trx, population.accounts);
      await insertResources(trx);
      await insertBroughtTwice(trx);
      await insertImports(trx, population.accounts);
      await insertTwoAccounts(trx, population.accounts);
      await insertCompanyWork(trx, seed);
    }
    await insertUpdates(trx);
    if (work)
      await insertStaffWork(trx, population.accounts.find(({ person }) => person.is_staff)!.person.owner_number);
    if (dataDir !== undefined) await writeAccounts(dataDir, await addAccess(trx, population.accounts, passwordCost));
  });
  await sql`analyze`.execute(db.kysely);
}

type Insert<C> = (trx: Transaction<Schema>, cards: C[]) => Promise<number[]>;

function take<C>(cards: Iterator<C>): C[] {
  const batch: C[] = [];
  while (batch.length < BATCH) {
    const { value, done } = cards.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}
