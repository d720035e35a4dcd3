import { z } from 'zod';
import { RequestCard, TalentCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { Option } from './dictionaries.ts';
import { Day, Id, idList, textField, wholeNumber, SEEN, SEEN_AS_TEXT } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { Match } from './matching.ts';
import { definePairedEndpoints } from './pairs.ts';
import {
  AGREED_RATE_MAX,
  APPLIED_IDS_MAX,
  COMMENT_MAX,
  PROPOSABLE_PAGE_SIZE,
  RELATED_PAGE_SIZE,
  SEARCH_MAX,
} from './limits.ts';
import { countedWithCursor, cursorPage, cursorRange, pageSchema } from './page.ts';

export const RELATION_STATUSES = ['proposed', 'confirmed', 'rejected', 'proceeded', 'archived'] as const;
export const RelationStatus = z.enum(RELATION_STATUSES);
export type RelationStatus = z.infer<typeof RelationStatus>;

/**
 * A single status; `active`: proposed, confirmed and proceeded; `waiting`: needs an answer from the given card's side.
 */
export const StatusFilter = z.enum(['active', 'waiting', ...RELATION_STATUSES, 'all']);
export type StatusFilter = z.infer<typeof StatusFilter>;

/** Reason for a rejection. */
export const RejectionReason = Option.extend({
  /** The side whose decision it was. */
  side: z.enum(CARD_KINDS),
  /** The deciding side from the perspective of the rejecting side: `we` if both are the same side. */
  by: z.enum(['we', 'they']),
  /** The reason ends a hire. */
  ends_hire: z.boolean(),
});
export type RejectionReason = z.infer<typeof RejectionReason>;

const Side = z.enum(['request', 'talent', 'staff']);

/** Links a job and a talent; one per pair. */
export const Relation = z.object({
  id: Id,
  request_id: Id,
  talent_id: Id,
  status: RelationStatus,
  initiated_by: Side,
  is_confirmed: z.boolean(),
  /** The sides whose answer is needed; an answer from either is enough. */
  waits_for: z.array(z.enum(CARD_KINDS)),
  rt_rejection_reason: RejectionReason.nullable(),
  comment: z.string(),
  /**
   * The current step after confirmation; after a rejection or withdrawal, the last step. Null before the first step.
   */
  proceed: z.object({ reason: Option, start_date: z.iso.date().nullable(), rate: z.string() }).nullable(),
  /** Number of notes that the requester may read. */
  notes: z.int(),
  version: z.int(),
  created: z.string(),
  modified: z.string(),
  /** Actions the requester may take now. `proceed` is false after a hire, the last step. */
  can: z.object({
    confirm: z.boolean(),
    reject: z.boolean(),
    proceed: z.boolean(),
    unarchive: z.boolean(),
    archive: z.boolean(),
  }),
});
export type Relation = z.infer<typeof Relation>;

/** A relation's state, shown with a card: its status, and its step when `proceeded`. */
export const RelationState = Relation.pick({ id: true, status: true, proceed: true });
export type RelationState = z.infer<typeof RelationState>;

/** A relation with the other side's card, limited to the fields its owner shares, and the match of both cards. */
const related = <T extends z.ZodType>(card: T) => z.object({ relation: Relation, card_data: card, match: Match });
export const RelatedTalent = related(TalentCard);
export type RelatedTalent = z.infer<typeof RelatedTalent>;
export const RelatedRequest = related(RequestCard);
export type RelatedRequest = z.infer<typeof RelatedRequest>;

/** Number of relations of a card per filter value. */
export const RelationCounters = z.record(StatusFilter, z.int());
/** The steps after confirmation, in order, each with its number of relations. */
export const RelationSteps = z.array(Option.extend({ count: z.int() }));
export const relatedPage = <T extends z.ZodType>(item: T) =>
  cursorPage(item).extend({ counters: RelationCounters, steps: RelationSteps });

/** A change in a relation's history. */
export const RelationEvent = z.object({
  id: Id,
  at: z.string(),
  /**
   * Name of the person, or of the portal for automatic changes; names are shown only if the requester may know them.
   */
  actor: z.string(),
  from: RelationStatus.nullable(),
  /** Steps within `proceeded`. */
  from_step: Option.nullable(),
  to: RelationStatus,
  to_step: Option.nullable(),
  /** Reason and comment as text. */
  why: z.string(),
});
export type RelationEvent = z.infer<typeof RelationEvent>;

const CardId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
export const Linked = z.strictObject({ id: wholeNumber(1, 2_147_483_647), otherId: wholeNumber(1, 2_147_483_647) });

export const RelationsQuery = z.strictObject({
  status: StatusFilter.default('active'),
  /** Limits the result to relations currently at this step of `proceeded`. */
  step: wholeNumber(1, 32_767).optional(),
  ...cursorRange(RELATED_PAGE_SIZE),
});

/** Version, status and step that the requester saw. The call returns a conflict if one of them has changed since. */
const Seen = { ...SEEN, from: RelationStatus.optional(), from_step: Id.nullable().optional() };
const Rejection = z
  .strictObject({ rt_rejection_reason: Id.optional(), comment: textField(COMMENT_MAX).trim().default(''), ...Seen })
  .prefault({});
/** Omitted fields keep their previous values. */
const Proceeding = z.strictObject({
  proceed_reason: Id,
  start_date: Day.nullable().optional(),
  rate: textField(AGREED_RATE_MAX).trim().optional(),
  ...Seen,
});
export const Confirmation = z.strictObject(Seen).prefault({});
export const Withdrawal = z.strictObject(SEEN_AS_TEXT);
export const Proposal = z.strictObject({ comment: textField(COMMENT_MAX).trim().default('') }).prefault({});

const ProposeQuery = z.strictObject({
  /** Id of the requester's card, which the results would be linked with; its kind is the other kind. */
  for: wholeNumber(1, 2_147_483_647),
  search: textField(SEARCH_MAX).optional(),
  ...cursorRange(PROPOSABLE_PAGE_SIZE),
});

const proposable = <T extends z.ZodType, R extends z.ZodType>(card: T, item: R) =>
  z.object({
    ...countedWithCursor,
    propose_cards: z.array(z.object({ card_data: card, match: Match })),
    proposed_cards: z.array(item),
  });

/** A job for which the talent's side proposed one of the requester's talents, and the time of the first proposal. */
export const AppliedJob = z.object({ id: Id, applied: z.string() });

export const relations = {
  ...definePairedEndpoints({
    listCardRelations: {
      method: 'GET',
      path: '/{kind}s/{id}/get_relations/',
      access: 'user',
      summary:
        'The {others} of a {card}: what waits for its side first, what has ended last, and last moved first among these.',
      params: CardId,
      query: RelationsQuery,
      response: { talent: relatedPage(RelatedRequest), request: relatedPage(RelatedTalent) },
    },
    listProposableCards: {
      method: 'GET',
      path: '/{kind}s/propose_cards/',
      access: 'user',
      summary: 'The asker’s {cards} for a {other}, best match first; those linked with it stand apart.',
      query: ProposeQuery,
      response: { talent: proposable(TalentCard, RelatedTalent), request: proposable(RequestCard, RelatedRequest) },
    },
    // Moves of a relation, from the side of either card.
    proposeOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/',
      access: 'user',
      summary: 'Puts one forward for the other; a pair that is linked already answers with its relation.',
      idempotent: true,
      params: Linked,
      body: Proposal,
      response: Relation,
    },
    confirmOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/confirm/',
      access: 'user',
      summary: 'Accepts what the other side proposed.',
      params: Linked,
      body: Confirmation,
      response: Relation,
    },
    rejectOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/reject/',
      access: 'user',
      summary: 'Turns it down at any point, with a reason.',
      params: Linked,
      body: Rejection,
      response: Relation,
    },
    proceedOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/proceed/',
      access: 'user',
      summary: 'Moves it to a step: interview, test task, trial, offer, hire.',
      params: Linked,
      body: Proceeding,
      response: Relation,
    },
    unarchiveOther: {
      method: 'GET',
      path: '/{kind}s/{id}/related-{other}/{otherId}/unarchive/',
      access: 'user',
      summary: 'Restores the state and step before it was rejected or archived, for links that can only be followed.',
      params: Linked,
      response: Relation,
    },
    restoreOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/unarchive/',
      access: 'user',
      summary: 'Restores the state and step before it was rejected or archived.',
      params: Linked,
      body: Confirmation,
      response: Relation,
    },
    archiveOther: {
      method: 'DELETE',
      path: '/{kind}s/{id}/related-{other}/{otherId}/',
      access: 'staff',
      summary: 'Withdraws it without a refusal.',
      params: Linked,
      query: Withdrawal,
      response: Relation,
    },
  }),
  listAppliedJobs: defineEndpoint({
    method: 'GET',
    path: '/requests/applied/',
    access: 'user',
    summary: 'Of the given jobs, those that the requester has applied for with a talent, unless it was withdrawn.',
    query: z.strictObject({ ids: idList(APPLIED_IDS_MAX) }),
    response: z.array(AppliedJob),
  }),
  getHistory: defineEndpoint({
    method: 'GET',
    path: '/relations/{id}/history/',
    access: 'user',
    summary: 'Who moved a relation when, from what to what and why, oldest first.',
    params: CardId,
    response: pageSchema(RelationEvent),
  }),
  listRejectionReasons: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/dict/rejection-reasons/',
    access: 'user',
    summary: 'Reasons to turn a pair down, those of the asker’s own side first.',
    response: z.array(RejectionReason),
  }),
  listProceedReasons: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/dict/proceed-reasons/',
    access: 'user',
    summary: 'The steps after a confirmation, in their order.',
    response: z.array(Option),
  }),
  listStatuses: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/dict/statuses/',
    access: 'user',
    summary: 'Statuses of jobs and of talents.',
    response: z.object({ requests: z.array(Option), talents: z.array(Option) }),
  }),
};
