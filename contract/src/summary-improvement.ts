import { z } from 'zod';

/** A part of the talent's card that supports a sentence. */
const SummaryEvidence = z.object({
  field: z.enum(['summary', 'skills', 'work_experience', 'english_level', 'seniority']),
  /** Text of the card that supports the sentence; for a removed sentence, the reason for its removal. */
  text: z.string(),
});

/** A sentence of the current summary or of the proposed summary. */
const SummarySentence = z.object({
  change: z.enum(['kept', 'added', 'removed']),
  text: z.string(),
  /** The sentence as HTML, with emphasis and links as allowed in summaries. */
  html: z.string(),
  /** Type of the element that contains the sentence; for list items, the type of the list. */
  block: z.enum(['p', 'ul', 'ol', 'h3', 'h4', 'blockquote']),
  /** Whether the sentence is the first one of its paragraph, heading or list item. */
  begins: z.boolean(),
  evidence: z.array(SummaryEvidence).min(1),
  /** Requirements of the job that the sentence addresses. */
  answers: z.array(z.string()),
});
export type SummarySentence = z.infer<typeof SummarySentence>;

/** A proposed summary of a talent for a job, as a diff to the current summary. */
export const SummaryImprovement = z.object({
  /** Author of the added sentences: built-in rules (`local`) or a language model (`model`). */
  source: z.enum(['local', 'model']),
  /** Why rules were used although a language model is configured, otherwise null. */
  fallback: z.enum(['model_failed', 'limit_reached']).nullable(),
  /** Whether the proposal adds or removes sentences. */
  improves: z.boolean(),
  /** Version of the card on which the proposal is based; needed to save the proposal. */
  version: z.int(),
  /** The current summary. */
  present: z.string(),
  sentences: z.array(SummarySentence),
});
export type SummaryImprovement = z.infer<typeof SummaryImprovement>;

/**
 * An event of the stream: an added sentence as soon as it is validated, finally the complete proposal. Use only the
 * final proposal, because earlier sentences might differ from it.
 */
export const ImprovementStep = z.union([
  z.object({ added: SummarySentence }),
  z.object({ improvement: SummaryImprovement }),
]);
export type ImprovementStep = z.infer<typeof ImprovementStep>;
