import type { ImportField } from '@crewdock/contract/import-mapping';
import { normalizeText } from './folded.ts';
import { parseMonthName } from './months.ts';

/** Formula errors, numbers that do not fit their column, and long numbers in scientific notation. */
const SPOILT =
  /^(#+|#(ref|value|name|div\/0|n\/a|num|null|spill|calc|error|getting_data|field|busy|unknown)[!?]?|err:\d+|[+-]?\d([.,]\d+)?e\+?\d{1,2})$/i;
/** Fields with small numbers, whose ranges (`3-5`) spreadsheet programs turn into dates (`05-Mar`). */
const NUMBERS = new Set<ImportField>(['experience', 'rate', 'hourly_rate', 'monthly_rate']);

/** Whether a spreadsheet program has replaced the value of a cell. The original value is then lost. */
export function isDamagedBySpreadsheet(text: string, field: ImportField): boolean {
  return SPOILT.test(text) || (NUMBERS.has(field) && isDate(text));
}

function isDate(text: string): boolean {
  if (/^\d{4}-\d\d-\d\d($|[ T])/.test(text) || /^\d{1,2}([./])\d{1,2}\1\d{2,4}$/.test(text)) return true;
  const [, word] = /^(?:\d{1,2}[-. ])?(\p{L}{3,10})\.?(?:[-. ]\d{1,4})?$/u.exec(normalizeText(text)) ?? [];
  return word !== undefined && /\d/.test(text) && /^.{0,4}[-.]/.test(text) && parseMonthName(word) !== null;
}
