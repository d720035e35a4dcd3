import { z } from 'zod';

/** The part of the talent's card that supports a sentence. */
const SummaryEvidence = z.object({
  field: z.enum(['summary', 'skills', 'work_experience', 'english_level', 'seniority']),
  /** The supporting text of the card; for a removed sentence, the reason for its removal. */
  text: z.string(),
});

/** A sentence of the current summary or a proposed one. */
const SummarySentence = z.object({
  change: z.enum(['kept', 'added', 'removed']),
  text: z.string(),
  /** The sentence with its emphasis and links, as HTML allowed in summaries. */
  html: z.string(),
  /** Element that contains the sentence; for list items, the list. */
  block: z.enum(['p', 'ul', 'ol', 'h3', 'h4', 'blockquote']),
  /** The first sentence of its paragraph, heading or list item. */
  begins: z.boolean(),
  evidence: z.array(SummaryEvidence).min(1),
  /** Requirements of the job that the sentence addresses. */
  answers: z.array(z.string()),
});
export type SummarySentence = z.infer<typeof SummarySentence>;

/** An improved summary of a talent for a job, as a diff with the current one. */
export const SummaryImprovement = z.object({
  /** Author of the added sentences: `local` rules or a language `model`. */
  source: z.enum(['local', 'model']),
  /** Why the rules were used although a model is configured; null otherwise. */
  fallback: z.enum(['model_failed', 'limit_reached']).nullable(),
  /** False when nothing is added or removed. */
  improves: z.boolean(),
  /** Version of the card that the improvement is based on; needed to save it. */
  version: z.int(),
  /** The current summary. */
  present: z.string(),
  sentences: z.array(SummarySentence),
});
export type SummaryImprovement = z.infer<typeof SummaryImprovement>;

/**
 * Progress event: an added sentence as soon as it is valid, finally the complete improvement. Only the last event is
 * authoritative.
 */
export const ImprovementStep = z.union([
  z.object({ added: SummarySentence }),
  z.object({ improvement: SummaryImprovement }),
]);
export type ImprovementStep = z.infer<typeof ImprovementStep>;
