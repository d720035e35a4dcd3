import type { Format } from './styles.ts';

/** The data of a workbook that cells refer to. */
export interface Workbook {
  strings: string[];
  formats: Format[];
  startsIn1904: boolean;
}

/** A cell as stored in the sheet's XML. */
export interface CellSource {
  type: string;
  style: number;
  value: string;
  inline: string;
  formula: string;
}

const DAY_MS = 86_400_000;
/** Day 0 of both date systems. The 1900 system has a wrong leap day, so its dates are correct from March 1900 on. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** The serial number of 31 December 9999. */
const LAST_DAY = 2_958_465;

/**
 * Formats a cell as text: dates as `2026-04-03`, `2026-04-03 14:30` or `2026-04-03 14:30:05`, amounts with their
 * currency, percentages as `50%`.
 */
export function shownText({ type, style, value, inline }: Omit<CellSource, 'formula'>, book: Workbook): string {
  if (type === 's') return unescaped(book.strings[Number(value)] ?? '');
  if (type === 'inlineStr') return unescaped(inline);
  if (type === 'str' || type === 'd') return unescaped(value);
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  // Shows formula errors such as `#REF!`, so that the check can name them.
  if (type === 'e' || value === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const format = book.formats[style];
  if (format?.kind === 'date') return dateText(number, book.startsIn1904) ?? plain(number);
  if (format?.kind === 'time') return timeText(number);
  if (format?.kind === 'percent') return `${plain(number * 100)}%`;
  return format?.currency ? `${plain(number)} ${format.currency}` : plain(number);
}

/** Decodes control characters, which workbooks write as `_x000D_`. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Removes floating-point noise: `4.1` instead of `4.1000000000000005`. */
function plain(number: number): string {
  const rounded = Number(number.toPrecision(15));
  return String(rounded);
}

function dateText(serial: number, startsIn1904: boolean): string | null {
  if (serial < 1 || serial > LAST_DAY) return null;
  const seconds = Math.round(serial * 86_400) * 1000;
  const [day, time] = new Date((startsIn1904 ? EPOCH_1904 : EPOCH_1900) + seconds).toISOString().split('T');
  return seconds % DAY_MS === 0 ? day! : `${day} ${time!.slice(0, seconds % 60_000 === 0 ? 5 : 8)}`;
}

function timeText(serial: number): string {
  const minutes = Math.round(serial * 24 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
