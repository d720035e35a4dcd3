import { foldText } from '@crewdock/contract/fold-text';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Words in company names that do not help to identify the company. */
const LEGAL_FORMS = new Set(
  'ag bv co company corp corporation gmbh inc limited llc ltd oy plc sa sarl sas sia sl spa sro srl the uab'.split(' '),
);
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}/gu;
/** Matches phone numbers with a country code, with or without separators between the digits. */
const PHONE = /(?:\+|\b00)\d[\d\s().\-/]{6,24}\d/g;

/**
 * Returns every email address in a text, in lower case and without a `+tag`: `Ada+jobs@Example.com` gives
 * `ada@example.com`.
 */
export function emailsIn(text: string): string[] {
  const found = text.toLowerCase().match(EMAIL) ?? [];
  return distinct(found.map((email) => email.replace(/\+[^@]*@/, '@')));
}

/** Returns every phone number in a text, in E.164. Skips numbers without a country code, because they are ambiguous. */
export function phonesIn(text: string): string[] {
  const found = text.match(PHONE) ?? [];
  const numbers = found.map((phone) => parsePhoneNumberFromString(phone.replace(/^00/, '+')));
  return distinct(numbers.flatMap((number) => (number?.isPossible() ? number.number : [])));
}

/**
 * Combines a name with an employer. Returns null if the name is too common to identify a person: a single word, or
 * initials.
 */
export function nameAt(name: string, employer: string): string | null {
  const parts = wordsOf(name).filter((word) => word.length > 1);
  const company = wordsOf(employer).filter((word) => !LEGAL_FORMS.has(word));
  if (parts.length < 2 || company.length === 0) return null;
  // Sorted, because either the first or the last name may come first.
  return `${parts.toSorted().join(' ')} at ${company.join(' ')}`;
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}
