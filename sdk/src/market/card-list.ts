import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import type { PublicCompany } from '@crewdock/contract/companies';
import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetValue, Facets, FilterCost } from '@crewdock/contract/market';
import { ApiError, type CallArguments, type Client } from '../client.ts';

/** Divides into full rows of one, two and three cards. */
export const CARD_LIST_PAGE = 12;
const SEARCH_DELAY = 200;
/** A call that hangs is given up, and offered again. */
const PATIENCE_MS = 30_000;

export type CardOf<K extends CardKind> = K extends 'talent' ? TalentCard : RequestCard;

export interface PickedSkill {
  id: number;
  name: string;
}

export interface CardListFilters {
  search: string;
  skills: PickedSkill[];
  seniority: number[];
  /** Country codes. */
  location: string[];
}

export interface CardListOptions<K extends CardKind> {
  kind: K;
  /** Slug, or null for the open market. */
  company: string | null;
  /** How that company looks. */
  look?: () => Promise<PublicCompany | null>;
  /** Filters that stay whatever the visitor sets, by the names and values of the market's address. */
  fixed?: Record<string, string>;
  /** What the visitor's own filters start with. */
  filters?: CardListFilters;
  pageSize?: number;
  /** What is known already: the first page, its company, or both. */
  first?: Partial<CardListState<CardOf<K>>>;
}

export interface CardListState<C> {
  filters: CardListFilters;
  /** Null until the first answer, and for the open market. */
  company: PublicCompany | null;
  items: C[];
  total: number;
  /** How many cards stand before the first of these. */
  from: number;
  facets: Facets | null;
  /** Those of the first answer: filters may leave one without cards, and it stays to choose. */
  seniorities?: FacetValue[];
  without: FilterCost[];
  /** What is on its way: a first page, the next page, or nothing. */
  loading: 'page' | 'more' | null;
  /** The last call failed: there is nothing to show, or no next page when there are items. */
  error: ApiError | null;
}

export type CardListListener<C> = (now: CardListState<C>, before: CardListState<C>) => void;

/**
 * A searchable list of talents or jobs without a view. No store library behind it: the common ones leave a global on the
 * page, and a widget must not.
 *
 * One call is in flight at most, and an older answer never replaces a newer one.
 */
export interface CardList<C> {
  state(): CardListState<C>;
  /** What is asked for the page that begins with this card. */
  query(offset: number): CallArguments<'GET /market_2/talents/'>['query'];
  /** Calls back at every change; returns the way out. */
  subscribe(listener: CardListListener<C>): () => void;
  /** Loads the first page, also again after a failure. */
  load(): void;
  /** Applies filters at once. */
  filter(change: Partial<CardListFilters>): void;
  /** Applies a search text once typing has paused for 200 ms. */
  search(text: string): void;
  /** Appends the next page. */
  more(): void;
  /** Stops what is on its way; the state stays, `load` goes on. */
  stop(): void;
}

export const NO_FILTERS: CardListFilters = { search: '', skills: [], seniority: [], location: [] };

export function createCardList<K extends CardKind>(
  call: Client,
  {
    kind,
    company,
    look = async () => null,
    fixed,
    filters: initial = NO_FILTERS,
    pageSize = CARD_LIST_PAGE,
    first,
  }: CardListOptions<K>,
): CardList<CardOf<K>> {
  type C = CardOf<K>;
  let state: CardListState<C> = {
    filters: initial,
    company: null,
    items: [],
    total: 0,
    from: 0,
    facets: null,
    without: [],
    loading: 'page',
    error: null,
    ...first,
  };
  const listeners = new Set<CardListListener<C>>();
  let flight: AbortController | undefined;

  const change = (part: Partial<CardListState<C>>) => {
    const before = state;
    state = { ...state, ...part };
    for (const listener of listeners) listener(state, before);
  };

  const stop = () => {
    flight?.abort();
    flight = undefined;
  };

  const query = (offset: number) => {
    const { filters } = state;
    return {
      ...fixed,
      search: filters.search.trim() || undefined,
      skills: filters.skills.map((skill) => skill.id),
      seniority: filters.seniority,
      location: filters.location,
      company: company ?? undefined,
      limit: pageSize,
      offset,
      facets: offset ? false : undefined,
    };
  };

  const load = async (loading: 'page' | 'more', delay = 0) => {
    stop();
    const own = (flight = new AbortController());
    change({ loading, error: null });
    if (delay) await new Promise((resume) => setTimeout(resume, delay));
    if (flight !== own) return;
    const { items, from, company: known } = state;
    const offset = loading === 'more' ? from + items.length : 0;
    const signal = AbortSignal.any([own.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const [page, theme] = await Promise.all([
        // One of the two: both take the same query.
        call(`GET /market_2/${kind}s/` as 'GET /market_2/talents/', {
          query: query(offset),
          signal,
        }),
        // Cards are shown in colours of nobody's rather than not at all.
        known ?? look().catch(() => null),
      ]);
      if (flight !== own) return;
      const added = (page.items as unknown as C[]).filter(isWhole);
      flight = undefined;
      change({
        company: theme,
        items: offset ? distinct([...items, ...added]) : added,
        total: page.total,
        from: offset && from,
        facets: page.facets ?? state.facets,
        seniorities: state.seniorities ?? page.facets?.seniority,
        without: page.without,
        loading: null,
      });
    } catch (error) {
      if (flight !== own) return;
      stop();
      change({ loading: null, error: ApiError.of(error), items: offset ? items : [] });
    }
  };

  const filter = (filters: Partial<CardListFilters>, delay?: number) => {
    change({ filters: { ...state.filters, ...filters } });
    void load('page', delay);
  };

  return {
    state: () => state,
    query,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop,
    filter: (filters) => filter(filters),
    load: () => void load('page'),
    more: () => void load('more'),
    search: (search) => filter({ search }, SEARCH_DELAY),
  };
}

/** What a card can't be shown without. A malformed one is left out, so that it doesn't take the list with it. */
function isWhole(card: TalentCard | RequestCard): boolean {
  return Boolean(card?.id && card.path?.startsWith('/') && Array.isArray(card.skills));
}

/** A card moves to the next page, and comes twice, when another one is published meanwhile. */
function distinct<C extends { id: number }>(cards: C[]): C[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
