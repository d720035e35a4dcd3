import type { Found, Where } from '@crewdock/contract/resumes';
import { normalizeText } from '../../../tables/cells/folded.ts';
import type { ReadDocument } from '../../reading/document.ts';
import type { DocumentRow } from '../document-row.ts';
import { toDocumentRows } from '../rows.ts';
import { withoutQuoteSigns } from './message.ts';

/** Maximum length of a line. Longer lines are cut, to limit the time for searching them. */
const LINE_MAX = 4000;
/** Minimum length of a wrapped line. A shorter line ends intentionally and is not joined with the next line. */
const WRAPPED_MIN = 60;

/** A line, or a paragraph that was wrapped into several lines. */
export interface JobRow extends DocumentRow {
  /** The original lines, and the position of each in the text. */
  lines: { from: number; where: Where }[];
}

/** A sentence or part of a line, with the lines that contain it. */
export interface TextPiece {
  text: string;
  /** The normalized text, for lookups. */
  key: string;
  where: Where[];
}

/** The lines of a job description, with wrapped lines joined. */
export function toJobRows(document: ReadDocument): JobRow[] {
  const rows: JobRow[] = [];
  for (const row of toDocumentRows(withoutQuoteSigns(document))) {
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

function goesOn(last: JobRow, row: DocumentRow): boolean {
  const isBroken = last.text.length - last.lines.at(-1)!.from >= WRAPPED_MIN && !/[.!?:;]$/.test(last.text);
  const isAlike = last.cells.length === 1 && row.cells.length === 1 && last.bold === row.bold && !row.bullet;
  const isApart = row.apart && last.where.page === row.where.page;
  // A capitalized line may be a heading, unless it is long or contains the end of a sentence.
  const isRest =
    /^[^\p{Lu}]/u.test(row.text) || (!last.bullet && (row.text.length >= WRAPPED_MIN || /[.!?]/.test(row.text)));
  return isBroken && isAlike && !isApart && isRest && last.text.length + row.text.length < LINE_MAX;
}

function setText(row: JobRow, text: string): void {
  row.text = text;
  row.key = normalizeText(text);
  row.cells = [text];
}

/** The end of a sentence, but not of an abbreviation or a number: `mind. 5 Jahre`, `zum 1. April`. */
const SENTENCE_END =
  /(?<=[.!?;])(?<!(?:^|[^\p{L}])(?:min|mind|max|ca|approx|incl|inkl|bzw|ggf|evtl|z\.b|e\.g|i\.e|yrs|exp|sp|nr|no|st|dr|mr|mrs|ms)\.)(?<!(?:^|\s)\d{1,2}\.)\s/iu;

/** Splits rows into sentences. */
export function splitIntoSentences(rows: readonly JobRow[]): TextPiece[] {
  return rows.flatMap((row) => {
    let from = 0;
    return row.text.split(SENTENCE_END).flatMap((part) => {
      const [begin, end] = [from, from + part.length];
      from = end + 1;
      const within = row.lines.filter((line, at) => line.from < end && (row.lines[at + 1]?.from ?? Infinity) > begin);
      return toPieces(
        part,
        within.map(({ where }) => where),
      );
    });
  });
}

/** Splits rows at table cells and separators: `Berlin | Full time · Remote` has three parts. */
export function splitIntoPieces({ cells, where }: DocumentRow): TextPiece[] {
  return cells.flatMap((cell) => cell.split(/\s[|•·–—]\s|[|•·]/).flatMap((part) => toPieces(part, [where])));
}

export function toPieces(part: string, where: Where[]): TextPiece[] {
  const text = part.trim();
  return text === '' ? [] : [{ text, key: normalizeText(text), where }];
}

export function foundIn<T>(value: T, sure: number, { where }: { where: Where | Where[] }): Found<T> {
  return { value, sure, where: [where].flat() };
}
