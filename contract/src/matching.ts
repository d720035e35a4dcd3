import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { wholeNumber } from './fields.ts';
import { ImprovementStep, SummaryImprovement } from './summary-improvement.ts';

const MODES = ['strict', 'moderate', 'recommended', 'all'] as const;

/** Fields in which a job and a talent are compared. */
const MatchField = z.enum(['main_skills', 'skills', 'seniority', 'english', 'rate', 'location', 'specialization']);

/** How well a job and a talent match. */
export const Match = z.object({
  /** 0 to 100. Fields without a value earn nothing. */
  score: z.int().min(0).max(100),
  /** The score if all missing values met the requirements; equal to `score` if none are missing. */
  up_to: z.int().min(0).max(100),
  /** The strictest matching mode that includes the pair. */
  mode: z.enum(MODES),
  /** Required fields for which the talent has no value; for skills, their years of experience. */
  unknown: z.array(MatchField),
});
export type Match = z.infer<typeof Match>;

/** Result for one field. */
export const MatchPart = z.object({
  field: MatchField,
  verdict: z.enum(['fits', 'partly', 'missing', 'unknown']),
  /** Earned points, out of `of`; 0 for an unknown field. */
  points: z.number(),
  of: z.number(),
  /** Points that the talent could still earn by adding a missing value. */
  open: z.number(),
  /** One sentence with the field’s values on both sides and, if they don't match, the difference. */
  text: z.string(),
});
export type MatchPart = z.infer<typeof MatchPart>;

export const MatchExplanation = Match.extend({
  /** `local`: the text comes from built-in rules; `model`: from a language model. */
  source: z.enum(['local', 'model']),
  parts: z.array(MatchPart),
  /** The smallest change that moves the pair to the next mode; null if there is none. */
  next_step: z.object({ mode: z.enum(MODES), text: z.string() }).nullable(),
  text: z.string(),
  can: z.object({
    /** Whether the requester may request an improved summary of the talent. */
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
      'Explains a match: fields that fit, missing and unknown fields, and the most useful change. With `type=improve`, for users who may edit the talent, also a summary that covers the job’s requirements as far as the card proves them.',
    params: Pair,
    query: z.strictObject({ type: z.enum(['improve']).optional() }),
    response: MatchExplanation,
  }),
  writeSummary: defineEndpoint({
    method: 'GET',
    path: '/ai/explain_match/{requestId}/{talentId}/improvement/',
    access: 'user',
    summary:
      'Streams the improved summary of `type=improve` while it is written: each sentence, and finally the whole text, which may differ.',
    params: Pair,
    answer: 'stream',
    event: ImprovementStep,
  }),
};
