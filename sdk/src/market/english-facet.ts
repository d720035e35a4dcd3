import type { CardKind } from '@crewdock/contract/kinds';
import type { Facets } from '@crewdock/contract/market';
import { shortEnglish } from '../cards/english.ts';

export interface EnglishChoice {
  level: number;
  /** `B2 or better` for talents, `B2 or less` for jobs. */
  label: string;
  /** Number of cards with this level or a level that it includes. */
  count: number;
}

/**
 * Returns the options of the English filter. Each level includes the better levels (talents) or the lower levels
 * (jobs). The level that includes all others is omitted, because it would filter nothing.
 */
export function englishChoices(kind: CardKind, english: Facets['english']): EnglishChoice[] {
  const byRank = [...english].sort((a, b) => (kind === 'talent' ? a.level - b.level : b.level - a.level));
  let count = 0;
  const choices = byRank.map((value) => {
    count += value.count;
    return { level: value.level, label: englishLabel(kind, value), count };
  });
  return choices.slice(0, -1).sort((a, b) => a.level - b.level);
}

export function englishLabel(kind: CardKind, { level, label }: { level: number; label: string }): string {
  const name = shortEnglish(label);
  if (kind === 'talent') return level === 1 ? name : `${name} or better`;
  return level === 7 ? name : `${name} or less`;
}
