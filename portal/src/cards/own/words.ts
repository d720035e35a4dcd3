import type { MarketType } from '@crewdock/contract/market';

/** The button that makes a new one. */
export const ADD_LABELS: Record<MarketType, string> = { jobs: 'Post a job', talents: 'Add a talent' };
