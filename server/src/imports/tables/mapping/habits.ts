import type { ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import { parseAmount, findCurrency, findRatePeriod } from '../cells/amount.ts';
import { isAmbiguousDate } from '../cells/day.ts';
import { normalizeText } from '../cells/folded.ts';

interface Column {
  name: string;
  cells: string[];
}

const RATES: (ImportField | null)[] = ['rate', 'hourly_rate', 'monthly_rate'];
/** Amounts below this limit count as hourly rates, higher amounts as monthly rates. */
const HOURLY_BELOW = 250;

type Defaults = Pick<ImportMapping, 'currency' | 'period' | 'day_first' | 'notice_unit' | 'guesses'>;

/**
 * Detects the defaults for cells that do not specify them: currency, period, the order of day and month, and the unit
 * of notice periods. `guesses` lists uncertain defaults: the currency if only some amounts have one, and an ambiguous
 * order of day and month.
 */
export function detectCellDefaults(columns: Column[], fields: (ImportField | null)[]): Defaults {
  const amounts = columns.filter((_, at) => RATES.includes(fields[at] ?? null));
  const rate = columns.find((_, at) => fields[at] === 'rate');
  const days = columns.filter((_, at) => fields[at] === 'available_from');
  const named = firstOf(amounts, ({ name }) => findCurrency(name));
  const stated = usualCurrency(amounts.flatMap(({ cells }) => cells));
  const dates = days.flatMap(({ cells }) => cells);
  const unit = firstOf(days, noticeUnit);
  const guesses = [
    ...(named === null && stated.isMixed && !fields.includes('currency') ? (['currency'] as const) : []),
    ...(hasUnclearOrder(dates) ? (['day_first'] as const) : []),
  ];
  return {
    currency: named ?? stated.code ?? 'USD',
    period: (rate && (findRatePeriod(rate.name, findCurrency(rate.name)) ?? periodBySize(rate.cells))) ?? 'hour',
    day_first: !monthsComeFirst(dates),
    ...(unit && { notice_unit: unit }),
    ...(guesses.length > 0 && { guesses }),
  };
}

function firstOf<T>(columns: Column[], find: (column: Column) => T | null): T | null {
  for (const column of columns) {
    const found = find(column);
    if (found !== null) return found;
  }
  return null;
}

/** The currency that most amounts state, and whether others state none. A single foreign amount does not count. */
function usualCurrency(cells: string[]): { code: string | null; isMixed: boolean } {
  const amounts = cells.filter((cell) => parseAmount(cell) !== null);
  const counts = new Map<string, number>();
  for (const cell of amounts) {
    const code = findCurrency(cell);
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const stated = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [code, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [null, 0];
  return { code: count > amounts.length / 2 ? code : null, isMixed: stated > 0 && stated < amounts.length };
}

const UNITS = [
  { unit: 'day', word: /\b(days?|tagen?|jours?|dias?|dni|dnu|dnech)\b|дн/ },
  { unit: 'week', word: /\b(weeks?|wks?|wochen?|semaines?|semanas?|tygodni\w*|tydn\w*)\b|недел|тиж/ },
  { unit: 'month', word: /\b(months?|mos?|monaten?|mois|mes(es)?|miesi\w*|mesic\w*)\b|мес|міс/ },
] as const;
/** Bare notice periods of at least this length count as days. */
const DAYS_FROM = 7;

/** The unit of bare numbers in a column of notice periods, from its header or the size of the numbers. */
function noticeUnit({ name, cells }: Column): ImportMapping['notice_unit'] | null {
  const bare = cells
    .map((cell) => cell.trim())
    .filter((cell) => /^\d{1,3}$/.test(cell))
    .map(Number);
  if (bare.length === 0) return null;
  const header = normalizeText(name.replaceAll(/[_.]/g, ' '));
  const named = UNITS.find(({ word }) => word.test(header))?.unit;
  return named ?? (bare.every((number) => number === 0 || number >= DAYS_FROM) ? 'day' : null);
}

function hasUnclearOrder(cells: string[]): boolean {
  return cells.some(isAmbiguousDate) && !monthsComeFirst(cells) && !daysComeFirst(cells);
}

function periodBySize(cells: string[]): 'hour' | 'month' {
  const bare = cells.flatMap((cell) => {
    const amount = parseAmount(cell);
    return amount?.period === null ? [amount.value] : [];
  });
  const middle = bare.sort((a, b) => a - b)[Math.floor(bare.length / 2)] ?? 0;
  return middle < HOURLY_BELOW ? 'hour' : 'month';
}

/** Whether dates have the month first: some second number is greater than 12, but no first number is. */
function monthsComeFirst(cells: string[]): boolean {
  const pairs = datePairs(cells);
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12);
}

function daysComeFirst(cells: string[]): boolean {
  const pairs = datePairs(cells);
  return pairs.some(([first]) => first > 12) && pairs.every(([, second]) => second <= 12);
}

function datePairs(cells: string[]): (readonly [number, number])[] {
  return cells.flatMap((cell) => {
    const found = /^\D*(\d{1,2})[/-](\d{1,2})([/-]\d{2,4})?(?!\d|\s?\p{L}{2})/u.exec(cell.trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
}
