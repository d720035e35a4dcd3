/**
 * Mass mail to the people behind rows of a staff table: limits, placeholders and reasons for exclusion. No Zod, so
 * browsers can import it.
 */
export const MAIL_SUBJECT_MAX = 200;
export const MAIL_TEXT_MAX = 10_000;

/** Placeholders for fields of the recipient, available in every table; the table's declaration adds columns. */
export const RECIPIENT_FIELDS = ['first_name', 'last_name'];

/**
 * Why a row's person gets no mail: the account no longer exists, it is suspended, the person has opted out, a field
 * used as a placeholder is empty, or another row already produced the same mail.
 */
export const LEFT_OUT = ['nobody', 'suspended', 'opted_out', 'empty_field', 'same_mail'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const FIELD = /\{\{\s*(.*?)\s*\}\}/g;

/** Distinct placeholder names: `title` for `About {{title}}`. */
export function fieldsIn(words: string): string[] {
  return [...new Set([...words.matchAll(FIELD)].map(([, field]) => field!))];
}

/** Replaces the placeholders by their values; unknown ones become empty. */
export function filledIn(words: string, values: Record<string, string>): string {
  return words.replaceAll(FIELD, (_, field: string) => values[field] ?? '');
}
