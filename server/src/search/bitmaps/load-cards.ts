import { setImmediate as othersFirst } from 'node:timers/promises';
import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import type { ClientBase } from 'pg';
import { type Snapshot, takeSnapshot } from './changes.ts';
import { MarketCards } from './market-cards.ts';
import { countMarketCards, readNext } from './read-rows.ts';

/** The talents and the jobs in memory. */
export type Markets = Record<CardKind, MarketCards>;

/** Number of cards per query. */
export const LOAD_BATCH_CARDS = 2000;
/** Number of cards that are processed before the event loop handles other requests. */
export const AT_ONCE = 200;

export interface LoadProgress {
  done: number;
  total: number;
}

/**
 * Loads the whole index. May miss concurrent changes, so the caller must apply the changes since the returned snapshot.
 * `onBatch` receives the progress and may throw to cancel.
 */
export async function loadMarketIndex(
  db: ClientBase,
  onBatch: (progress: LoadProgress, markets: Markets) => void,
): Promise<{ markets: Markets; snapshot: Snapshot }> {
  const snapshot = await takeSnapshot(db);
  const sizes = { talent: await countMarketCards(db, 'talent'), request: await countMarketCards(db, 'request') };
  const markets = {
    talent: new MarketCards(sizes.talent),
    request: new MarketCards(sizes.request),
  };
  const total = sizes.talent + sizes.request;
  let done = 0;
  for (const kind of CARD_KINDS) {
    let after = 0;
    for (;;) {
      const rows = await readNext(db, kind, after, LOAD_BATCH_CARDS);
      for (const [at, row] of rows.entries()) {
        if (at % AT_ONCE === 0) await othersFirst();
        markets[kind].put(row);
      }
      done += rows.length;
      onBatch({ done, total: Math.max(done, total) }, markets);
      if (rows.length < LOAD_BATCH_CARDS) break;
      after = rows.at(-1)!.card_id;
    }
    await markets[kind].sort();
  }
  return { markets, snapshot };
}

export function getMarketBytes({ talent, request }: Markets): number {
  return talent.bytes + request.bytes;
}

/** Returns the memory used by the words of both markets, in bytes. */
export function getWordBytes({ talent, request }: Markets): number {
  return (talent.words?.bytes ?? 0) + (request.words?.bytes ?? 0);
}
