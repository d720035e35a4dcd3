import type { MarketType } from '@crewdock/contract/market';

/** What a card is called among others. */
export const NOUNS: Record<MarketType, string> = { jobs: 'job', talents: 'talent' };

/** The button that makes a new one. */
export const ADD_LABELS: Record<MarketType, string> = { jobs: 'Post a job', talents: 'Add a talent' };
