import { z } from 'zod';
import { formatMegabytes } from './limits.ts';

/** Largest value of PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647;

/** Text that PostgreSQL and JSON can store: no NUL byte, no lone surrogate. */
export function textField(max: number): z.ZodString {
  return z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'must not contain NUL bytes')
    .refine((value) => value.isWellFormed(), 'must be well-formed Unicode');
}

/**
 * Excludes control, format and separator characters, marks, and blank letters (Hangul fillers, the empty Braille
 * pattern).
 */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** Trimmed text with at least one visible character. */
export function visibleText(max: number): z.ZodString {
  return textField(max).trim().regex(VISIBLE, 'must not be empty');
}

/**
 * Idempotency key made by a form: repeating the call with it has no further effect. Without one, every call counts as a
 * new one.
 */
export const MessageId = z
  .uuid()
  .optional()
  .transform((id) => id ?? crypto.randomUUID());

export const Id = z.int().min(1).max(MAX_ID);

/** The last path segment of a signed link in a mail. */
export const SignedLink = textField(200).regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');

/** Accepted document types: PDF and DOCX. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

/** An uploaded file of at most `maxBytes` bytes. Its type is checked by its contents, not here. */
export function Upload(maxBytes: number) {
  return z
    .instanceof(File, { error: 'must be a file' })
    .refine(({ size }) => size > 0, 'must not be empty')
    .refine(({ size }) => size <= maxBytes, `must have at most ${formatMegabytes(maxBytes)}`);
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/** A date like `2026-11-01`, limited to this century to catch typos. */
export const Day = z.iso
  .date()
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'must be a day between 2000 and 2100');

/** A whole number in a URL. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/**
 * The version of the row that the requester saw. If the row has changed since, the call returns a conflict with the
 * current row; without it, the last write wins. Every write to a row that several people may change accepts it.
 */
export const SEEN = { version: z.int().min(1).optional() };
/** `SEEN` in a URL or a form. */
export const SEEN_AS_TEXT = { version: wholeNumber(1, MAX_ID).optional() };

/** `1,2,3` in a URL; parsed as distinct numbers. */
export function idList(maxItems: number) {
  return z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/, 'must be numbers separated by commas')
    .transform((value) => [...new Set(value.split(',').map(Number))])
    .pipe(z.array(Id).max(maxItems));
}

/** `PL,UA` in a URL: ISO 3166-1 alpha-2 codes, and ZZ for anywhere. */
export function countryList(maxItems: number) {
  return z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be country codes separated by commas')
    .transform((value) => [...new Set(value.split(','))])
    .pipe(z.array(z.string()).max(maxItems));
}

/** `20-60`, `20-` or `-60` in a URL: inclusive bounds in US dollars. */
export const RateRange = z
  .string()
  .regex(/^(\d{1,7}-\d{0,7}|-\d{1,7})$/, 'must be a range like 20-60, 20- or -60')
  .transform((value) => {
    const [min, max] = value.split('-');
    return { min: min ? Number(min) : null, max: max ? Number(max) : null };
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, 'must not end below its start');

/** A boolean in a URL. */
export const Flag = z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true');
