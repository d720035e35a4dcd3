import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { wholeNumber } from './fields.ts';
import { ImprovementStep, SummaryImprovement } from './summary-improvement.ts';

const MODES = ['strict', 'moderate', 'recommended', 'all'] as const;

/** What a job and a talent are compared by. */
const MatchField = z.enum(['main_skills', 'skills', 'seniority', 'english', 'rate', 'location', 'specialization']);

/** How well a job and a talent fit. */
export const Match = z.object({
  /** 0 to 100: what isn’t told earns nothing. */
  score: z.int().min(0).max(100),
  /** What the score would be if all that isn’t told were as asked for; the score itself where everything is told. */
  up_to: z.int().min(0).max(100),
  /** The strictest matching mode that keeps the pair. */
  mode: z.enum(MODES),
  /** The asked fields that the talent doesn’t tell; of skills the years. */
  unknown: z.array(MatchField),
});
export type Match = z.infer<typeof Match>;

/** One field of the comparison. */
export const MatchPart = z.object({
  field: MatchField,
  verdict: z.enum(['fits', 'partly', 'missing', 'unknown']),
  /** Points of how many; an unknown field has 0 of them. */
  points: z.number(),
  of: z.number(),
  /** Of those that are missing, how many could still come because the talent doesn’t tell. */
  open: z.number(),
  /** One sentence that names the field’s values on both sides and, where it is missing, by how much. */
  text: z.string(),
});
export type MatchPart = z.infer<typeof MatchPart>;

export const MatchExplanation = Match.extend({
  /** The local rules or a model wrote it. */
  source: z.enum(['local', 'model']),
  parts: z.array(MatchPart),
  /** The smallest change that would lift the pair to the next mode; null when there is none. */
  next_step: z.object({ mode: z.enum(MODES), text: z.string() }).nullable(),
  text: z.string(),
  can: z.object({
    /** Whether who asks may ask for a better summary of the talent. */
    improve: z.boolean(),
  }),
  /** Where `type=improve` asks for it. */
  improvement: SummaryImprovement.nullable(),
});
export type MatchExplanation = z.infer<typeof MatchExplanation>;

const Pair = z.strictObject({
  requestId: wholeNumber(1, 2_147_483_647),
  talentId: wholeNumber(1, 2_147_483_647),
});

export const matching = {
  explainMatch: endpoint({
    method: 'GET',
    path: '/ai/explain_match/{requestId}/{talentId}/',
    access: 'user',
    summary:
      'What fits, what is missing and by how much, what is unknown, and what would help most. With `type=improve`, for who edits the talent, also a summary that says what the job asks for and the card proves.',
    params: Pair,
    query: z.strictObject({ type: z.enum(['improve']).optional() }),
    response: MatchExplanation,
  }),
  writeSummary: endpoint({
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
