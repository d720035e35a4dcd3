import { z } from 'zod';
import { CARD_FIELDS } from './card-fields.ts';
import { Education, Language, Link, WorkExperience } from './card-entries.ts';
import { CardSkill } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { textField, Upload } from './fields.ts';
import { ADDRESS_MAX, EMAIL_MAX, formatMegabytes, PHONE_MAX, RESUME_MAX_BYTES } from './limits.ts';

const ResumeBlockName = z.enum(['base', 'skills', 'summary', 'work_experience']);
export type ResumeBlockName = z.infer<typeof ResumeBlockName>;

/** Name of the JSON Resume file that is attached to generated CVs. */
export const ATTACHED_RESUME = 'resume.json';

/** A rectangle on a page; position from the top left corner, in points. */
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;

/** Position of a line in the file. */
const Where = z.object({
  /** Page number, from 1. */
  page: z.int().min(1),
  box: Box,
});
export type Where = z.infer<typeof Where>;

/** An extracted value, with its confidence from 0 to 1 and the positions of its lines in the file. */
export interface Found<T> {
  value: T;
  sure: number;
  where: Where[];
}

/** Schema of an extracted value with its confidence and the positions of its lines in the file. */
export function extractedValueSchema<T extends z.ZodType>(value: T) {
  return z.object({ value, sure: z.number().min(0).max(1), where: z.array(Where) });
}

const line = (max: number) => extractedValueSchema(textField(max).trim().min(1)).nullable();
const rate = extractedValueSchema(z.int().min(1).max(CARD_FIELDS.hourly_rate.max)).nullable();

/** Extracted personal data, within the limits of a card. */
export const ParsedBase = z.object({
  name: line(CARD_FIELDS.name.max),
  title: line(CARD_FIELDS.title.max),
  email: line(EMAIL_MAX),
  phone: line(PHONE_MAX),
  links: z.array(extractedValueSchema(Link)),
  /** ISO country code. */
  country: line(2),
  /** Id in the dictionary. */
  seniority: extractedValueSchema(z.int()).nullable(),
  /** Id in the dictionary. */
  english_level: extractedValueSchema(z.int()).nullable(),
  /** Whole US dollars; amounts in other currencies are ignored. */
  hourly_rate: rate,
  monthly_rate: rate,
  /** Languages other than English. */
  languages: z.array(extractedValueSchema(Language)),
  education: z.array(extractedValueSchema(Education)),
});
export type ParsedBase = z.infer<typeof ParsedBase>;

/** Whole years of experience, as stated in the CV or calculated from dated employment; null if neither is available. */
export const ParsedSkill = CardSkill.omit({ skill_image: true });
export type ParsedSkill = z.infer<typeof ParsedSkill>;

/** Contents of a CV. Each property is a block that can be requested separately. */
export const ParsedResume = z.object({
  base: ParsedBase,
  skills: z.array(extractedValueSchema(ParsedSkill)),
  /** Plain text, one paragraph per line. */
  summary: line(CARD_FIELDS.summary.max),
  /** Dates are empty if they are missing in the CV or can't be parsed. */
  work_experience: z.array(extractedValueSchema(WorkExperience)),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

/** A page of the file with its text layout, for display. */
export const ResumePage = z.object({
  number: z.int().min(1),
  /** Size in points. */
  width: z.number(),
  height: z.number(),
  /** Groups of adjacent words with their positions, in reading order. */
  lines: z.array(
    Box.extend({
      bold: z.boolean(),
      /** Font size in points. */
      size: z.number(),
      words: z.array(z.object({ text: z.string(), x: z.number(), width: z.number() })),
    }),
  ),
});
export type ResumePage = z.infer<typeof ResumePage>;

/** Fields of every block. */
const Told = {
  /** `local`: extracted by rules; `model`: by a language model. */
  source: z.enum(['local', 'model']),
  /** Whether some pages were read by text recognition (OCR). */
  scanned: z.boolean(),
  /** The pages to which the positions of the values refer. */
  pages: z.array(ResumePage),
};

const ResumeBlock = z.discriminatedUnion('block', [
  z.object({ block: z.literal('base'), found: ParsedResume.shape.base, ...Told }),
  z.object({ block: z.literal('skills'), found: z.array(extractedValueSchema(CardSkill)), ...Told }),
  z.object({ block: z.literal('summary'), found: ParsedResume.shape.summary, ...Told }),
  z.object({ block: z.literal('work_experience'), found: ParsedResume.shape.work_experience, ...Told }),
]);
export type ResumeBlock = z.infer<typeof ResumeBlock>;

export const resumes = {
  parseResume: defineEndpoint({
    method: 'POST',
    path: '/ai/resume_parser/',
    access: 'user',
    summary: `Extracts one block of a CV, each field with its position and confidence. The CV is a file in a form, of at most ${formatMegabytes(RESUME_MAX_BYTES)} and 30 pages, or a link to a file. Stores nothing.`,
    query: z.strictObject({ get_block: ResumeBlockName, url: textField(ADDRESS_MAX).trim().min(1).optional() }),
    body: z.strictObject({ file: Upload(RESUME_MAX_BYTES).optional() }).nullish(),
    form: { maxBytes: RESUME_MAX_BYTES },
    response: ResumeBlock,
  }),
};
