import type { ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import { parseAmount, findCurrency, findRatePeriod } from '../cells/amount.ts';

interface Column {
  name: string;
  cells: string[];
}

const RATES: (ImportField | null)[] = ['rate', 'hourly_rate', 'monthly_rate'];
/** Amounts below this limit count as hourly rates, higher amounts as monthly rates. */
const HOURLY_BELOW = 250;

/** Detects the defaults for cells that do not specify them: currency, period, and the order of day and month. */
export function detectCellDefaults(
  columns: Column[],
  fields: (ImportField | null)[],
): Pick<ImportMapping, 'currency' | 'period' | 'day_first'> {
  const amounts = columns.filter((_, at) => RATES.includes(fields[at] ?? null));
  const rate = columns.find((_, at) => fields[at] === 'rate');
  const days = columns.filter((_, at) => fields[at] === 'available_from');
  return {
    currency: firstOf(amounts, ({ name }) => findCurrency(name)) ?? mostFrequent(amounts) ?? 'USD',
    period: (rate && (findRatePeriod(rate.name, findCurrency(rate.name)) ?? periodBySize(rate.cells))) ?? 'hour',
    day_first: !monthsComeFirst(days.flatMap(({ cells }) => cells)),
  };
}

function firstOf(columns: Column[], find: (column: Column) => string | null): string | null {
  for (const column of columns) {
    const found = find(column);
    if (found !== null) return found;
  }
  return null;
}

/** The most frequent currency in the cells; null if no cell contains a currency. */
function mostFrequent(columns: Column[]): string | null {
  const counts = new Map<string, number>();
  for (const cell of columns.flatMap(({ cells }) => cells)) {
    const code = findCurrency(cell);
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
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
  const pairs = cells.flatMap((cell) => {
    const found = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}/.exec(cell.trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12);
}
