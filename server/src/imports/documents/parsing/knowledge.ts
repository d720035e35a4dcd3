import type { ImportDictionaries } from '../../tables/cells/dictionaries.ts';

/** The dictionaries for parsing, and the current day. */
export interface Knowledge extends ImportDictionaries {
  /** For example `2026-04-03`. */
  today: string;
}
