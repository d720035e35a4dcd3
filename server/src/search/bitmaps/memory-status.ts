import type { Markets, Progress } from './load-cards.ts';

export interface MemoryStatus {
  /** `behind`: in memory, but what has changed could not be read in time. */
  state: 'off' | 'loading' | 'ready' | 'behind';
  cards: Progress;
  bytes: number;
  /** Of these, what the words take: none where there was no room for them. */
  wordBytes: number;
  /** How many times the market was read as a whole. */
  loads: number;
  /** Cards that were read again because they had changed. */
  changes: number;
}

/** All cards of both markets. */
export function cardsOf({ talent, request }: Markets): Progress {
  const cards = talent.size + request.size;
  return { done: cards, total: cards };
}
