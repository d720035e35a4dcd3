import { decoded } from '../../../imports/files/text/encoding.ts';
import type { ReadDocument } from '../document.ts';
import { flowed } from './flow.ts';

/** A text, line by line; wide gaps within one part what stands side by side. */
export function readPlain(bytes: Buffer): ReadDocument {
  const lines = decoded(bytes).text.split(/\r\n?|\n|\f/);
  return flowed(lines.map((line) => ({ cells: line.trim().split(/\t+| {3,}/) })));
}
