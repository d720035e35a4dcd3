import { z } from 'zod';
import {
  CHOICES_MAX,
  CHOICE_MAX,
  DEGREE_MAX,
  DONE_MAX,
  FIRST_YEAR,
  JOB_TITLE_MAX,
  LAST_YEAR,
  LINK_LABEL_MAX,
  LINK_MAX,
  QUESTION_KINDS,
  QUESTION_MAX,
  SCHOOL_MAX,
} from './card-fields.ts';
import { lineText, visibleText } from './fields.ts';
import { LANGUAGE_CODES, LANGUAGE_LEVELS } from './languages.ts';
import { COMPANY_NAME_MAX } from './limits.ts';

/** A month such as `2024-03`, a year such as `2024`, or an empty string if the date is unknown. */
const MonthOrYear = z
  .string()
  .regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2]))?)?$/, 'must be a month like 2024-03, a year like 2024, or empty')
  .refine((date) => date === '' || date >= String(FIRST_YEAR), `must not be before ${FIRST_YEAR}`)
  .refine((date) => date <= latestMonth(), 'must not be in the future');
const Year = z.int().min(FIRST_YEAR).max(LAST_YEAR);

/** A period of employment. */
export const WorkExperience = z.strictObject({
  /** Empty string when no employer is named. */
  company: lineText(COMPANY_NAME_MAX),
  title: visibleText(JOB_TITLE_MAX),
  from: MonthOrYear,
  /** Null for the current position. */
  to: MonthOrYear.nullable(),
  /** The person's duties and achievements; plain text with line breaks. */
  description: lineText(DONE_MAX),
});
export type WorkExperience = z.infer<typeof WorkExperience>;

/** A period of education. */
export const Education = z.strictObject({
  school: visibleText(SCHOOL_MAX),
  /** Degree and field of study; empty string if unknown. */
  degree: lineText(DEGREE_MAX),
  from: Year.nullable(),
  /** Year of graduation, or the expected year. */
  to: Year.nullable(),
});
export type Education = z.infer<typeof Education>;

/** A language other than English, which is a separate field. */
export const Language = z.strictObject({
  /** ISO 639-1. */
  code: z.enum(LANGUAGE_CODES, 'must be an ISO 639-1 code'),
  level: z.enum(LANGUAGE_LEVELS),
});
export type Language = z.infer<typeof Language>;

/** A link to a web page of the talent, such as a portfolio. */
export const Link = z.strictObject({
  url: lineText(LINK_MAX)
    .refine(isWebAddress, 'must be an address that begins with https:// or http://')
    .refine(isShortWhenSpelled, `must have at most ${LINK_MAX} characters after encoding`),
  label: lineText(LINK_LABEL_MAX).nullable(),
});
export type Link = z.infer<typeof Link>;

/** A question for applicants. Questions have no ids: changing the wording makes it a different question. */
export const Question = z.strictObject({
  kind: z.enum(QUESTION_KINDS),
  text: visibleText(QUESTION_MAX),
  is_required: z.boolean(),
  /** For kind `choice` only: the choices in display order; empty for other kinds. */
  choices: z.array(visibleText(CHOICE_MAX)).max(CHOICES_MAX),
});
export type Question = z.infer<typeof Question>;

/** The current month in the easternmost time zone (UTC+14), where it begins first. */
function latestMonth(): string {
  return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 7);
}

/** Checks the length of the normalized URL, because that form is stored. */
function isShortWhenSpelled(address: string): boolean {
  return !URL.canParse(address) || new URL(address).href.length <= LINK_MAX;
}

/** Rejects credentials in the URL: they can disguise the real host (`https://example.com@other.example`). */
function isWebAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
