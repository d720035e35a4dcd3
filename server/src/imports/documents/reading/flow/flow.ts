import { A4, type DocumentLine, type DocumentPage, type ReadDocument, type Word } from '../document.ts';
import { getEnclosingBox } from '../layout/lines.ts';

/** A paragraph, a heading, or a table row with its cells. */
export interface FlowLine {
  cells: string[];
  bold?: boolean;
  size?: number;
}

const MARGIN = 48;
const USUAL_SIZE = 11;
const LETTER = 0.5;
const LEADING = 1.35;
const LONGEST_WORD = 300;
/** Height of one or more consecutive empty lines, relative to a line of text. */
const GAP = 0.7;

/** Lays out a document without pages on A4 pages: one line per paragraph, with positions for its words. */
export function layOutFlowLines(lines: readonly FlowLine[]): ReadDocument {
  const pages: DocumentPage[] = [];
  let y = Infinity;
  let isGap = false;
  for (const { cells, bold = false, size = USUAL_SIZE } of lines) {
    const texts = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
    if (texts.every((text) => text === '')) {
      // Keeps empty lines as a gap, because they separate entries.
      if (!isGap) y += USUAL_SIZE * GAP;
      isGap = true;
      continue;
    }
    isGap = false;
    const usedSize = Math.min(Math.max(size, 6), 40);
    const height = usedSize * LEADING;
    const width = (A4.width - 2 * MARGIN) / texts.length;
    const set = texts.map((text, at) => setWords(text, MARGIN + at * width, width - 8, usedSize));
    const rows = Math.max(...set.map((cell) => cell.rows));
    if (y + rows * height > A4.height - MARGIN) {
      pages.push({ ...A4, lines: [] });
      y = MARGIN;
    }
    const words = set.flatMap((cell) => cell.words.map((word) => ({ ...word, y: y + word.y })));
    const text = texts.filter(Boolean).join('\t');
    pages.at(-1)!.lines.push({ ...getEnclosingBox(words), text, words, size: usedSize, bold } satisfies DocumentLine);
    y += rows * height + 2;
  }
  return { pages, scanned: false };
}

function setWords(text: string, left: number, width: number, size: number): { words: Word[]; rows: number } {
  const words: Word[] = [];
  let [x, row] = [0, 0];
  for (const part of text.split(' ').filter(Boolean)) {
    const word = part.slice(0, LONGEST_WORD);
    const wide = word.length * size * LETTER;
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    words.push({ text: word, x: left + x, y: row * size * LEADING, width: Math.min(wide, width), height: size * 1.15 });
    x += wide + size * LETTER;
  }
  return { words, rows: row + 1 };
}
