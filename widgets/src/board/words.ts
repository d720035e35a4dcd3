import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import type { BoardMessageKey } from '@crewdock/sdk/elements';
import type { Say, kitWords } from '../kit/words.ts';

/**
 * English messages of both boards. Each board defines the messages that differ between talents and jobs, under the same
 * names.
 */
export const boardWords = {
  clear: 'Clear search',
  skills: 'Skills',
  addSkills: 'Add skills',
  noOption: 'Sorry, no matching options.',
  loadingOptions: 'Loading...',
  seniority: 'Seniority',
  remove: 'Remove {name}',
  loading: 'Loading…',
  drop: 'Remove one of these filters to see results:',
  without: 'Without “{text}”',
  any_skills: 'Any skill',
  any_seniority: 'Any seniority',
  any_location: 'Any location',
  clearAll: 'Clear all',
  changed: 'This list has changed.',
  offlineText: 'This loads once you’re back online.',
  failedText: 'We couldn’t load this. Please try again.',
  english: 'English {level}',
  noEnglish: 'No English',
  years: '{n} yr|{n} yrs',
  onRequest: RATE_ON_REQUEST,
  hour: '/h',
  month: '/m',
} satisfies Record<BoardMessageKey, string>;

/** Messages that each board defines for its cards. */
export interface CardWords {
  title: string;
  search: string;
  count: string;
  more: string;
  none: string;
  nothing: string;
}

export type BoardSay = Say<typeof kitWords & typeof boardWords & CardWords>;
