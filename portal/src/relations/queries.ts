import type { Option } from '@crewdock/contract/dictionaries';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { Relation, StatusFilter } from '@crewdock/contract/relations';
import { RELATED_PAGE_SIZE } from '@crewdock/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { AnyCard } from '../cards/facts.ts';
import { EACH_VISIT } from '../queryClient.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery } from '../query/pages.ts';

/** Size of all pages but the first, which the specification defines. Larger pages need fewer clicks. */
export const NEXT_PAGE = 20;

/** The card whose relations are shown: the user's card, or any card for staff. */
export interface Own {
  kind: CardKind;
  id: number;
  isStaffs?: boolean;
}

/** A card of the other kind, the relation, and the match score. */
export interface Related {
  relation: Relation;
  card_data: AnyCard;
  match: Match;
  /** Owner of the card; only for staff. */
  owner?: CardOwner;
}

export interface CardOwner {
  name: string;
  email: string;
  company: string | null;
}

export interface RelatedPage extends ItemsPage<Related> {
  counters: Record<StatusFilter, number>;
  /** The steps of `proceeded` with counters. */
  steps: (Option & { count: number })[];
  /** Owner of the card whose relations are listed; only for staff. */
  own?: CardOwner;
}

/** Relations of the user's card, sorted by last move, newest first. */
export function relationsQuery(kind: CardKind, id: number, status: StatusFilter) {
  return listedQuery({ kind, id }, status);
}

/** Relations of a card, for the user or for staff, sorted by last move, newest first. */
export function listedQuery(own: Own, status: StatusFilter) {
  return relatedQuery(own, status, null, own.isStaffs ? NEXT_PAGE : RELATED_PAGE_SIZE);
}

/** The relations in a board column. */
export function boardColumnQuery(own: Own, { status, step }: { status: StatusFilter; step: Option | null }) {
  return relatedQuery(own, status, step?.id ?? null, NEXT_PAGE);
}

function relatedQuery({ kind, id, isStaffs = false }: Own, status: StatusFilter, step: number | null, first: number) {
  return cursorPagesQuery({
    queryKey: ['relations', kind, id, status, step, first, isStaffs],
    load: (from, signal): Promise<RelatedPage> => {
      const limit = from.cursor === undefined ? first : NEXT_PAGE;
      const query = { ...from, status, limit, ...(step !== null && { step }) };
      if (isStaffs) return call(STAFF_CALLS[kind], { query: { ...query, card_id: id }, signal });
      return call(`GET /${kind}s/{id}/get_relations/`, {
        params: { id },
        query,
        signal,
      });
    },
    // Refetched on focus to show moves by the other side.
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}

const STAFF_CALLS = {
  talent: 'GET /admin-panel/talents/related_requests/',
  request: 'GET /admin-panel/requests/related_talents/',
} as const;

/** The moves of a relation. `modified` is part of the key, so that a new move causes a fetch. */
export function relationHistoryQuery({ id, modified }: Pick<Relation, 'id' | 'modified'>) {
  return queryOptions({
    queryKey: ['relation-history', id, modified],
    queryFn: ({ signal }) => call('GET /relations/{id}/history/', { params: { id }, signal }),
  });
}

/** Reasons for the match score of a job and a talent. */
export function explanationQuery(requestId: number, talentId: number) {
  return queryOptions({
    queryKey: ['explanation', requestId, talentId],
    queryFn: ({ signal }) =>
      call('GET /ai/explain_match/{requestId}/{talentId}/', { params: { requestId, talentId }, query: {}, signal }),
    staleTime: 0,
  });
}

export const rejectionReasonsQuery = queryOptions({
  queryKey: ['dict', 'rejection-reasons'],
  queryFn: ({ signal }) => call('GET /admin-panel/dict/rejection-reasons/', { signal }),
  staleTime: Infinity,
});

export const proceedReasonsQuery = queryOptions({
  queryKey: ['dict', 'proceed-reasons'],
  queryFn: ({ signal }) => call('GET /admin-panel/dict/proceed-reasons/', { signal }),
  staleTime: Infinity,
});
