import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import type { PublicCompany } from '@crewdock/contract/companies';
import type { CardKind } from '@crewdock/contract/kinds';
import type { FacetValue, Facets, FilterCost } from '@crewdock/contract/market';
import { ApiError, type CallArguments, type Client } from '../client.ts';

/** 12 cards fill complete rows in layouts with one, two or three columns. */
export const CARD_LIST_PAGE = 12;
const SEARCH_DELAY = 200;
/** Timeout of a call in milliseconds, after which the visitor can retry. */
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
  /** Loads the company, with its brand. */
  look?: () => Promise<PublicCompany | null>;
  /** Filters that visitors can't change, as names and values of URL parameters of the market. */
  fixed?: Record<string, string>;
  /** The visitor's initial filters. */
  filters?: CardListFilters;
  pageSize?: number;
  /** Data that is available without a request: the first page, its company, or both. */
  first?: Partial<CardListState<CardOf<K>>>;
}

export interface CardListState<C> {
  filters: CardListFilters;
  /** Null before the first response, and for the open market. */
  company: PublicCompany | null;
  items: C[];
  total: number;
  /** Offset of the first item. */
  from: number;
  /** Cursor of the next page; undefined at the end of the list. */
  cursor?: string | undefined;
  facets: Facets | null;
  /** Seniorities of the first response. They stay selectable, even if other filters leave no cards for them. */
  seniorities?: FacetValue[];
  without: FilterCost[];
  /** Whether the list has changed on the server between the loading of two pages. */
  isChanged?: boolean;
  /** Kind of the pending request: `page` for a first page, `more` for the next page, null for none. */
  loading: 'page' | 'more' | null;
  /** Error of the last request. If there are no items, the first page failed, otherwise the next page. */
  error: ApiError | null;
}

export type CardListListener<C> = (now: CardListState<C>, before: CardListState<C>) => void;

/**
 * A searchable list of talents or jobs, independent of its view. Uses no store library, because common ones set a
 * global on the page, which a widget must not do.
 *
 * At most one request is pending, and an older response never replaces a newer one.
 */
export interface SearchableCardList<C> {
  state(): CardListState<C>;
  /** Returns the API query of the page that starts at this offset. */
  query(offset: number): CallArguments<'GET /market_2/talents/'>['query'];
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe(listener: CardListListener<C>): () => void;
  /** Loads the first page; also retries after a failure. */
  load(): void;
  /** Applies filters immediately. */
  filter(change: Partial<CardListFilters>): void;
  /** Applies a search text, debounced by 200 ms. */
  search(text: string): void;
  /** Appends the next page. */
  more(): void;
  /** Aborts the pending request and keeps the state; `load` can be called again. */
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
    const { items, from, total, isChanged, company: known } = state;
    const offset = loading === 'more' ? from + items.length : 0;
    const signal = AbortSignal.any([own.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const [page, theme] = await Promise.all([
        // The cast is safe, because the calls for both kinds accept the same query.
        call(`GET /market_2/${kind}s/` as 'GET /market_2/talents/', {
          query: query(offset),
          signal,
        }),
        // Without a company, cards have the default colors.
        known ?? look().catch(() => null),
      ]);
      if (flight !== own) return;
      const added = (page.items as unknown as C[]).filter(isWhole);
      flight = undefined;
      const shown = offset ? distinct([...items, ...added]) : added;
      change({
        company: theme,
        items: shown,
        total: page.total,
        isChanged: offset > 0 && (isChanged || page.total !== total || shown.length < items.length + added.length),
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
 * Whether a card contains the data needed to display it. The list omits malformed cards, because they would break it.
 */
function isWhole(card: TalentCard | RequestCard): boolean {
  return Boolean(card?.id && card.path?.startsWith('/') && Array.isArray(card.skills));
}

/** Removes duplicates: a card that has changed since the previous page can be listed again. */
function distinct<C extends { id: number }>(cards: C[]): C[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
