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
 * Filter by status. `active`: proposed, confirmed and proceeded; `waiting`: the side of the card in the path must
 * answer.
 */
export const StatusFilter = z.enum(['active', 'waiting', ...RELATION_STATUSES, 'all']);
export type StatusFilter = z.infer<typeof StatusFilter>;

/** Reason for a rejection. */
export const RejectionReason = Option.extend({
  /** The side that decided: for example, the talent's side when the talent declined. */
  side: z.enum(CARD_KINDS),
  /** The deciding side from the perspective of the rejecting side: `we` if both are the same side. */
  by: z.enum(['we', 'they']),
  /** Whether a rejection with this reason ends a hire. */
  ends_hire: z.boolean(),
});
export type RejectionReason = z.infer<typeof RejectionReason>;

const Side = z.enum(['request', 'talent', 'staff']);

/** A link between a job and a talent. A pair has at most one relation. */
export const Relation = z.object({
  id: Id,
  request_id: Id,
  talent_id: Id,
  status: RelationStatus,
  initiated_by: Side,
  is_confirmed: z.boolean(),
  /** The sides that may answer; one answer is enough. */
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
  /**
   * Time until which the requester can undo their last status change with `undo/`, because its email is sent then. Null
   * if there is nothing to undo.
   */
  undo_until: z.string().nullable(),
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
/** The steps after confirmation, in pipeline order, each with its number of relations. */
export const RelationSteps = z.array(Option.extend({ count: z.int() }));
export const relatedPage = <T extends z.ZodType>(item: T) =>
  cursorPage(item).extend({ counters: RelationCounters, steps: RelationSteps });

/** A change in a relation's history. */
export const RelationEvent = z.object({
  id: Id,
  at: z.string(),
  /** Name of the person, or of the portal for automatic changes. Names hidden from the requester are replaced. */
  actor: z.string(),
  from: RelationStatus.nullable(),
  /** Steps within the status `proceeded`. */
  from_step: Option.nullable(),
  to: RelationStatus,
  to_step: Option.nullable(),
  /** Reason and comment as plain text. */
  why: z.string(),
});
export type RelationEvent = z.infer<typeof RelationEvent>;

const CardId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
export const Linked = z.strictObject({ id: wholeNumber(1, 2_147_483_647), otherId: wholeNumber(1, 2_147_483_647) });

export const RelationsQuery = z.strictObject({
  status: StatusFilter.default('active'),
  /** Only relations that are currently at this step of `proceeded`. */
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
  /** Id of the requester's card that would be linked with a result. The results are cards of the other kind. */
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
        'Lists the {others} related to a {card}: relations that need an answer from its side first, ended relations last, and in each group the last changed first.',
      params: CardId,
      query: RelationsQuery,
      response: { talent: relatedPage(RelatedRequest), request: relatedPage(RelatedTalent) },
    },
    listProposableCards: {
      method: 'GET',
      path: '/{kind}s/propose_cards/',
      access: 'user',
      summary:
        'Lists the requester’s {cards} that can be proposed for a {other}, best match first; {cards} that are already linked with it are listed separately.',
      query: ProposeQuery,
      response: { talent: proposable(TalentCard, RelatedTalent), request: proposable(RequestCard, RelatedRequest) },
    },
    // Changes of a relation's status, by the side of either card.
    proposeOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/',
      access: 'user',
      summary:
        'Proposes a {other} and a {card} for each other; returns the existing relation if they are linked already.',
      idempotent: true,
      params: Linked,
      body: Proposal,
      response: Relation,
    },
    confirmOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/confirm/',
      access: 'user',
      summary: 'Confirms a proposal of the other side.',
      params: Linked,
      body: Confirmation,
      response: Relation,
    },
    rejectOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/reject/',
      access: 'user',
      summary: 'Rejects a relation in any status, with a reason.',
      params: Linked,
      body: Rejection,
      response: Relation,
    },
    proceedOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/proceed/',
      access: 'user',
      summary: 'Moves a relation to a step: interview, test task, trial, offer, hire.',
      params: Linked,
      body: Proceeding,
      response: Relation,
    },
    unarchiveOther: {
      method: 'GET',
      path: '/{kind}s/{id}/related-{other}/{otherId}/unarchive/',
      access: 'user',
      summary: 'Restores the status and step before the rejection or archiving. GET, for links in mails.',
      params: Linked,
      response: Relation,
    },
    restoreOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/unarchive/',
      access: 'user',
      summary: 'Restores the status and step before the rejection or archiving.',
      params: Linked,
      body: Confirmation,
      response: Relation,
    },
    undoOther: {
      method: 'POST',
      path: '/{kind}s/{id}/related-{other}/{otherId}/undo/',
      access: 'user',
      summary:
        'Undoes the requester’s proposal, confirmation or first step while its email is held back, and cancels the email. An undone proposal leaves no relation.',
      params: Linked,
      body: Confirmation,
      response: z.object({ relation: Relation.nullable() }),
    },
    archiveOther: {
      method: 'DELETE',
      path: '/{kind}s/{id}/related-{other}/{otherId}/',
      access: 'user',
      summary:
        'Withdraws a relation without a rejection: the side that proposed, before the proposal is answered, and staff.',
      params: Linked,
      query: Withdrawal,
      response: Relation,
    },
  }),
  listAppliedJobs: defineEndpoint({
    method: 'GET',
    path: '/requests/applied/',
    access: 'user',
    summary:
      'Returns which of the given jobs the requester has applied for with a talent; withdrawn applications do not count.',
    query: z.strictObject({ ids: idList(APPLIED_IDS_MAX) }),
    response: z.array(AppliedJob),
  }),
  getHistory: defineEndpoint({
    method: 'GET',
    path: '/relations/{id}/history/',
    access: 'user',
    summary: 'Lists the status changes of a relation with actor, time and reason, oldest first.',
    params: CardId,
    response: pageSchema(RelationEvent),
  }),
  listRejectionReasons: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/dict/rejection-reasons/',
    access: 'user',
    summary: 'Lists rejection reasons, starting with the reasons of the requester’s own side.',
    response: z.array(RejectionReason),
  }),
  listProceedReasons: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/dict/proceed-reasons/',
    access: 'user',
    summary: 'Lists the steps after confirmation, in pipeline order.',
    response: z.array(Option),
  }),
  listStatuses: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/dict/statuses/',
    access: 'user',
    summary: 'Lists the statuses that staff assign to jobs and to talents.',
    response: z.object({ requests: z.array(Option), talents: z.array(Option) }),
  }),
};
