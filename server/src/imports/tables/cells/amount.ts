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
  const written = normalizeText(text);
  const number = NUMBER.exec(written);
  if (!number) return null;
  const value = parseFormattedNumber(number[1]!);
  const thousands =
    number[2] || /^\s*(?:[-–—]|to)\s*[\d.,]+\s*k\b/.test(written.slice(number.index + number[0].length));
  const currency = findCurrency(text);
  return { value: thousands ? value * 1000 : value, currency, period: findRatePeriod(text, currency) };
}

const NUMBER = /(\d[\d.,'’\s]*\d|\d)\s*(k\b|тыс|тис)?/;

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
  { code: 'INR', sign: /₹|\binr\b|\brs\b/ },
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
    word: /\/\s*(y|yr|a)\b|\byear|yearly|annum|annual|\bp\.?\s*a\b|jahr|\ban\b|\bano\b|rocz|\brok\b|рік/,
  },
];
