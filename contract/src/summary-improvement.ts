import { z } from 'zod';

/** What of the talent's card a sentence stands on. */
const SummaryEvidence = z.object({
  field: z.enum(['summary', 'skills', 'work_experience', 'english_level', 'seniority']),
  /** What the card says there, or of a removed sentence why it is. */
  text: z.string(),
});

/** A sentence of the present summary, or one that is proposed. */
const SummarySentence = z.object({
  change: z.enum(['kept', 'added', 'removed']),
  text: z.string(),
  /** The same with its emphasis and links, as it may stand in a summary. */
  html: z.string(),
  /** What it stands in, an entry of a list by the list. */
  block: z.enum(['p', 'ul', 'ol', 'h3', 'h4', 'blockquote']),
  /** The first of its paragraph, heading or entry. */
  begins: z.boolean(),
  evidence: z.array(SummaryEvidence).min(1),
  /** What the job asks for and it answers. */
  answers: z.array(z.string()),
});
export type SummarySentence = z.infer<typeof SummarySentence>;

/** A summary of the talent towards a job, as a difference from the present one. */
export const SummaryImprovement = z.object({
  /** The local rules or a model wrote what is added. */
  source: z.enum(['local', 'model']),
  /** Why the rules did though there is a model. */
  fallback: z.enum(['model_failed', 'limit_reached']).nullable(),
  /** False: nothing is added or removed. */
  improves: z.boolean(),
  /** Of the card that it was made for, for saving it. */
  version: z.int(),
  /** The summary as it is. */
  present: z.string(),
  sentences: z.array(SummarySentence),
});
export type SummaryImprovement = z.infer<typeof SummaryImprovement>;

/** A summary while it is written: a sentence that is added, as soon as it holds, and at last the whole, which alone counts. */
export const ImprovementStep = z.union([
  z.object({ added: SummarySentence }),
  z.object({ improvement: SummaryImprovement }),
]);
export type ImprovementStep = z.infer<typeof ImprovementStep>;
