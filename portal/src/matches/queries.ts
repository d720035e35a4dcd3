import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { MarketQuery } from '@crewdock/contract/market';
import type { Match } from '@crewdock/contract/matching';
import type { RelationStatus } from '@crewdock/contract/relations';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Card } from '../cards/facts.ts';

const FIRST_PAGE = 5;
const NEXT_PAGE = 20;

/** A card of the market, how well it fits one's own, and their relation, if there is one. */
export interface Matched {
  card: Card;
  match: Match;
  relation: { id: number; status: RelationStatus } | null;
}

/** Cards of the market for one's own, the best match first. `kind` is one's own card's. */
export function matchesQuery(kind: CardKind, id: number, matching: MarketQuery['matching']) {
  return infiniteQueryOptions({
    queryKey: ['matches', kind, id, matching],
    queryFn: async ({ pageParam, signal }): Promise<{ total: number; items: Matched[] }> => {
      const limit = pageParam === 0 ? FIRST_PAGE : NEXT_PAGE;
      const { items, total } = await call(`GET /market_2/${KINDS[kind].other}s/`, {
        query: { for: id, matching, limit, offset: pageParam, facets: false },
        signal,
      });
      return {
        total,
        items: items.map(({ match, relation, ...card }) => ({ card, match: match!, relation: relation ?? null })),
      };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.items.length, 0);
      return last.items.length > 0 && loaded < last.total ? loaded : undefined;
    },
  });
}
