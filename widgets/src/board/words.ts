import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import type { Say, kitWords } from '../kit/words.ts';

/**
 * English texts of both boards. Texts that differ between talents and jobs are defined by each board, under the same
 * names.
 */
export const boardWords = {
  clear: 'Clear the search',
  skills: 'Skills',
  addSkills: 'Add skills',
  noOption: 'Sorry, no matching options.',
  loadingOptions: 'Loading...',
  seniority: 'Seniority',
  remove: 'Remove {name}',
  loading: 'Loading…',
  drop: 'Drop a filter to see some:',
  without: 'Without “{text}”',
  any_skills: 'Any skill',
  any_seniority: 'Any seniority',
  any_location: 'Any place',
  clearAll: 'Clear all',
  changed: 'This list has changed.',
  offlineText: 'It loads once you are back online.',
  failedText: 'This could not be loaded.',
  english: 'English {level}',
  years: '{n} yr|{n} yrs',
  onRequest: RATE_ON_REQUEST,
  hour: '/h',
  month: '/m',
};

/** Texts that each board defines for its cards. */
export interface CardWords {
  title: string;
  search: string;
  count: string;
  more: string;
  none: string;
  nothing: string;
}

export type BoardSay = Say<typeof kitWords & typeof boardWords & CardWords>;
