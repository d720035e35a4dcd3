/**
 * Bulk emails to the people of a staff table's rows: limits, placeholders and reasons for exclusion. No Zod, so that
 * browsers can import this file.
 */
export const MAIL_SUBJECT_MAX = 200;
export const MAIL_TEXT_MAX = 10_000;

/** Placeholders for fields of the recipient, available in every table; tables can declare more. */
export const RECIPIENT_FIELDS = ['first_name', 'last_name'];

/**
 * Reasons for excluding a person: there is no account, the account is suspended, the person has opted out, a field used
 * as a placeholder is empty, or another row already sends the same email to the person.
 */
export const LEFT_OUT = ['nobody', 'suspended', 'opted_out', 'empty_field', 'same_mail'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const FIELD = /\{\{\s*(.*?)\s*\}\}/g;

/** Returns the distinct placeholder names: `title` for `About {{title}}`. */
export function fieldsIn(words: string): string[] {
  return [...new Set([...words.matchAll(FIELD)].map(([, field]) => field!))];
}

/** Replaces placeholders with their values; unknown placeholders are removed. */
export function filledIn(words: string, values: Record<string, string>): string {
  return words.replaceAll(FIELD, (_, field: string) => values[field] ?? '');
}
