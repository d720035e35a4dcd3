/** A mail to the people behind many rows of a staff table, as plain values: what it may say, and who is left out. */
export const MAIL_SUBJECT_MAX = 200;
export const MAIL_TEXT_MAX = 10_000;

/** What the words may name of whoever gets them, in any table; besides, the columns that the table's declaration says. */
export const RECIPIENT_FIELDS = ['first_name', 'last_name'];

/**
 * Why a row's person gets no mail: there is nobody any more, the account is suspended, mails like this are unwanted, a field that the
 * words name is empty, or another row has brought them the very same mail.
 */
export const LEFT_OUT = ['nobody', 'suspended', 'opted_out', 'empty_field', 'same_mail'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const FIELD = /\{\{\s*(.*?)\s*\}\}/g;

/** What stands in double braces, each once: `title` of `About {{title}}`. */
export function fieldsIn(words: string): string[] {
  return [...new Set([...words.matchAll(FIELD)].map(([, field]) => field!))];
}

/** The words with values in the places of the fields. */
export function filledIn(words: string, values: Record<string, string>): string {
  return words.replaceAll(FIELD, (_, field: string) => values[field] ?? '');
}
