import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { formatNumber } from '../ui/format/formatNumber.ts';

/** Formats `1 talent` or `1,204 jobs`. */
export function formatCardCount(kind: CardKind, count: number): string {
  const { noun, nouns } = KINDS[kind];
  return `${formatNumber(count)} ${count === 1 ? noun : nouns}`;
}

/** Labels of the buttons that create a card. */
export const ADD_LABELS: Record<CardKind, string> = { request: 'Post a job', talent: 'Add a talent' };
