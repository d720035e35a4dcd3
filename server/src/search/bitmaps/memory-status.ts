import type { Markets, LoadProgress } from './load-cards.ts';

export interface MemoryStatus {
  /** `behind`: in memory, but changes could not be read in time. */
  state: 'off' | 'loading' | 'ready' | 'behind';
  cards: LoadProgress;
  bytes: number;
  /** The part of `bytes` used by words; 0 if they did not fit. */
  wordBytes: number;
  /** The number of full loads. */
  loads: number;
  /** The number of changed cards that were read again. */
  changes: number;
}

/** The number of cards in both markets, as a completed progress. */
export function getCardProgress({ talent, request }: Markets): LoadProgress {
  const cards = talent.size + request.size;
  return { done: cards, total: cards };
}
