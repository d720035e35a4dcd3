import { decoded } from '../../../imports/files/text/encoding.ts';
import type { ReadDocument } from '../document.ts';
import { flowed } from './flow.ts';

/** A gap between cells. Chinese words have no spaces between them. */
const GAP = /\t+| {3,}|\u3000+|(?<=\p{Script=Han}) {2,}/u;

/** Reads plain text line by line. Wide gaps within a line separate its cells. */
export function readPlain(bytes: Buffer): ReadDocument {
  const lines = decoded(bytes).text.split(/\r\n?|\n|\f/);
  return flowed(lines.map((line) => ({ cells: line.trim().split(GAP) })));
}
