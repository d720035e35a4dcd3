const STARTS_FORMULA = /^[=@\t\r\n]/;
const STARTS_WITH_SIGN = /^[+-]/;
/**
 * Patterns of text that starts with a sign but is not a formula: a phone number, a number, plain words, or text with
 * two adjacent words.
 */
const PHONE_NUMBER = /^\+(?:[\s()./-]*\d){7,15}[\s()./-]*$/;
const NUMBER = /^[+-]\d+(?:[.,]\d+)*$/;
const WORDS = /^[+-]\s*\p{L}[\p{L}\p{N}\s.,;:'’]*$/u;
const SENTENCE = /^[+-]\s*[\p{L}\p{N}][^\s(]*\s+[\p{L}\p{N}]/u;
/**
 * Patterns of formulas that look like words: a cell, optionally with a sheet in LibreOffice's notation, and a range of
 * columns.
 */
const CELL = /^(?:[\p{L}\p{N}_]+\.)?[a-z]{1,3}\d{1,7}$/iu;
const COLUMNS = /^[+-]\s*[a-z]{1,3}:[a-z]{1,3}$/i;
/**
 * Patterns of formulas that contain two adjacent words: a command, a link to another sheet or file, a call with
 * arguments.
 */
const COMMAND = /^[^|]*\|[^!]*!/;
const LINK = /![\p{L}\p{N}_$'#]/u;
const CALL = /[-+*/^&=<>@({]\s*[\p{L}_][\p{L}\p{N}_.]*\s*\((?![\p{L}\s,.;'’/-]*\))/u;
const CALL_IN_ARGUMENTS = /^[^(]*\(.*[,;]\s*[\p{L}_][\p{L}\p{N}_.]*\s*\((?![\p{L}\s,.;'’/-]*\))/su;

/**
 * Prevents CSV injection: puts an apostrophe before text that a spreadsheet would run as a formula. Other text stays
 * unchanged, because the apostrophe becomes part of the value. `unguardFormula` is the inverse.
 */
export function guardFormula(text: string): string {
  return isFormula(withoutApostrophes(text)) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
  return text.startsWith("'") && isFormula(withoutApostrophes(text)) ? text.slice(1) : text;
}

function isFormula(text: string): boolean {
  if (!STARTS_WITH_SIGN.test(text)) return STARTS_FORMULA.test(text);
  if (PHONE_NUMBER.test(text) || NUMBER.test(text)) return false;
  return isReference(text) || (!WORDS.test(text) && !isSentence(text));
}

/** Returns whether the text is a sign followed only by cells, such as `-A1` and `+A1:A9`, or by a range of columns. */
function isReference(text: string): boolean {
  const parts = text
    .slice(1)
    .trim()
    .split(/[\s:,;]+/);
  return COLUMNS.test(text) || parts.every((part) => CELL.test(part));
}

function isSentence(text: string): boolean {
  return SENTENCE.test(text) && ![COMMAND, LINK, CALL, CALL_IN_ARGUMENTS].some((active) => active.test(text));
}

/** Removes leading apostrophes, so that text which already looks guarded is recognized and guarded once more. */
function withoutApostrophes(text: string): string {
  return text.replace(/^'+/, '');
}
