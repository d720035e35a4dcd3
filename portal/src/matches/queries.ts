import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { MarketQuery } from '@crewdock/contract/market';
import type { Match } from '@crewdock/contract/matching';
import type { RelationState } from '@crewdock/contract/relations';
import { RELATED_PAGE_SIZE } from '@crewdock/contract/limits';
import { NEXT_PAGE } from '../relations/queries.ts';
import { call } from '../api.ts';
import type { AnyCard } from '../cards/facts.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery } from '../query/pages.ts';

/** A card of the market, its match score, and the relation with the user's card, if any. */
export interface MatchedCard {
  card: AnyCard;
  match: Match;
  relation: RelationState | null;
}

/** Cards of the market that match the user's card, best match first. `kind` is the kind of the user's card. */
export function matchesQuery(kind: CardKind, id: number, matching: MarketQuery['matching']) {
  return cursorPagesQuery({
    queryKey: ['matches', kind, id, matching],
    load: async (from, signal): Promise<ItemsPage<MatchedCard>> => {
      const limit = from.cursor === undefined ? RELATED_PAGE_SIZE : NEXT_PAGE;
      const { items, ...counted } = await call(`GET /market_2/${KINDS[kind].other}s/`, {
        query: { for: id, matching, limit, ...from, facets: false },
        signal,
      });
      return {
        ...counted,
        items: items.map(({ match, relation, ...card }) => ({ card, match: match!, relation: relation ?? null })),
      };
    },
  });
}
