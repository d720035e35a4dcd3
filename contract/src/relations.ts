import { z } from 'zod';
import { RequestCard, TalentCard } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { Option } from './dictionaries.ts';
import { Id, text, wholeNumber } from './fields.ts';
import { Match } from './matching.ts';

export const RELATION_STATUSES = ['proposed', 'confirmed', 'rejected', 'proceeded', 'archived'] as const;
export const RelationStatus = z.enum(RELATION_STATUSES);
export type RelationStatus = z.infer<typeof RelationStatus>;

/** One status, or `active`: proposed, confirmed and proceeded. */
export const StatusFilter = z.enum(['active', ...RELATION_STATUSES, 'all']);
export type StatusFilter = z.infer<typeof StatusFilter>;

export const RELATED_PAGE_SIZE = 5;

/** Why something was turned down, and whose decision it was. */
export const RejectionReason = Option.extend({ by: z.enum(['we', 'they']) });
export type RejectionReason = z.infer<typeof RejectionReason>;

const Side = z.enum(['request', 'talent', 'staff']);

/** Between a job and a talent: one a pair. */
export const Relation = z.object({
  id: Id,
  request_id: Id,
  talent_id: Id,
  status: RelationStatus,
  initiated_by: Side,
  is_confirmed: z.boolean(),
  /** Whose answer it waits for, or null. */
  waits_for: z.enum(['request', 'talent']).nullable(),
  rt_rejection_reason: RejectionReason.nullable(),
  comment: z.string(),
  proceed: z.object({ reason: Option, start_date: z.iso.date().nullable(), rate: z.string() }).nullable(),
  created: z.string(),
  modified: z.string(),
  /** What who is asking may do with it now. */
  can: z.object({
    confirm: z.boolean(),
    reject: z.boolean(),
    proceed: z.boolean(),
    unarchive: z.boolean(),
    archive: z.boolean(),
  }),
});
export type Relation = z.infer<typeof Relation>;

/** The card on the other side, as its owner lets it be seen, and how well the two fit. */
const related = <T extends z.ZodType>(card: T) => z.object({ relation: Relation, card_data: card, match: Match });
export const RelatedTalent = related(TalentCard);
export type RelatedTalent = z.infer<typeof RelatedTalent>;
export const RelatedRequest = related(RequestCard);
export type RelatedRequest = z.infer<typeof RelatedRequest>;

const counters = z.record(StatusFilter, z.int());
const relatedPage = <T extends z.ZodType>(item: T) => z.object({ count: z.int(), counters, results: z.array(item) });

/** One step of a relation's history. */
export const RelationEvent = z.object({
  id: Id,
  at: z.string(),
  /** Who: a name, or `Crewdock` for what happened by itself; others' names only where the asker may know them. */
  actor: z.string(),
  from: RelationStatus.nullable(),
  to: RelationStatus,
  /** Reason and comment in words. */
  why: z.string(),
});
export type RelationEvent = z.infer<typeof RelationEvent>;

const CardId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const Pair = z.strictObject({ id: wholeNumber(1, 2_147_483_647), otherId: wholeNumber(1, 2_147_483_647) });

const RelationsQuery = z.strictObject({
  status: StatusFilter.default('active'),
  limit: wholeNumber(1, 100).default(RELATED_PAGE_SIZE),
  offset: wholeNumber(0, 1_000_000).default(0),
});

/** `from` is what the mover saw: another status there now is a conflict. */
const From = { from: RelationStatus.optional() };
const Rejection = z.strictObject({
  rt_rejection_reason: Id,
  comment: text(2000).trim().default(''),
  ...From,
});
const Proceeding = z.strictObject({
  proceed_reason: Id,
  start_date: z.iso.date().nullable().default(null),
  rate: text(60).trim().default(''),
  ...From,
});
const Confirmation = z.strictObject(From);

const ProposeQuery = z.strictObject({
  /** The card of the other kind that one's own would be proposed to. */
  for: wholeNumber(1, 2_147_483_647),
  search: text(200).optional(),
  limit: wholeNumber(1, 100).default(50),
  offset: wholeNumber(0, 1_000_000).default(0),
});

const proposable = <T extends z.ZodType, R extends z.ZodType>(card: T, item: R) =>
  z.object({
    count: z.int(),
    propose_cards: z.array(z.object({ card_data: card, match: Match })),
    proposed_cards: z.array(item),
  });

/** `talent` moves are written from the job's side, `request` moves from the talent's: the same relation. */
function moves<const Base extends 'requests' | 'talents', const Other extends 'talent' | 'request'>(
  base: Base,
  other: Other,
) {
  const path = `/${base}/{id}/related-${other}/{otherId}/` as const;
  return {
    propose: endpoint({
      method: 'POST',
      path,
      access: 'user',
      summary: 'Puts one forward for the other; a pair that is linked already answers with its relation.',
      idempotent: true,
      params: Pair,
      body: z.strictObject({ comment: text(2000).trim().default('') }),
      response: Relation,
    }),
    confirm: endpoint({
      method: 'POST',
      path: `${path}confirm/` as const,
      access: 'user',
      summary: 'Accepts what the other side proposed.',
      params: Pair,
      body: Confirmation,
      response: Relation,
    }),
    reject: endpoint({
      method: 'POST',
      path: `${path}reject/` as const,
      access: 'user',
      summary: 'Turns it down with a reason.',
      params: Pair,
      body: Rejection,
      response: Relation,
    }),
    proceed: endpoint({
      method: 'POST',
      path: `${path}proceed/` as const,
      access: 'user',
      summary: 'Hires, with a reason.',
      params: Pair,
      body: Proceeding,
      response: Relation,
    }),
    unarchive: endpoint({
      method: 'GET',
      path: `${path}unarchive/` as const,
      access: 'user',
      summary: 'Restores the state before it was rejected or archived.',
      params: Pair,
      response: Relation,
    }),
    archive: endpoint({
      method: 'DELETE',
      path,
      access: 'staff',
      summary: 'Withdraws it without a refusal.',
      params: Pair,
      response: Relation,
    }),
  };
}

const fromRequest = moves('requests', 'talent');
const fromTalent = moves('talents', 'request');

export const relations = {
  listRequestRelations: endpoint({
    method: 'GET',
    path: '/requests/{id}/get_relations/',
    access: 'user',
    summary: 'The talents of a job, last moved first.',
    params: CardId,
    query: RelationsQuery,
    response: relatedPage(RelatedTalent),
  }),
  listTalentRelations: endpoint({
    method: 'GET',
    path: '/talents/{id}/get_relations/',
    access: 'user',
    summary: 'The jobs of a talent, last moved first.',
    params: CardId,
    query: RelationsQuery,
    response: relatedPage(RelatedRequest),
  }),
  listProposableTalents: endpoint({
    method: 'GET',
    path: '/talents/propose_cards/',
    access: 'user',
    summary: 'The asker’s talents for a job, best match first; those linked with it stand apart.',
    query: ProposeQuery,
    response: proposable(TalentCard, RelatedTalent),
  }),
  listProposableRequests: endpoint({
    method: 'GET',
    path: '/requests/propose_cards/',
    access: 'user',
    summary: 'The asker’s jobs for a talent, best match first; those linked with it stand apart.',
    query: ProposeQuery,
    response: proposable(RequestCard, RelatedRequest),
  }),
  proposeTalent: fromRequest.propose,
  confirmTalent: fromRequest.confirm,
  rejectTalent: fromRequest.reject,
  proceedTalent: fromRequest.proceed,
  unarchiveTalent: fromRequest.unarchive,
  archiveTalent: fromRequest.archive,
  proposeToRequest: fromTalent.propose,
  confirmRequest: fromTalent.confirm,
  rejectRequest: fromTalent.reject,
  proceedRequest: fromTalent.proceed,
  unarchiveRequest: fromTalent.unarchive,
  archiveRequest: fromTalent.archive,
  getHistory: endpoint({
    method: 'GET',
    path: '/relations/{id}/history/',
    access: 'user',
    summary: 'Who moved a relation when, from what to what and why, oldest first.',
    params: CardId,
    response: z.object({ results: z.array(RelationEvent) }),
  }),
  listRejectionReasons: endpoint({
    method: 'GET',
    path: '/admin-panel/dict/rejection-reasons/',
    access: 'user',
    summary: 'Reasons to turn a pair down.',
    response: z.array(RejectionReason),
  }),
  listProceedReasons: endpoint({
    method: 'GET',
    path: '/admin-panel/dict/proceed-reasons/',
    access: 'user',
    summary: 'How it goes on after a confirmation.',
    response: z.array(Option),
  }),
  listStatuses: endpoint({
    method: 'GET',
    path: '/admin-panel/dict/statuses/',
    access: 'user',
    summary: 'Statuses of jobs and of talents.',
    response: z.object({ requests: z.array(Option), talents: z.array(Option) }),
  }),
};
