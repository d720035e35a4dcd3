import type { Box } from '@crewdock/contract/resumes';
import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';

export interface Word extends Box {
  text: string;
}

/** Words on one line, in reading order. In `text`, wide gaps between words are tabs. */
export interface DocumentLine extends Box {
  text: string;
  words: Word[];
  /** The font size of the letters in points; 11 if the file does not specify the size. */
  size: number;
  bold: boolean;
}

export interface DocumentPage {
  width: number;
  height: number;
  /** Lines in reading order, column by column. */
  lines: DocumentLine[];
}

/** The visible content of a file. */
export interface ReadDocument {
  pages: DocumentPage[];
  /** Whether the text of some pages was recognized in images (OCR). */
  scanned: boolean;
}

export const PAGES_MAX = 30;
export const DOCUMENT_BYTES_MAX: number = RESUME_MAX_BYTES;
/** Maximum number of words on all pages. CVs are shorter. */
export const WORDS_MAX = 60_000;
export const A4 = { width: 595, height: 842 } as const;
