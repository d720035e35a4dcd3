import type { MarketType } from '@crewdock/contract/kinds';

/** The button that makes a new one. */
export const ADD_LABELS: Record<MarketType, string> = { jobs: 'Post a job', talents: 'Add a talent' };
