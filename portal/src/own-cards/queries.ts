import type { OwnRequest, OwnTalent } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { EACH_VISIT } from '../queryClient.ts';

export const OWN_SORTS = [
  { id: '-modified', label: 'Last changed' },
  { id: 'title', label: 'Title' },
  { id: 'priority', label: 'Priority' },
] as const;

export type OwnSort = (typeof OWN_SORTS)[number]['id'];

/** Whose cards, of which state, and how they are looked at. */
export interface OwnView {
  scope: 'own' | 'company';
  archive: boolean;
  search: string;
  sort: OwnSort;
}

export type OwnCard = OwnTalent | OwnRequest;

export interface OwnPage {
  /** All of the asked state. */
  count: number;
  counters: { active: number; archive: number } | null;
  results: OwnCard[];
}

/** How a list's address says it is looked at. */
export function viewOf(scope: OwnView['scope'], archive: boolean, params: URLSearchParams): OwnView {
  const sort = OWN_SORTS.find(({ id }) => id === params.get('sort'))?.id ?? '-modified';
  return { scope, archive, search: params.get('search') ?? '', sort };
}

/** The cards of who is asking or of the host's company, page by page, with the counts of both states. */
export function ownCardsQuery(kind: CardKind, { scope, archive, search, sort }: OwnView) {
  return infiniteQueryOptions({
    queryKey: ['own-cards', kind, scope, archive, search, sort],
    queryFn: ({ pageParam, signal }): Promise<OwnPage> => {
      const query = { scope, archive, sort, search: search || undefined, with_counters: true, offset: pageParam };
      return call(`GET /${kind}s/`, { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
      return last.results.length > 0 && loaded < last.count ? loaded : undefined;
    },
    // One's own changes show at once.
    staleTime: EACH_VISIT,
  });
}
