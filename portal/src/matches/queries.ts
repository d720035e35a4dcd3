import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Match } from '@crewdock/contract/matching';
import type { RelationState } from '@crewdock/contract/relations';
import { MATCHES_PAGE_SIZE } from '@crewdock/contract/limits';
import { call } from '../api.ts';
import type { AnyCard } from '../cards/facts.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery } from '../query/pages.ts';
import type { MatchesView } from './view.ts';

/** A card of the market, its match score, and the relation with the user's card, if any. */
export interface MatchedCard {
  card: AnyCard;
  match: Match;
  relation: RelationState | null;
}

/**
 * Cards of the market that match the user's card: by matching mode, then by score. `kind` is the kind of the user's
 * card.
 */
export function matchesQuery(kind: CardKind, id: number, view: MatchesView) {
  const { matching, seniority, location, rate, availability, linked } = view;
  const { other } = KINDS[kind];
  return cursorPagesQuery({
    queryKey: ['matches', kind, id, view],
    load: async (from, signal): Promise<ItemsPage<MatchedCard>> => {
      const { items, ...counted } = await call(`GET /market_2/${other}s/`, {
        query: {
          for: id,
          matching,
          linked,
          ...(seniority !== null && { seniority: [seniority] }),
          ...(location !== null && { location: [location] }),
          ...(rate !== null && {
            hourlyRate: other === 'talent' ? { min: null, max: rate } : { min: rate, max: null },
          }),
          ...(availability !== null && { availability }),
          limit: MATCHES_PAGE_SIZE,
          ...from,
          facets: false,
        },
        signal,
      });
      return {
        ...counted,
        items: items.map(({ match, relation, ...card }) => ({ card, match: match!, relation: relation ?? null })),
      };
    },
  });
}
