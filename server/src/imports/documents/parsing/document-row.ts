import type { Where } from '@crewdock/contract/resumes';

/** A line of a document, prepared for the parser. */
export interface DocumentRow {
  text: string;
  /** The normalized text, for lookups. */
  key: string;
  /** The parts of the line that are separated by wide gaps. */
  cells: string[];
  size: number;
  bold: boolean;
  caps: boolean;
  bullet: boolean;
  /** The bullet character; empty if there is none. Nested lists have different characters. */
  sign: string;
  /** Whether there is a vertical gap above the row, or the row is the first on its page. */
  apart: boolean;
  where: Where;
}
