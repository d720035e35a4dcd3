import type { DocumentRow } from '../document-row.ts';
import type { Range } from '../time/ranges.ts';

/** A naming row of an entry, without its date. */
export interface HeadRow {
  text: string;
  cells: string[];
  row: DocumentRow;
  dated: boolean;
}

/** A dated entry: a job or an education. */
export interface DatedEntry {
  range: Range;
  head: HeadRow[];
  /** The rows that describe the entry. */
  body: DocumentRow[];
  /** Whether the entry has fewer naming rows than the first entry, such as a second role at the same employer. */
  isRole: boolean;
}
