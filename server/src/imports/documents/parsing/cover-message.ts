import type { DocumentRow } from './document-row.ts';
import { getHeadingSection } from './headings.ts';
import { CLOSING, GREETING, HEADER } from './job/message.ts';

/** Maximum number of rows before a greeting, such as email headers. */
const ABOVE_MAX = 10;
const RULE = /^[-–—_=*#~\s]{3,}$/u;
const CONTACT = /\S@\S|\+\d[\d\s().-]{7,}/u;

/**
 * Removes a message above a CV in the same text: email headers, the text from the greeting to the signature. Their
 * names and addresses are those of the sender. A text that is only a message is left unchanged.
 */
export function withoutCoverMessage(rows: readonly DocumentRow[]): DocumentRow[] {
  const greeting = rows.findIndex(({ text }) => GREETING.test(text));
  if (greeting < 0 || greeting > ABOVE_MAX) return [...rows];
  const isHead = rows
    .slice(0, greeting)
    .every(({ text }) => HEADER.test(text) || /^[^:]{2,20}:\s/u.test(text) || RULE.test(text));
  const closing = rows.findIndex(({ text }, at) => at > greeting && text.length <= 45 && CLOSING.test(text.trim()));
  if (!isHead || closing < 0 || rows.slice(0, closing).some(getHeadingSection)) return [...rows];
  const rest = rows.slice(endOfSignature(rows, closing)).filter(({ text }) => !RULE.test(text));
  return rest.some(({ text }) => CONTACT.test(text)) || rest.some(getHeadingSection) ? rest : [...rows];
}

/** The first row after the signature, which ends at a gap or a drawn line. */
function endOfSignature(rows: readonly DocumentRow[], closing: number): number {
  const first = closing + (rows[closing + 1]?.apart ? 2 : 1);
  const end = rows.findIndex((row, at) => at >= first && (row.apart || RULE.test(row.text)));
  return end < 0 ? rows.length : end;
}
