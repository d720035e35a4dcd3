import type { ImportDictionaries } from '../../tables/cells/dictionaries.ts';

/** The dictionaries for parsing, and the current date. */
export interface Knowledge extends ImportDictionaries {
  /** The current date, as in `2026-04-03`. */
  today: string;
}
