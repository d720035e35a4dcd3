import { z } from 'zod';
import { RequestCard, TalentCard } from '../cards.ts';
import { Option } from '../dictionaries.ts';
import { Id, wholeNumber, visibleText } from '../fields.ts';
import { SEARCH_MAX, SUGGESTIONS } from '../limits.ts';
import { Match } from '../matching.ts';
import { definePairedEndpoints } from '../pairs.ts';
import {
  Confirmation,
  Linked,
  Proposal,
  Withdrawal,
  Relation,
  RelatedRequest,
  RelatedTalent,
  RelationState,
  RelationStatus,
  RelationsQuery,
  relatedPage,
} from '../relations.ts';

/** The owner of a card, with contact data for staff. */
const Owner = z.object({ id: Id, name: z.string(), email: z.string(), company: z.string().nullable() });

const RelatedQuery = RelationsQuery.extend({ card_id: wholeNumber(1, 2_147_483_647) });

const SuggestQuery = z.strictObject({
  /** An id, or words of the card or its owner. */
  search: visibleText(SEARCH_MAX),
  /** Id of a card of the other kind. Adds each result's match and relation with this card. */
  for: wholeNumber(1, 2_147_483_647).optional(),
  limit: wholeNumber(1, SUGGESTIONS).default(SUGGESTIONS),
});

const suggested = <T extends z.ZodType>(card: T) =>
  z.object({
    items: z.array(
      z.object({
        card_data: card,
        owner: Owner,
        match: Match.nullable(),
        relation: RelationState.nullable(),
      }),
    ),
  });

/** Ids of the deleted relation and its cards. */
const Deleted = z.object({ id: Id, request_id: Id, talent_id: Id });

/** Status that the requester saw. The call returns a conflict if the status has changed since then. */
const DeleteQuery = Withdrawal.extend({ from: RelationStatus.optional() });

const Filters = z.object({
  /** Filter for cards with or without active relations. */
  processing: z.array(z.object({ code: z.enum(['all', 'active', 'noactive']), label: z.string() })),
  statuses: z.array(Option),
  relation_statuses: z.array(z.object({ code: RelationStatus, label: z.string() })),
  rejection_reasons: z.array(Option),
  proceed_reasons: z.array(Option),
  managers: z.array(Option),
  companies: z.array(Option),
  seniority: z.array(Option),
  english_level: z.array(Option),
  specializations: z.array(Option),
  durations: z.array(Option),
});

/** Staff actions on relations of all cards. Staff act for the side of the first card in the path. */
export const staffRelations = definePairedEndpoints({
  listStaffRelatedOthers: {
    method: 'GET',
    path: '/admin-panel/{kind}s/related_{other}s/',
    access: 'staff',
    summary: 'Lists the {others} related to any {card}, with the owners of both sides.',
    query: RelatedQuery,
    response: {
      talent: relatedPage(RelatedRequest.extend({ owner: Owner })).extend({ own: Owner }),
      request: relatedPage(RelatedTalent.extend({ owner: Owner })).extend({ own: Owner }),
    },
  },
  suggestCards: {
    method: 'GET',
    path: '/admin-panel/{kind}s/suggest/',
    access: 'staff',
    summary:
      'Finds active {cards} by id, by words of the card, or by parts of the card’s or its owner’s name; best match of the name first.',
    query: SuggestQuery,
    response: { talent: suggested(TalentCard), request: suggested(RequestCard) },
  },
  listCardFilters: {
    method: 'GET',
    path: '/admin-panel/{kind}s/filters/',
    access: 'staff',
    summary: 'Returns the filters of the staff table of {cards}, with their options.',
    response: Filters,
  },
  proposeOtherByStaff: {
    method: 'POST',
    path: '/admin-panel/{kind}s/{id}/related-{other}/{otherId}/',
    access: 'staff',
    summary: 'Links any two cards: both sides may answer. Returns the existing relation if they are linked already.',
    idempotent: true,
    params: Linked,
    body: Proposal,
    response: Relation,
  },
  confirmOtherByStaff: {
    method: 'POST',
    path: '/admin-panel/{kind}s/{id}/related-{other}/{otherId}/confirm/',
    access: 'staff',
    summary: 'Confirms a proposal on behalf of the side whose answer is needed.',
    params: Linked,
    body: Confirmation,
    response: Relation,
  },
  archiveOtherByStaff: {
    method: 'DELETE',
    path: '/admin-panel/{kind}s/{id}/related-{other}/{otherId}/',
    access: 'staff',
    summary: 'Withdraws a relation without a rejection; `unarchive/` restores it.',
    params: Linked,
    query: Withdrawal,
    response: Relation,
  },
  deleteOther: {
    method: 'DELETE',
    path: '/admin/{kind}s/{id}/related-{other}/{otherId}/',
    access: 'staff',
    summary: 'Deletes a relation with its history and notes; it can be restored for a day.',
    params: Linked,
    query: DeleteQuery,
    response: Deleted,
  },
  putBackOther: {
    method: 'POST',
    path: '/admin/{kind}s/{id}/related-{other}/{otherId}/restore/',
    access: 'staff',
    summary: 'Restores a relation that was deleted within the last day, unchanged.',
    params: Linked,
    response: Relation,
  },
});
