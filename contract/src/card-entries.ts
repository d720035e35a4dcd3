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
import { text } from './fields.ts';
import { LANGUAGE_CODES, LANGUAGE_LEVELS } from './languages.ts';
import { COMPANY_NAME_MAX } from './limits.ts';

const line = (max: number) => text(max).trim();
/** What can’t be seen says nothing. */
const needed = (max: number) => line(max).regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must not be empty');

/** `2024-03`. */
const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month like 2024-03')
  .refine((month) => month >= `${FIRST_YEAR}-01`, `must not be before ${FIRST_YEAR}`)
  .refine((month) => month <= latestMonth(), 'must not be in the future');
const Year = z.int().min(FIRST_YEAR).max(LAST_YEAR);

/** Where somebody has worked, as what, and for how long. */
export const WorkExperience = z.strictObject({
  /** '' where nobody is named. */
  company: line(COMPANY_NAME_MAX),
  title: needed(JOB_TITLE_MAX),
  from: Month,
  /** Null: until now. */
  to: Month.nullable(),
  /** What was done, plain text with line breaks. */
  description: line(DONE_MAX),
});
export type WorkExperience = z.infer<typeof WorkExperience>;

/** Where somebody has learned, and what. */
export const Education = z.strictObject({
  school: needed(SCHOOL_MAX),
  /** The degree and its field; '' where it isn't told. */
  degree: line(DEGREE_MAX),
  from: Year.nullable(),
  /** The year it ended or will end. */
  to: Year.nullable(),
});
export type Education = z.infer<typeof Education>;

/** A language besides English, which has a field of its own. */
export const Language = z.strictObject({
  /** ISO 639-1. */
  code: z.enum(LANGUAGE_CODES, 'must be an ISO 639-1 code'),
  level: z.enum(LANGUAGE_LEVELS),
});
export type Language = z.infer<typeof Language>;

/** A page of the talent's. */
export const Link = z.strictObject({
  url: line(LINK_MAX)
    .refine(isWebAddress, 'must be an address that begins with https:// or http://')
    .refine(isShortWhenSpelled, `must have at most ${LINK_MAX} characters, other letters than a to z spelled out`),
  label: line(LINK_LABEL_MAX).nullable(),
});
export type Link = z.infer<typeof Link>;

/** What a job asks of whoever applies for it. It is known by its words: in other words it is another question. */
export const Question = z.strictObject({
  kind: z.enum(QUESTION_KINDS),
  text: needed(QUESTION_MAX),
  is_required: z.boolean(),
  /** Of a `choice`, in the order in which they are offered; others have none. */
  choices: z.array(needed(CHOICE_MAX)).max(CHOICES_MAX),
});
export type Question = z.infer<typeof Question>;

/** Anywhere on earth. */
function latestMonth(): string {
  return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 7);
}

/** As it is kept. */
function isShortWhenSpelled(address: string): boolean {
  return !URL.canParse(address) || new URL(address).href.length <= LINK_MAX;
}

/** Whoever is lured to another host by a name before it is told no address. */
function isWebAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
