import Papa from 'papaparse';
import type { ReadFile } from '../read.ts';
import { TableWriter, type ReadTable } from '../table-writer.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_ROWS = 100;

/** Reads CSV with any delimiter. */
export function readDelimited(text: string, output: string): ReadFile {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const said = /^sep=(.)\n/i.exec(lines);
  const body = said ? lines.slice(said[0].length) : lines;
  const delimiter = said?.[1] ?? delimiterOf(body);
  const table = write(body, { delimiter }, output);
  if (table) return { tables: [table], notes: [] };
  // An unclosed quotation mark puts the rest of the file into one cell.
  const plain = write(body, { delimiter, quoteChar: '\0' }, output)!;
  return { tables: [plain], notes: ['A quotation mark in it has no end, so that all of them are read as text.'] };
}

/** Null if a quotation mark is not closed. */
function write(text: string, options: Separated, output: string): ReadTable | null {
  const writer = new TableWriter(output, 0);
  let isWhole = true;
  Papa.parse<string[]>(text, {
    ...options,
    newline: '\n',
    step({ data, errors }, parser) {
      isWhole &&= errors.every(({ code }) => code !== 'MissingQuotes');
      if (isWhole) writer.add(data);
      else parser.abort();
    },
  });
  const table = writer.end();
  return isWhole ? table : null;
}

interface Separated {
  delimiter: string;
  quoteChar?: string;
}

/** The delimiter that splits most lines into the same number of values. */
function delimiterOf(text: string): string {
  const cut = text.slice(0, SAMPLE_CHARACTERS);
  const sample = cut.length < text.length ? cut.slice(0, cut.lastIndexOf('\n')) : cut;
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: evenness(sample, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function evenness(sample: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: SAMPLE_ROWS });
  const widths = data.filter((row) => row.some((cell) => cell.trim() !== '')).map(({ length }) => length);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  // On a tie, more values win: decimal commas also occur in every line.
  return Math.max(0, ...[...counts].map(([width, count]) => (count / widths.length) * (2 - 1 / width)));
}
