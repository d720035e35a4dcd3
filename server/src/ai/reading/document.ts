import type { Box } from '@crewdock/contract/resumes';
import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';

export interface Word extends Box {
  text: string;
}

/** Words side by side, in the order in which they are read; a tab stands where a wide gap parts them. */
export interface Line extends Box {
  text: string;
  words: Word[];
  /** Of its letters, in points; where a file says nothing of it, 11. */
  size: number;
  bold: boolean;
}

export interface Page {
  width: number;
  height: number;
  /** In the order of reading: column by column. */
  lines: Line[];
}

/** What a file says to somebody who looks at it: what can’t be seen is left out. */
export interface ReadDocument {
  pages: Page[];
  /** Some pages are pictures, whose letters were guessed. */
  scanned: boolean;
}

export const PAGES_MAX = 30;
export const FILE_BYTES_MAX: number = RESUME_MAX_BYTES;
/** Of all pages together: nobody’s life takes more. */
export const WORDS_MAX = 60_000;
export const A4 = { width: 595, height: 842 } as const;
