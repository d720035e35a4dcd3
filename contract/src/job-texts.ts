import { z } from 'zod';
import { CARD_FIELDS } from './card-fields.ts';
import { CardSkill } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { Day, textField, Upload, visibleText } from './fields.ts';
import { HINTED } from './job-hints.ts';
import { ADDRESS_MAX, JOB_TEXT_MAX, formatMegabytes, RESUME_MAX_BYTES } from './limits.ts';
import { extractedValueSchema, ParsedSkill, ResumePage } from './resumes.ts';

const line = (max: number) => extractedValueSchema(textField(max).trim().min(1)).nullable();
/** Id of a dictionary entry. */
const option = extractedValueSchema(z.int()).nullable();
/** Whole US dollars; amounts in other currencies are ignored. */
const range = (max: number) => {
  const bound = z.int().min(1).max(max).nullable();
  const bounds = z.object({ min: bound, max: bound });
  return extractedValueSchema(
    bounds.refine(({ min, max: most }) => min === null || most === null || min <= most),
  ).nullable();
};

/** A heading, list item or paragraph of a job description, in plain text. */
export const JobTextBlock = z.object({
  kind: z.enum(['heading', 'item', 'text']),
  text: textField(CARD_FIELDS.summary.max).min(1),
});
export type JobTextBlock = z.infer<typeof JobTextBlock>;

/** Fields extracted from a job description, within the limits of a job. */
export const ParsedJob = z.object({
  title: line(CARD_FIELDS.title.max),
  company_name: line(CARD_FIELDS.company_name.max),
  /** At least 2, because 1 is the default headcount of a job. */
  headcount: extractedValueSchema(z.int().min(2).max(CARD_FIELDS.headcount.max)).nullable(),
  /** A month or quarter is converted to its first day, and "ASAP" to the day of parsing. */
  start_date: extractedValueSchema(Day).nullable(),
  duration: option,
  engagement: option,
  hours_per_week: extractedValueSchema(z.int().min(1).max(CARD_FIELDS.hours_per_week.max)).nullable(),
  /** Main skills first. `experience`: the required years, null when not stated. */
  skills: z.array(extractedValueSchema(ParsedSkill)),
  seniority: option,
  english_level: option,
  specializations: extractedValueSchema(z.array(z.int()).min(1).max(CARD_FIELDS.specializations.max)).nullable(),
  hourly_rate: range(CARD_FIELDS.hourly_rate.max),
  monthly_rate: range(CARD_FIELDS.monthly_rate.max),
  work_mode: option,
  /** IANA name; null if `overlap_hours` is null. */
  overlap_time_zone: line(CARD_FIELDS.city.max),
  overlap_hours: extractedValueSchema(z.int().min(1).max(CARD_FIELDS.overlap_hours.max)).nullable(),
  /** ISO country codes. */
  countries: extractedValueSchema(z.array(textField(2)).min(1).max(CARD_FIELDS.countries.max)).nullable(),
  city: line(CARD_FIELDS.city.max),
  /** A name or an abbreviation such as `TX`, as in the text. */
  region: line(CARD_FIELDS.region.max),
  summary: extractedValueSchema(z.array(JobTextBlock).min(1)).nullable(),
});
export type ParsedJob = z.infer<typeof ParsedJob>;

const JobText = z.object({
  found: ParsedJob.extend({ skills: z.array(extractedValueSchema(CardSkill)) }),
  /** Hints about exclusionary words, and about details that job boards require but the text lacks. */
  hints: z.array(z.object({ field: z.enum(HINTED), text: z.string() })),
  /** Whether some pages were read by text recognition (OCR). */
  scanned: z.boolean(),
  pages: z.array(ResumePage),
});
export type JobText = z.infer<typeof JobText>;

const AboutJobText = z.strictObject({
  text: visibleText(JOB_TEXT_MAX).optional(),
  url: visibleText(ADDRESS_MAX).optional(),
  file: Upload(RESUME_MAX_BYTES).optional(),
});

export const jobTexts = {
  parseJobText: defineEndpoint({
    method: 'POST',
    path: '/ai/job_parser/',
    access: 'user',
    summary: `Extracts a job’s fields from a job description, each with its position and confidence, and returns hints for the text. Accepts a text, a link, or a file in a form, of at most ${formatMegabytes(RESUME_MAX_BYTES)} and 30 pages. Stores nothing.`,
    body: AboutJobText.nullish(),
    form: { maxBytes: RESUME_MAX_BYTES },
    response: JobText,
  }),
};
