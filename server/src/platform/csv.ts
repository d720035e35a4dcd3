import { type Options, stringify, type Stringifier } from 'csv-stringify';

/** Writes CSV with a header for spreadsheets. Text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvForSpreadsheets(options: Omit<Options, 'header' | 'bom'> = {}): Stringifier {
  return stringify({ ...options, header: true, bom: true, cast: { ...options.cast, string: guardFormula } });
}

const STARTS_FORMULA = /^[=@\t\r]/;
const STARTS_WITH_SIGN = /^[+-]/;
/** After a sign: a phone number, a number, or words without operators and calls. */
const PHONE_NUMBER = /^\+[\d\s()./-]+$/;
const NUMBER = /^[+-]\d+(?:[.,]\d+)*$/;
const WORDS = /^[+-]\s*\p{L}[\p{L}\p{N}\s.,;:'’]*$/u;

/** An apostrophe is data in a CSV file, so phone numbers, numbers and sentences stay as they are. */
export function guardFormula(text: string): string {
  const isSafe = STARTS_WITH_SIGN.test(text)
    ? PHONE_NUMBER.test(text) || NUMBER.test(text) || WORDS.test(text)
    : !STARTS_FORMULA.test(text);
  return isSafe ? text : `'${text}`;
}
