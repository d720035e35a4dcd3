import type { OwnRequest, OwnTalent } from '@crewdock/contract/cards';
import type { MarketType } from '@crewdock/contract/market';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';

/** Whose cards, and of which state. */
export interface OwnView {
  scope: 'own' | 'company';
  archive: boolean;
}

export interface OwnPage {
  /** All of the asked state. */
  count: number;
  counters: { active: number; archive: number } | null;
  results: (OwnTalent | OwnRequest)[];
}

/** The cards of who is asking or of the host's company, page by page, with the counts of both states. */
export function ownCardsQuery(type: MarketType, { scope, archive }: OwnView) {
  return infiniteQueryOptions({
    queryKey: ['own-cards', type, scope, archive],
    queryFn: ({ pageParam, signal }): Promise<OwnPage> => {
      const query = { scope, archive, with_counters: true, offset: pageParam };
      return call(type === 'talents' ? 'GET /talents/' : 'GET /requests/', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
      return last.results.length > 0 && loaded < last.count ? loaded : undefined;
    },
    // One's own changes show at once.
    staleTime: 0,
  });
}
