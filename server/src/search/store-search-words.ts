import { setTimeout as sleep } from 'node:timers/promises';
import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { Kysely, Transaction } from 'kysely';
import type { Task } from '../core/context/task.ts';
import type { Schema } from '../infra/db/schema.ts';
import { storeMissingWords, TABLES_WITH_WORDS } from '../infra/db/stored-words.ts';
import { rewriteMarketWords } from './index-cards.ts';

/** Rows per transaction. A larger chunk would delay people's edits. */
const CHUNK = 200;

/**
 * Background job: writes the search words of rows of an earlier version, and of rows that an earlier release or an
 * operator has written. Can be interrupted at any time.
 */
export const storeSearchWords: Task<'store-search-words'> = async (_, { db, signal }) => {
  for (const store of STEPS) await storeAll(db, store, signal);
};

type Store = (trx: Transaction<Schema>, limit: number) => Promise<number>;

const STEPS: Store[] = [
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

async function storeAll(db: Kysely<Schema>, store: Store, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) throw new Error('the server is about to end: the other words follow');
    const start = performance.now();
    const stored = await db.transaction().execute((trx) => store(trx, CHUNK));
    if (stored < CHUNK) return;
    // Uses at most half of the time, because an upgrade rewrites all rows.
    await sleep(performance.now() - start);
  }
}
