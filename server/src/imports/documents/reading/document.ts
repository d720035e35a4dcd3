import type { Box } from '@crewdock/contract/resumes';
import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';

export interface Word extends Box {
  text: string;
}

/** Words on one line, in reading order. Wide gaps between them are tabs in `text`. */
export interface DocumentLine extends Box {
  text: string;
  words: Word[];
  /** The font size of its letters, in points; 11 if the file does not specify it. */
  size: number;
  bold: boolean;
}

export interface DocumentPage {
  width: number;
  height: number;
  /** In reading order: column by column. */
  lines: DocumentLine[];
}

/** The visible content of a file. Hidden content is left out. */
export interface ReadDocument {
  pages: DocumentPage[];
  /** Whether some pages are images whose text was recognized (OCR). */
  scanned: boolean;
}

export const PAGES_MAX = 30;
export const DOCUMENT_BYTES_MAX: number = RESUME_MAX_BYTES;
/** Of all pages together. A CV is never longer. */
export const WORDS_MAX = 60_000;
export const A4 = { width: 595, height: 842 } as const;
