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

/** Owner of a card, with contact details for staff. */
const Owner = z.object({ id: Id, name: z.string(), email: z.string(), company: z.string().nullable() });

const RelatedQuery = RelationsQuery.extend({ card_id: wholeNumber(1, 2_147_483_647) });

const SuggestQuery = z.strictObject({
  /** An id, or words from the card or its owner. */
  search: visibleText(SEARCH_MAX),
  /** A card of the other kind: adds the match with each result and the relation between them. */
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

/** The deleted relation. */
const Deleted = z.object({ id: Id, request_id: Id, talent_id: Id });

/** The status that the requester saw; the call returns a conflict if the status has changed since. */
const DeleteQuery = Withdrawal.extend({ from: RelationStatus.optional() });

const Filters = z.object({
  /** Filter by relations with cards of the other kind. */
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

/** Staff actions on relations of any card. The card whose side the action is taken from comes first in the path. */
export const staffRelations = definePairedEndpoints({
  listStaffRelatedOthers: {
    method: 'GET',
    path: '/admin-panel/{kind}s/related_{other}s/',
    access: 'staff',
    summary: 'The {others} of anybody’s {card}, with the owners of both sides.',
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
      'Active {cards} by typed words: an id, the card’s own words, parts of its name or its owner’s name; the best match of the name first.',
    query: SuggestQuery,
    response: { talent: suggested(TalentCard), request: suggested(RequestCard) },
  },
  listCardFilters: {
    method: 'GET',
    path: '/admin-panel/{kind}s/filters/',
    access: 'staff',
    summary: 'What the staff’s {cards} can be filtered by, with the entries to pick.',
    response: Filters,
  },
  proposeOtherByStaff: {
    method: 'POST',
    path: '/admin-panel/{kind}s/{id}/related-{other}/{otherId}/',
    access: 'staff',
    summary: 'Links two cards of anybody’s: it waits for either side. A pair that is linked answers with its relation.',
    idempotent: true,
    params: Linked,
    body: Proposal,
    response: Relation,
  },
  confirmOtherByStaff: {
    method: 'POST',
    path: '/admin-panel/{kind}s/{id}/related-{other}/{otherId}/confirm/',
    access: 'staff',
    summary: 'Accepts a proposal on behalf of the side that it waits for.',
    params: Linked,
    body: Confirmation,
    response: Relation,
  },
  archiveOtherByStaff: {
    method: 'DELETE',
    path: '/admin-panel/{kind}s/{id}/related-{other}/{otherId}/',
    access: 'staff',
    summary: 'Withdraws it without a refusal; `unarchive/` brings it back.',
    params: Linked,
    query: Withdrawal,
    response: Relation,
  },
  deleteOther: {
    method: 'DELETE',
    path: '/admin/{kind}s/{id}/related-{other}/{otherId}/',
    access: 'staff',
    summary: 'Takes the link away with its history and notes, as if there had been none; for a day it can be put back.',
    params: Linked,
    query: DeleteQuery,
    response: Deleted,
  },
  putBackOther: {
    method: 'POST',
    path: '/admin/{kind}s/{id}/related-{other}/{otherId}/restore/',
    access: 'staff',
    summary: 'Puts a link back that was taken away within a day, as it was.',
    params: Linked,
    response: Relation,
  },
});
