import type { Found, Where } from '@crewdock/contract/resumes';
import { folded } from '../../../imports/cells/folded.ts';
import type { ReadDocument } from '../../reading/document.ts';
import { type Row, rowsOf } from '../rows.ts';

/** More of a line says nothing of a job: what looks through it takes no longer however long a line is. */
const LINE_MAX = 4000;
/** Shorter lines end where they were meant to. */
const WRAPPED_MIN = 60;

/** A line, or a paragraph that was broken into several. */
export interface JobRow extends Row {
  /** Its lines, and where in its text each begins. */
  lines: { from: number; where: Where }[];
}

/** A sentence, or what stands between signs of one line, and the lines it stands on. */
export interface Piece {
  text: string;
  /** Looked up by. */
  key: string;
  where: Where[];
}

/** The lines of a job description; those that go on over their end are one. */
export function linesOf(document: ReadDocument): JobRow[] {
  const rows: JobRow[] = [];
  for (const row of rowsOf(document)) {
    const last = rows.at(-1);
    if (last && goesOn(last, row)) {
      last.lines.push({ from: last.text.length + 1, where: row.where });
      setText(last, `${last.text} ${row.text}`);
    } else {
      rows.push({ ...row, lines: [{ from: 0, where: row.where }] });
      if (row.text.length > LINE_MAX) setText(rows.at(-1)!, row.text.slice(0, LINE_MAX));
    }
  }
  return rows;
}

function goesOn(last: JobRow, row: Row): boolean {
  const isBroken = last.text.length - last.lines.at(-1)!.from >= WRAPPED_MIN && !/[.!?:;]$/.test(last.text);
  const isAlike = last.cells.length === 1 && row.cells.length === 1 && last.bold === row.bold && !row.bullet;
  // A line with a capital may be a heading, unless it is a long one or ends a sentence.
  const isRest =
    /^[^\p{Lu}]/u.test(row.text) || (!last.bullet && (row.text.length >= WRAPPED_MIN || /[.!?]/.test(row.text)));
  return isBroken && isAlike && isRest && last.text.length + row.text.length < LINE_MAX;
}

function setText(row: JobRow, text: string): void {
  row.text = text;
  row.key = folded(text);
  row.cells = [text];
}

/** The sentences of lines, each by itself. */
export function sentencesOf(rows: readonly JobRow[]): Piece[] {
  return rows.flatMap((row) => {
    let from = 0;
    return row.text.split(/(?<=[.!?;])\s/).flatMap((part) => {
      const [begin, end] = [from, from + part.length];
      from = end + 1;
      const within = row.lines.filter((line, at) => line.from < end && (row.lines[at + 1]?.from ?? Infinity) > begin);
      return pieceOf(
        part,
        within.map(({ where }) => where),
      );
    });
  });
}

/** `Berlin | Full time · Remote` in three, cells of tables too. */
export function partsOf({ cells, where }: Row): Piece[] {
  return cells.flatMap((cell) => cell.split(/\s[|•·–—]\s|[|•·]/).flatMap((part) => pieceOf(part, [where])));
}

export function pieceOf(part: string, where: Where[]): Piece[] {
  const text = part.trim();
  return text === '' ? [] : [{ text, key: folded(text), where }];
}

export function foundIn<T>(value: T, sure: number, { where }: { where: Where | Where[] }): Found<T> {
  return { value, sure, where: [where].flat() };
}
