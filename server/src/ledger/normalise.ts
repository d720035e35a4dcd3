import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The words of companies’ names that say nothing of which one it is. */
const LEGAL_FORMS = new Set(
  'ag bv co company corp corporation gmbh inc limited llc ltd oy plc sa sarl sas sia sl spa sro srl the uab'.split(' '),
);
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}/gu;
/** As people write them: with their country’s code, and with signs between the digits. */
const PHONE = /(?:\+|\b00)\d[\d\s().\-/]{6,24}\d/g;

/** Every address in a text, the same however it is written: `Ada+jobs@Example.com` is `ada@example.com`. */
export function emailsIn(text: string): string[] {
  const found = text.toLowerCase().match(EMAIL) ?? [];
  return distinct(found.map((email) => email.replace(/\+[^@]*@/, '@')));
}

/** Every phone number in a text, in E.164. Without its country’s code a number may be anybody’s: it is none. */
export function phonesIn(text: string): string[] {
  const found = text.match(PHONE) ?? [];
  const numbers = found.map((phone) => parsePhoneNumberFromString(phone.replace(/^00/, '+')));
  return distinct(numbers.flatMap((number) => (number?.isPossible() ? number.number : [])));
}

/** Somebody’s name beside an employer of theirs, or null where it may be anybody’s: one word, or initials. */
export function nameAt(name: string, employer: string): string | null {
  const parts = wordsOf(name).filter((word) => word.length > 1);
  const company = wordsOf(employer).filter((word) => !LEGAL_FORMS.has(word));
  if (parts.length < 2 || company.length === 0) return null;
  // First and last names stand in any order.
  return `${parts.toSorted().join(' ')} at ${company.join(' ')}`;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}
