import { setImmediate as othersFirst } from 'node:timers/promises';
import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import type { ClientBase } from 'pg';
import { type Snapshot, takeSnapshot } from './changes.ts';
import { MarketCards } from './market-cards.ts';
import { countCards, readNext } from './read-rows.ts';

/** Both markets in memory. */
export type Markets = Record<CardKind, MarketCards>;

/** Cards that are read at a time. */
export const BATCH = 2000;
/** Few enough that a request which comes in between hardly waits. */
export const AT_ONCE = 200;

export interface Progress {
  done: number;
  total: number;
}

/**
 * Reads the whole index. It changes meanwhile, and what is read is of different moments: what has changed since the
 * snapshot is read again afterwards. `onBatch` is told how far it is and may throw to end it.
 */
export async function loadCards(
  db: ClientBase,
  onBatch: (progress: Progress, markets: Markets) => void,
): Promise<{ markets: Markets; snapshot: Snapshot }> {
  const snapshot = await takeSnapshot(db);
  const sizes = { talent: await countCards(db, 'talent'), request: await countCards(db, 'request') };
  const markets = {
    talent: new MarketCards(sizes.talent),
    request: new MarketCards(sizes.request),
  };
  const total = sizes.talent + sizes.request;
  let done = 0;
  for (const kind of CARD_KINDS) {
    let after = 0;
    for (;;) {
      const rows = await readNext(db, kind, after, BATCH);
      for (const [at, row] of rows.entries()) {
        if (at % AT_ONCE === 0) await othersFirst();
        markets[kind].put(row);
      }
      done += rows.length;
      onBatch({ done, total: Math.max(done, total) }, markets);
      if (rows.length < BATCH) break;
      after = rows.at(-1)!.card_id;
    }
    await markets[kind].sort();
  }
  return { markets, snapshot };
}

export function bytesOf({ talent, request }: Markets): number {
  return talent.bytes + request.bytes;
}

/** What the words take of these. */
export function wordBytesOf({ talent, request }: Markets): number {
  return (talent.words?.bytes ?? 0) + (request.words?.bytes ?? 0);
}
