import type { Markets, LoadProgress } from './load-cards.ts';

export interface MemoryStatus {
  /** `behind`: the market is in memory, but changes could not be read in time. */
  state: 'off' | 'loading' | 'ready' | 'behind';
  cards: LoadProgress;
  bytes: number;
  /** Number of `bytes` used by the words; 0 if the words did not fit into the limit. */
  wordBytes: number;
  /** Number of full loads. */
  loads: number;
  /** Number of changed cards that were read again. */
  changes: number;
}

/** Returns the number of cards in both markets, as the progress of a complete load. */
export function getCardProgress({ talent, request }: Markets): LoadProgress {
  const cards = talent.size + request.size;
  return { done: cards, total: cards };
}
