const STARTS_FORMULA = /^[=@\t\r\n]/;
const STARTS_WITH_SIGN = /^[+-]/;
/** After a sign: a phone number, a number, a few plain words, or two words side by side. */
const PHONE_NUMBER = /^\+[\d\s()./-]+$/;
const NUMBER = /^[+-]\d+(?:[.,]\d+)*$/;
const WORDS = /^[+-]\s*\p{L}[\p{L}\p{N}\s.,;:'’]*$/u;
const SENTENCE = /^[+-]\s*[\p{L}\p{N}][^\s(]*\s+[\p{L}\p{N}]/u;
/** What runs in spite of two words side by side: a command, a link to another sheet or file, a call with arguments. */
const COMMAND = /^[^|]*\|[^!]*!/;
const LINK = /![\p{L}\p{N}_$'#]/u;
const CALL = /[-+*/^&=<>@({]\s*[\p{L}_][\p{L}\p{N}_.]*\s*\((?![\p{L}\s,.;'’/-]*\))/u;
const CALL_IN_ARGUMENTS = /^[^(]*\(.*[,;]\s*[\p{L}_][\p{L}\p{N}_.]*\s*\((?![\p{L}\s,.;'’/-]*\))/su;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. An apostrophe is data in a CSV file, so
 * phone numbers, numbers and sentences stay unchanged. `unguardFormula` is the inverse.
 */
export function guardFormula(text: string): string {
  return isFormula(withoutApostrophes(text)) ? `'${text}` : text;
}

/** Removes the apostrophe that `guardFormula` added. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && isFormula(withoutApostrophes(text)) ? text.slice(1) : text;
}

function isFormula(text: string): boolean {
  return STARTS_WITH_SIGN.test(text)
    ? !PHONE_NUMBER.test(text) && !NUMBER.test(text) && !WORDS.test(text) && !isSentence(text)
    : STARTS_FORMULA.test(text);
}

function isSentence(text: string): boolean {
  return SENTENCE.test(text) && ![COMMAND, LINK, CALL, CALL_IN_ARGUMENTS].some((active) => active.test(text));
}

/** A text that already starts like a guarded formula gets one apostrophe more, so that reading gives the same text. */
function withoutApostrophes(text: string): string {
  return text.replace(/^'+/, '');
}
