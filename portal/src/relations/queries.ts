import type { Option } from '@crewdock/contract/dictionaries';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { Relation, StatusFilter } from '@crewdock/contract/relations';
import { RELATED_PAGE_SIZE } from '@crewdock/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Card } from '../cards/facts.ts';
import { EACH_VISIT } from '../queryClient.ts';
import { type Page, pagesQuery } from '../query/pages.ts';

/** The first page is as long as the specification has it, the next ones spare presses. */
export const NEXT_PAGE = 20;

/** One of one's own cards, whose relations are shown; or anybody's, as staff see it. */
export interface Own {
  kind: CardKind;
  id: number;
  isStaffs?: boolean;
}

/** A card of the other kind, its relation with one's own, and how well the two fit. */
export interface Related {
  relation: Relation;
  card_data: Card;
  match: Match;
  /** Whose card it is: told to staff. */
  owner?: CardOwner;
}

export interface CardOwner {
  name: string;
  email: string;
  company: string | null;
}

export interface RelatedPage extends Page<Related> {
  counters: Record<StatusFilter, number>;
  /** The steps of `proceeded`, with how many stand at each. */
  steps: (Option & { count: number })[];
  /** Whose relations these are: told to staff. */
  own?: CardOwner;
}

/** The cards linked with one's own, last moved first. */
export function relationsQuery(kind: CardKind, id: number, status: StatusFilter) {
  return listedQuery({ kind, id }, status);
}

/** The same for whoever looks at them. */
export function listedQuery(own: Own, status: StatusFilter) {
  return relatedQuery(own, status, null, own.isStaffs ? NEXT_PAGE : RELATED_PAGE_SIZE);
}

/** Those in one column of the board. */
export function boardQuery(own: Own, { status, step }: { status: StatusFilter; step: Option | null }) {
  return relatedQuery(own, status, step?.id ?? null, NEXT_PAGE);
}

function relatedQuery({ kind, id, isStaffs = false }: Own, status: StatusFilter, step: number | null, first: number) {
  return pagesQuery({
    queryKey: ['relations', kind, id, status, step, first, isStaffs],
    load: (offset, signal): Promise<RelatedPage> => {
      const query = { status, offset, limit: offset === 0 ? first : NEXT_PAGE, ...(step !== null && { step }) };
      if (isStaffs) return call(STAFF_CALLS[kind], { query: { ...query, card_id: id }, signal });
      return call(`GET /${kind}s/{id}/get_relations/`, {
        params: { id },
        query,
        signal,
      });
    },
    // What the other side did meanwhile shows when one comes back.
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}

const STAFF_CALLS = {
  talent: 'GET /admin-panel/talents/related_requests/',
  request: 'GET /admin-panel/requests/related_talents/',
} as const;

/** Who moved a relation when and why. */
export function historyQuery({ id, modified }: Pick<Relation, 'id' | 'modified'>) {
  return queryOptions({
    queryKey: ['relation-history', id, modified],
    queryFn: ({ signal }) => call('GET /relations/{id}/history/', { params: { id }, signal }),
  });
}

/** What fits a job and a talent, and what doesn't. */
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
