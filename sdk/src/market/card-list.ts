import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import type { PublicCompany } from '@crewdock/contract/companies';
import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetValue, Facets, FilterCost } from '@crewdock/contract/market';
import { ApiError, type CallArguments, type Client } from '../client.ts';

/** 12 fills complete rows with one, two or three columns. */
export const CARD_LIST_PAGE = 12;
const SEARCH_DELAY = 200;
/** Timeout of a call; the visitor can then retry. */
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
  /** ISO country codes. */
  location: string[];
}

export interface CardListOptions<K extends CardKind> {
  kind: K;
  /** Company slug; null for the open market. */
  company: string | null;
  /** Loads the company with its brand. */
  look?: () => Promise<PublicCompany | null>;
  /** Filters that visitors can't change, by the names and values of the market's URL. */
  fixed?: Record<string, string>;
  /** Initial filters of the visitor. */
  filters?: CardListFilters;
  pageSize?: number;
  /** Data that is already known: the first page, its company, or both. */
  first?: Partial<CardListState<CardOf<K>>>;
}

export interface CardListState<C> {
  filters: CardListFilters;
  /** Null before the first response, and for the open market. */
  company: PublicCompany | null;
  items: C[];
  total: number;
  /** Number of cards before the first of `items` (the offset). */
  from: number;
  /** Continues after the last of `items`; undefined at the end of the list. */
  cursor?: string | undefined;
  facets: Facets | null;
  /** Seniorities of the first response: they stay selectable when other filters leave them without cards. */
  seniorities?: FacetValue[];
  without: FilterCost[];
  /** The request in flight: `page` for a first page, `more` for the next one, null for none. */
  loading: 'page' | 'more' | null;
  /** Error of the last request: without items the first page failed, otherwise the next page. */
  error: ApiError | null;
}

export type CardListListener<C> = (now: CardListState<C>, before: CardListState<C>) => void;

/**
 * A searchable list of talents or jobs without a view. It uses no store library: the common ones set a global on the
 * page, which a widget must not do.
 *
 * At most one request is in flight, and an older response never replaces a newer one.
 */
export interface SearchableCardList<C> {
  state(): CardListState<C>;
  /** The API query for the page that starts at this offset. */
  query(offset: number): CallArguments<'GET /market_2/talents/'>['query'];
  /** Calls the listener at every change; returns the function that unsubscribes it. */
  subscribe(listener: CardListListener<C>): () => void;
  /** Loads the first page; also retries after a failure. */
  load(): void;
  /** Applies filters at once. */
  filter(change: Partial<CardListFilters>): void;
  /** Applies a search text, debounced by 200 ms. */
  search(text: string): void;
  /** Appends the next page. */
  more(): void;
  /** Aborts the request in flight; the state stays, and `load` can be called again. */
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
): SearchableCardList<CardOf<K>> {
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
      cursor: offset ? state.cursor : undefined,
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
        // The cast is safe: both kinds take the same query.
        call(`GET /market_2/${kind}s/` as 'GET /market_2/talents/', {
          query: query(offset),
          signal,
        }),
        // If the company can't be loaded, cards are shown in the default colours.
        known ?? look().catch(() => null),
      ]);
      if (flight !== own) return;
      const added = (page.items as unknown as C[]).filter(isWhole);
      flight = undefined;
      change({
        company: theme,
        items: offset ? distinct([...items, ...added]) : added,
        total: page.total,
        cursor: page.cursor,
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

/**
 * Whether a card has the data that is needed to show it. Malformed cards are omitted, so that they don't break the
 * list.
 */
function isWhole(card: TalentCard | RequestCard): boolean {
  return Boolean(card?.id && card.path?.startsWith('/') && Array.isArray(card.skills));
}

/** A card that changes meanwhile is listed again. */
function distinct<C extends { id: number }>(cards: C[]): C[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
