import Papa from 'papaparse';
import { unguardFormula } from '../../../../infra/table-files/formula-guard.ts';
import type { ReadFile } from '../read.ts';
import { TableWriter, type ReadTable } from '../table-writer.ts';
import * as documentErrors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_ROWS = 100;

/**
 * Reads delimited text such as CSV. `known`: the delimiter; detected if omitted. Removes the apostrophes that our
 * exports put before formulas.
 */
export function readDelimited(text: string, output: string, known?: string): ReadFile {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const said = /^sep=(.)\n/i.exec(lines);
  const body = said ? lines.slice(said[0].length) : lines;
  const delimiter = said?.[1] ?? known ?? delimiterOf(body);
  const table = write(body, { delimiter }, output);
  if (table) return { tables: [table], notes: [] };
  // Because of an unclosed quotation mark, the rest of the file became one cell. Reads the file again without quoting.
  const plain = write(body, { delimiter, quoteChar: '\0' }, output)!;
  return { tables: [plain], notes: [formatMessage(documentErrors.unclosedQuote)] };
}

/**
 * The delimiter that splits all rows into the same number of values, with valid quotation marks; null if there is none.
 */
export function exactDelimiter(text: string): string | null {
  const sample = sampleOf(text.replaceAll(/\r\n?/g, '\n'));
  const widths = DELIMITERS.map((delimiter) => ({ delimiter, width: commonWidth(sample, delimiter) }));
  const best = widths.reduce((first, next) => (next.width > first.width ? next : first));
  return best.width > 1 ? best.delimiter : null;
}

/** The number of values if all rows have the same number; 0 if the numbers differ or if there is only one row. */
function commonWidth({ text, isCut }: Sample, delimiter: string): number {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: SAMPLE_ROWS });
  // The last row of a truncated sample may end within a quoted value.
  const whole = isCut && data.length < SAMPLE_ROWS ? data.slice(0, -1) : data;
  const widths = new Set(whole.filter(isFilled).map(({ length }) => length));
  const isWrong = errors.some(({ row, type }) => type === 'Quotes' && (row ?? 0) < whole.length);
  return isWrong || widths.size !== 1 || whole.length < 2 ? 0 : [...widths][0]!;
}

/** Writes the rows to a table. Returns null if a quotation mark is not closed. */
function write(text: string, options: Separated, output: string): ReadTable | null {
  const writer = new TableWriter(output, 0);
  let isWhole = true;
  Papa.parse<string[]>(text, {
    ...options,
    newline: '\n',
    step({ data, errors }, parser) {
      isWhole &&= errors.every(({ code }) => code !== 'MissingQuotes');
      if (isWhole) writer.add(data.map(unguardFormula));
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

interface Sample {
  text: string;
  isCut: boolean;
}

function sampleOf(text: string): Sample {
  const cut = text.slice(0, SAMPLE_CHARACTERS);
  const isCut = cut.length < text.length;
  return { text: isCut ? cut.slice(0, cut.lastIndexOf('\n')) : cut, isCut };
}

/** The delimiter that splits most lines into the same number of values. */
function delimiterOf(text: string): string {
  const sample = sampleOf(text).text;
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: evenness(sample, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function evenness(sample: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: SAMPLE_ROWS });
  const widths = data.filter(isFilled).map(({ length }) => length);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  // On a tie, the delimiter with more values per line wins, because every line may also contain decimal commas.
  return Math.max(0, ...[...counts].map(([width, count]) => (count / widths.length) * (2 - 1 / width)));
}

function isFilled(row: string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}
