import { type CardKind, KINDS } from '@crewdock/contract/kinds';

/** `1 talent`, `1,204 jobs`. */
export function countCards(kind: CardKind, count: number): string {
  const { noun, nouns } = KINDS[kind];
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`;
}

/** The button that makes a new one. */
export const ADD_LABELS: Record<CardKind, string> = { request: 'Post a job', talent: 'Add a talent' };
