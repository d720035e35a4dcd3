import { decodeText } from '../../../tables/files/text/encoding.ts';
import type { ReadDocument } from '../document.ts';
import { layOutFlowLines, type FlowLine } from './flow.ts';

/** A gap between cells. Two spaces are enough between Chinese words, which are written without spaces. */
const GAP = /\t+| {3,}|\u3000+|(?<=\p{Script=Han}) {2,}/u;

/** Reads plain text line by line. Wide gaps separate the cells of a line. */
export function readPlain(bytes: Buffer): ReadDocument {
  const lines = decodeText(bytes).text.split(/\r\n?|\n|\f/);
  return layOutFlowLines(lines.map(lineOf));
}

/** Converts headings and emphasis of Markdown to bold lines without the Markdown characters. */
function lineOf(line: string): FlowLine {
  const text = line.trim();
  const isHeading = /^#{1,6}\s+\S/.test(text);
  const isStrong = /^(\*\*|__)[^*_]+\1$/.test(text);
  const bare = text
    .replace(/^#{1,6}\s+/, '')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/^([*_])(?=[^\s*_])([^*_]+)(?<=\S)\1$/, '$2');
  return { cells: bare.split(GAP), bold: isHeading || isStrong };
}
