import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import type { Task } from '../core/context/task.ts';
import type { Schema } from '../infra/db/schema.ts';
import { storeMissingWords, TABLES_WITH_WORDS } from '../infra/db/stored-words.ts';
import { runInSteps } from '../infra/queue/run-in-steps.ts';
import { rewriteMarketWords } from './index-cards.ts';

/** Number of rows per transaction. A larger chunk would delay users' edits. */
const CHUNK = 200;

/**
 * Background job: writes the search words of rows whose words have an earlier version, or that were written by an
 * earlier release or an operator. Can be interrupted at any time.
 */
export const storeSearchWords: Task<'store-search-words'> = async (_, services) => {
  const left = [...STORES];
  await runInSteps('store-search-words', services, async (db) => {
    const [store] = left;
    const stored = await db.transaction().execute((trx) => store!(trx, CHUNK));
    if (stored < CHUNK) left.shift();
    return left.length > 0;
  });
};

type Store = (trx: Transaction<Schema>, limit: number) => Promise<number>;

const STORES: Store[] = [
  ...CARD_KINDS.map(
    (kind): Store =>
      (trx, limit) =>
        rewriteMarketWords(trx, kind, limit),
  ),
  ...TABLES_WITH_WORDS.map(
    (table): Store =>
      (trx, limit) =>
        storeMissingWords(trx, table, limit),
  ),
];
