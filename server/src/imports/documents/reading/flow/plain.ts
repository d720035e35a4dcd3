import { decodeText } from '../../../tables/files/text/encoding.ts';
import type { ReadDocument } from '../document.ts';
import { layOutFlowLines, type FlowLine } from './flow.ts';

/** A gap between cells. Chinese words have no spaces between them. */
const GAP = /\t+| {3,}|\u3000+|(?<=\p{Script=Han}) {2,}/u;

/** Reads plain text line by line. Wide gaps within a line separate its cells. */
export function readPlain(bytes: Buffer): ReadDocument {
  const lines = decodeText(bytes).text.split(/\r\n?|\n|\f/);
  return layOutFlowLines(lines.map(lineOf));
}

/** Headings and emphasis of Markdown become bold lines without their signs. */
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
