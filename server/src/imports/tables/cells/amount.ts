import { normalizeText } from './folded.ts';

export type Period = 'hour' | 'day' | 'month' | 'year';

/** An amount as written in a cell. For a range, its lower bound. */
export interface Amount {
  value: number;
  /** Currency code; null if the cell does not contain a currency. */
  currency: string | null;
  period: Period | null;
}

/** Parses `€45/h`, `5 000 USD per month`, `45-55` and `4,5k`; null if the text does not contain an amount. */
export function parseAmount(text: string): Amount | null {
  const [first, second] = findNumbers(text);
  if (!first) return null;
  const currency = findCurrency(text);
  // In `4-5k`, the multiplier belongs to both numbers.
  const isShared = first.factor === 1 && second && first.value < second.value && second.factor > 1;
  const value = first.value * (isShared ? second.factor : first.factor);
  return { value, currency, period: findRatePeriod(text, currency) };
}

/** A number in the text of an amount. */
interface FoundNumber {
  value: number;
  /** 1000 for `k`, 100,000 for `lakh`. */
  factor: number;
  /** Whether the digits are grouped in an invalid way: `12.5.3`. */
  isOdd: boolean;
  /** Position in the normalized text. */
  from: number;
  to: number;
}

/** Finds the numbers of an amount. Digits in terms such as `C2C` do not count. */
export function findNumbers(text: string): FoundNumber[] {
  const written = maskTerms(normalizeText(text));
  return [...written.matchAll(NUMBER)].map((found) => {
    const [whole, digits, scale = ''] = found as unknown as [string, string, string?];
    const factor = SCALES.find(({ word }) => word.test(scale))?.factor ?? 1;
    const isOdd = !USUAL.test(digits);
    return { value: parseFormattedNumber(digits), factor, isOdd, from: found.index, to: found.index + whole.length };
  });
}

/** Replaces contract terms that contain digits. */
function maskTerms(written: string): string {
  return written.replaceAll(TERMS, (term) => '_'.repeat(term.length));
}

/**
 * Contract terms. `1099` is a tax form only next to another number, and not if it is an amount: `$1099`, `1099-1299`.
 */
const TERMS =
  /\b(?:c2c|c2h|w-?2|b2b)\b|(?<!\p{Sc}\s?)\b1099\b(?!\s?(?:[-–—/.,]|\p{Sc}(?!\s?\d)|to\b|usd|eur|gbp|per\b))(?:(?=\D*\d)|(?<=\d\D{1,200}1099))/gu;
const NUMBER =
  /(\d+(?:[.,'’]\d+)*(?: \d{3}(?!\d)(?:[.,]\d+)?)*)\s*(k\b|тыс|тис|lakhs?\b|lacs?\b|lpa\b|l\b|crores?\b|cr\b)?/g;
const USUAL =
  /^(\d+([.,]\d+)?|\d{1,3}([.,'’ ]\d{3})+([.,]\d{1,2})?|\d{1,2}(,\d{2})+,\d{3}(\.\d{1,2})?|\d{1,3}(\.\d{3})+,\d+)$/;
const SCALES = [
  { word: /^(k|тыс|тис)/, factor: 1000 },
  { word: /^(lakh|lac|lpa|l$)/, factor: 100_000 },
  { word: /^cr/, factor: 10_000_000 },
];

/** Parses `1,250.50`, `1.250,50`, `1'250` and `5 000`. A separator before three digits is a thousands separator. */
export function parseFormattedNumber(text: string): number {
  const bare = text.replaceAll(/[\s'’]/g, '');
  const [last = ''] = /[.,](?=\d+$)/.exec(bare) ?? [];
  if (!last) return Number(bare.replaceAll(/[.,]/g, ''));
  const [whole, part] = [bare.slice(0, bare.lastIndexOf(last)), bare.slice(bare.lastIndexOf(last) + 1)];
  const other = last === '.' ? ',' : '.';
  const isThousands = part.length === 3 && whole !== '0' && !whole.includes(other);
  return Number(`${whole.replaceAll(/[.,]/g, '')}${isThousands ? part : `.${part}`}`);
}

/** The code of the currency in a cell or header; null if there is none. */
export function findCurrency(text: string): string | null {
  const written = normalizeText(text);
  return CURRENCIES.find(({ sign }) => sign.test(written))?.code ?? null;
}

const CURRENCIES = [
  { code: 'CAD', sign: /\bc(ad|\$)/ },
  { code: 'AUD', sign: /\ba(ud|\$)/ },
  { code: 'BRL', sign: /\bbrl\b|r\$|\breais\b/ },
  { code: 'USD', sign: /\busd\b|\$|\bus dollars?\b|\bdollars?\b|долл/ },
  { code: 'EUR', sign: /€|\beur\b|\beuros?\b|евро|євро/ },
  { code: 'GBP', sign: /£|\bgbp\b|\bpounds?\b/ },
  { code: 'PLN', sign: /\bpln\b|\bzl\b|\bzloty/ },
  { code: 'UAH', sign: /₴|\buah\b|грн/ },
  { code: 'RUB', sign: /₽|\brub\b|руб/ },
  { code: 'CZK', sign: /\bczk\b|\bkc\b/ },
  { code: 'CHF', sign: /\bchf\b|\bsfr\b/ },
  { code: 'SEK', sign: /\bsek\b/ },
  { code: 'NOK', sign: /\bnok\b/ },
  { code: 'DKK', sign: /\bdkk\b/ },
  { code: 'HUF', sign: /\bhuf\b|\bft\b/ },
  { code: 'RON', sign: /\bron\b|\blei\b/ },
  { code: 'BGN', sign: /\bbgn\b|лв/ },
  { code: 'TRY', sign: /₺|\btry\b/ },
  { code: 'INR', sign: /₹|\binr\b|\brs\b|\brs\.|\brupees?\b|\d\s?(lpa|lakhs?|lacs?|crores?)\b/ },
  { code: 'JPY', sign: /¥|\bjpy\b/ },
  { code: 'ILS', sign: /₪|\bils\b/ },
  { code: 'MXN', sign: /\bmxn\b/ },
  { code: 'ARS', sign: /\bars\b/ },
  { code: 'KZT', sign: /₸|\bkzt\b|тенге/ },
];

/** The period of the amount in a cell or header, such as `hour`; null if there is none. */
export function findRatePeriod(text: string, currency: string | null): Period | null {
  const written = normalizeText(text);
  // `год` means hour in Ukrainian and year in Russian, so the currency decides.
  if (/год/.test(written)) return currency === 'RUB' || currency === 'KZT' ? 'year' : 'hour';
  return PERIODS.find(({ word }) => word.test(written))?.period ?? null;
}

const PERIODS: { period: Period; word: RegExp }[] = [
  {
    period: 'hour',
    word: /\/\s*h|\bph\b|p\/h|\bhr|\bhour|hourly|stunde|\/\s*std|\bheure|час|\bgodz|\/\s*g\b|\bhora|\bhod|\bora\b|\buur\b/,
  },
  { period: 'day', word: /\/\s*d\b|\bday|daily|tagessatz|\btag\b|\bjour|\btjm\b|\bdzie|день|сутки|\bdia\b|\bden\b/ },
  { period: 'month', word: /\/\s*mo?\b|\bmo\b|month|\bpcm\b|\bmies|monat|\bmois\b|mensual|mensal|\bmes\b|мес|міс/ },
  {
    period: 'year',
    word: /\/\s*(y|yr|a)\b|\byear|yearly|annum|annual|\d\s?(lpa|lakhs?|lacs?)\b|\bp\.?\s*a\b|jahr|\ban\b|\bano\b|rocz|\brok\b|рік/,
  },
];
