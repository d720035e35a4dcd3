import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { wholeNumber } from './fields.ts';
import { ImprovementStep, SummaryImprovement } from './summary-improvement.ts';

const MODES = ['strict', 'moderate', 'recommended', 'all'] as const;

/** Fields that a job and a talent are compared by. */
const MatchField = z.enum(['main_skills', 'skills', 'seniority', 'english', 'rate', 'location', 'specialization']);

/** How well a job and a talent match. */
export const Match = z.object({
  /** 0 to 100. Fields without a value earn nothing. */
  score: z.int().min(0).max(100),
  /** The score if all missing values were as required; equal to `score` when none are missing. */
  up_to: z.int().min(0).max(100),
  /** The strictest matching mode that includes the pair. */
  mode: z.enum(MODES),
  /** Required fields that the talent has no value for; for skills, their years. */
  unknown: z.array(MatchField),
});
export type Match = z.infer<typeof Match>;

/** Result for one field. */
export const MatchPart = z.object({
  field: MatchField,
  verdict: z.enum(['fits', 'partly', 'missing', 'unknown']),
  /** Points earned, out of `of`; 0 for an unknown field. */
  points: z.number(),
  of: z.number(),
  /** Points not earned only because the talent has no value. */
  open: z.number(),
  /** One sentence with the field’s values on both sides and, where they don't match, the difference. */
  text: z.string(),
});
export type MatchPart = z.infer<typeof MatchPart>;

export const MatchExplanation = Match.extend({
  /** `local`: written by local rules; `model`: by a language model. */
  source: z.enum(['local', 'model']),
  parts: z.array(MatchPart),
  /** The smallest change that would lift the pair to the next mode; null when there is none. */
  next_step: z.object({ mode: z.enum(MODES), text: z.string() }).nullable(),
  text: z.string(),
  can: z.object({
    /** Whether the requester may ask for an improved summary of the talent. */
    improve: z.boolean(),
  }),
  /** Only with `type=improve`; null otherwise. */
  improvement: SummaryImprovement.nullable(),
});
export type MatchExplanation = z.infer<typeof MatchExplanation>;

const Pair = z.strictObject({
  requestId: wholeNumber(1, 2_147_483_647),
  talentId: wholeNumber(1, 2_147_483_647),
});

export const matching = {
  explainMatch: defineEndpoint({
    method: 'GET',
    path: '/ai/explain_match/{requestId}/{talentId}/',
    access: 'user',
    summary:
      'What fits, what is missing and by how much, what is unknown, and what would help most. With `type=improve`, for who edits the talent, also a summary that says what the job asks for and the card proves.',
    params: Pair,
    query: z.strictObject({ type: z.enum(['improve']).optional() }),
    response: MatchExplanation,
  }),
  writeSummary: defineEndpoint({
    method: 'GET',
    path: '/ai/explain_match/{requestId}/{talentId}/improvement/',
    access: 'user',
    summary:
      'The summary of `type=improve` while it is written: each sentence that is added, and at last the whole, which may have others.',
    params: Pair,
    answer: 'stream',
    event: ImprovementStep,
  }),
};
