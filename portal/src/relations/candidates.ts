import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { MarketQuery } from '@crewdock/contract/market';
import type { Match } from '@crewdock/contract/matching';
import type { RelationState } from '@crewdock/contract/relations';
import { NEXT_PAGE } from './queries.ts';
import { call } from '../api.ts';
import type { AnyCard } from '../cards/facts.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery } from '../query/pages.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

export type MatchingMode = MarketQuery['matching'];

/** A card that can be proposed, or a card with an existing relation and its state. */
export interface Candidate {
  card: AnyCard;
  match: Match;
  relation: RelationState | null;
  /** Owner of the card; only for staff. */
  owner?: string;
}

/** `total` counts the cards that can be chosen; for the market, all matching cards. */
export type CandidatePage = ItemsPage<Candidate>;

export interface CandidateSearch {
  /** Kind of the card for which others are proposed. */
  kind: CardKind;
  id: number;
  search: string;
  /** How strictly the market's cards must match. */
  matching: MatchingMode;
}

/**
 * The user's cards that can be proposed for a card of the market, best match first. Cards with an existing relation
 * come last.
 */
export function ownCandidatesQuery({ kind, id, search }: Omit<CandidateSearch, 'matching'>) {
  return cursorPagesQuery({
    queryKey: ['candidates', 'own', kind, id, search],
    load: async (from, signal): Promise<CandidatePage> => {
      const query = { for: id, search: search || undefined, limit: NEXT_PAGE, ...from };
      const answer: {
        total: number;
        cursor?: string;
        propose_cards: { card_data: AnyCard; match: Match }[];
        proposed_cards: { card_data: AnyCard; match: Match; relation: RelationState }[];
      } = await call(`GET /${KINDS[kind].other}s/propose_cards/`, {
        query,
        signal,
      });
      const free = answer.propose_cards.map(({ card_data: card, match }) => ({ card, match, relation: null }));
      const linked = answer.proposed_cards.map(({ card_data: card, match, relation }) => ({ card, match, relation }));
      // Every response repeats all cards with a relation, so they are added only once, after the last page.
      const { total, cursor } = answer;
      return { total, ...(cursor && { cursor }), items: cursor === undefined ? [...free, ...linked] : free };
    },
    staleTime: 0,
  });
}

/**
 * Cards of the market that can be proposed for the user's card, best match first. For staff, a search finds any active
 * card by number, words or owner.
 */
export function marketCandidatesQuery(asked: CandidateSearch, isStaffs = false) {
  const { kind, id, search, matching } = asked;
  return cursorPagesQuery({
    queryKey: ['candidates', isStaffs ? 'staff' : 'market', kind, id, search, matching],
    load: (from, signal): Promise<CandidatePage> =>
      isStaffs && search !== '' ? suggested(asked, signal) : inMarket(asked, from, signal),
    staleTime: 0,
  });
}

async function inMarket(
  { kind, id, search, matching }: CandidateSearch,
  from: { cursor?: string },
  signal: AbortSignal,
): Promise<CandidatePage> {
  const query = { for: id, search: search || undefined, matching, limit: NEXT_PAGE, ...from, facets: false };
  const { items, total, cursor } = await call(`GET /market_2/${KINDS[kind].other}s/`, { query, signal });
  return {
    total,
    ...(cursor && { cursor }),
    items: items.map(({ match, relation, ...card }) => ({ card, match: match!, relation: relation ?? null })),
  };
}

async function suggested({ kind, id, search }: CandidateSearch, signal: AbortSignal): Promise<CandidatePage> {
  const query = { search, for: id };
  const { items } = await call(`GET /admin-panel/${KINDS[kind].other}s/suggest/`, { query, signal });
  return {
    total: items.length,
    items: items.map(({ card_data: card, match, relation, owner: { name, company } }) => ({
      card,
      match: match!,
      relation,
      owner: company ? t(messages.nameAndCompany, { name, company }) : name,
    })),
  };
}
