import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { MarketQuery } from '@crewdock/contract/market';
import type { Match } from '@crewdock/contract/matching';
import type { RelationStatus } from '@crewdock/contract/relations';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Card } from '../cards/facts.ts';

const PAGE = 20;

export type MatchingMode = MarketQuery['matching'];

/** A card that may be proposed, or, with a status, one that is linked already. */
export interface Candidate {
  card: Card;
  match: Match;
  status: RelationStatus | null;
}

export interface CandidatePage {
  /** Of those that can be chosen or, from the market, of all that were found. */
  count: number;
  items: Candidate[];
}

export interface Asked {
  /** The kind of the card that others are proposed for. */
  kind: CardKind;
  id: number;
  search: string;
  /** How strictly the market's cards must fit. */
  matching: MatchingMode;
}

/** Cards of who is asking for one of the market, the best match first; the linked ones stand at the end. */
export function ownCandidatesQuery({ kind, id, search }: Omit<Asked, 'matching'>) {
  return infiniteQueryOptions({
    queryKey: ['candidates', 'own', kind, id, search],
    queryFn: async ({ pageParam, signal }): Promise<CandidatePage> => {
      const query = { for: id, search: search || undefined, limit: PAGE, offset: pageParam };
      const answer: {
        count: number;
        propose_cards: { card_data: Card; match: Match }[];
        proposed_cards: { card_data: Card; match: Match; relation: { status: RelationStatus } }[];
      } = await call(`GET /${KINDS[kind].other}s/propose_cards/`, {
        query,
        signal,
      });
      const free = answer.propose_cards.map(({ card_data: card, match }) => ({ card, match, status: null }));
      const linked = answer.proposed_cards.map(({ card_data: card, match, relation: { status } }) => {
        return { card, match, status };
      });
      // Every page tells of all that are linked.
      const isLast = pageParam + free.length >= answer.count;
      return { count: answer.count, items: isLast ? [...free, ...linked] : free };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.flatMap((page) => page.items).filter((item) => item.status === null).length;
      return last.items.length > 0 && loaded < last.count ? loaded : undefined;
    },
    staleTime: 0,
  });
}

/** Cards of the market for one of one's own, the best match first. */
export function marketCandidatesQuery({ kind, id, search, matching }: Asked) {
  return infiniteQueryOptions({
    queryKey: ['candidates', 'market', kind, id, search, matching],
    queryFn: async ({ pageParam, signal }): Promise<CandidatePage> => {
      const query = {
        for: id,
        search: search || undefined,
        matching,
        limit: PAGE,
        offset: pageParam,
        facets: false,
      };
      const { items, total } = await call(`GET /market_2/${KINDS[kind].other}s/`, {
        query,
        signal,
      });
      return {
        count: total,
        items: items.map(({ match, relation, ...card }) => ({
          card,
          match: match!,
          status: relation?.status ?? null,
        })),
      };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.items.length, 0);
      return last.items.length > 0 && loaded < last.count ? loaded : undefined;
    },
    staleTime: 0,
  });
}
