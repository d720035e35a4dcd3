import { readXml } from '../xml.ts';
import type { Zip } from '../zip.ts';

/** The number format of a cell. */
export interface Format {
  kind: 'number' | 'date' | 'time' | 'percent';
  /** The currency shown with the amount, such as `€`. */
  currency: string;
}

const PART = 'xl/styles.xml';
const PLAIN: Format = { kind: 'number', currency: '' };
/** Ids of built-in number formats for dates, times and percentages (ECMA-376 part 1, 18.8.30). */
const DATES = [14, 15, 16, 17, 22, 27, 30, 36, 50, 57];
const TIMES = [18, 19, 20, 21, 45, 46, 47];
const PERCENTS = [9, 10];

/** Reads the number format of each style. Cells refer to a style by its index in the result. */
export async function readStyles(zip: Zip): Promise<Format[]> {
  const formats: Format[] = [];
  if (!zip.has(PART)) return formats;
  const codes = new Map<number, string>();
  let isCells = false;
  await readXml(await zip.stream(PART), {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) formats.push(formatOf(Number(numFmtId ?? 0), codes.get(Number(numFmtId ?? 0))));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

function formatOf(id: number, code: string | undefined): Format {
  if (code === undefined) {
    if (DATES.includes(id)) return { kind: 'date', currency: '' };
    if (TIMES.includes(id)) return { kind: 'time', currency: '' };
    return PERCENTS.includes(id) ? { kind: 'percent', currency: '' } : PLAIN;
  }
  // Uses only the section for positive numbers, and removes literals, colors and escaped characters.
  const shown = code.split(';')[0]!;
  const bare = shown.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/[yd]/i.test(bare) || /m{3,}/i.test(bare)) return { kind: 'date', currency: '' };
  if (/[hs]/i.test(bare)) return { kind: 'time', currency: '' };
  if (bare.includes('%')) return { kind: 'percent', currency: '' };
  return { kind: 'number', currency: currencyOf(shown) };
}

/** Finds the currency in a format code such as `[$€-407]`, `"zł"` or `$#,##0`. */
function currencyOf(code: string): string {
  const named = /\[\$([^\]-]+)(-[^\]]*)?\]/.exec(code)?.[1];
  const quoted = [...code.matchAll(/"([^"]*)"/g)].map(([, text]) => text!.trim()).find(Boolean);
  return named ?? quoted ?? /\p{Sc}/u.exec(code)?.[0] ?? '';
}
