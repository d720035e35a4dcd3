import type { CardKind } from '@crewdock/contract/kinds';

/** The button that makes a new one. */
export const ADD_LABELS: Record<CardKind, string> = { request: 'Post a job', talent: 'Add a talent' };
