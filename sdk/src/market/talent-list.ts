import type { TalentCard } from '@crewdock/contract/cards';
import type { PublicCompany } from '@crewdock/contract/companies';
import type { FacetValue, Facets, FilterCost } from '@crewdock/contract/market';
import { ApiError, type Client } from '../client.ts';

/** Divides into full rows of one, two and three cards. */
export const TALENT_LIST_PAGE = 12;
const SEARCH_DELAY = 200;

export interface PickedSkill {
  id: number;
  name: string;
}

export interface TalentListFilters {
  search: string;
  skills: PickedSkill[];
  seniority: number[];
}

export interface TalentListState {
  filters: TalentListFilters;
  /** Null until the first answer, and for the open market. */
  company: PublicCompany | null;
  items: TalentCard[];
  total: number;
  facets: Facets | null;
  /** Those of the first answer: filters may leave one without talents, and it stays to choose. */
  seniorities?: FacetValue[];
  without: FilterCost[];
  /** What is on its way: a first page, the next page, or nothing. */
  loading: 'page' | 'more' | null;
  /** The last call failed: there is nothing to show, or no next page when there are items. */
  error: ApiError | null;
}

export type TalentListListener = (now: TalentListState, before: TalentListState) => void;

/**
 * A searchable list of talents without a view. No store library behind it: the common ones leave a global on the page,
 * and a widget must not.
 *
 * One call is in flight at most, and an older answer never replaces a newer one.
 */
export interface TalentList {
  state(): TalentListState;
  /** Calls back at every change; returns the way out. */
  subscribe(listener: TalentListListener): () => void;
  /** Loads the first page, also again after a failure. */
  load(): void;
  /** Applies filters at once. */
  filter(change: Partial<TalentListFilters>): void;
  /** Applies a search text once typing has paused for 200 ms. */
  search(text: string): void;
  /** Appends the next page. */
  more(): void;
  /** Stops what is on its way; the state stays, `load` goes on. */
  stop(): void;
}

/** `company` is a slug, or null for the open market. */
export function createTalentList(call: Client, company: string | null): TalentList {
  let state: TalentListState = {
    filters: { search: '', skills: [], seniority: [] },
    company: null,
    items: [],
    total: 0,
    facets: null,
    without: [],
    loading: 'page',
    error: null,
  };
  const listeners = new Set<TalentListListener>();
  let flight: AbortController | undefined;

  const change = (part: Partial<TalentListState>) => {
    const before = state;
    state = { ...state, ...part };
    for (const listener of listeners) listener(state, before);
  };

  const stop = () => {
    flight?.abort();
    flight = undefined;
  };

  const load = async (loading: 'page' | 'more', delay = 0) => {
    stop();
    const own = (flight = new AbortController());
    const { signal } = own;
    change({ loading, error: null });
    if (delay) await new Promise((resume) => setTimeout(resume, delay));
    if (flight !== own) return;
    const { filters, items, company: known } = state;
    const offset = loading === 'more' ? items.length : 0;
    try {
      const [page, theme] = await Promise.all([
        call('GET /market_2/talents/', {
          query: {
            search: filters.search.trim() || undefined,
            skills: filters.skills.map((skill) => skill.id),
            seniority: filters.seniority,
            company: company ?? undefined,
            limit: TALENT_LIST_PAGE,
            offset,
            facets: offset ? false : undefined,
          },
          signal,
        }),
        known || !company ? known : call('GET /companies/{id}/', { params: { id: company }, signal }),
      ]);
      if (flight !== own) return;
      flight = undefined;
      change({
        company: theme,
        items: offset ? distinct([...items, ...page.items]) : page.items,
        total: page.total,
        facets: page.facets ?? state.facets,
        seniorities: state.seniorities ?? page.facets?.seniority,
        without: page.without,
        loading: null,
      });
    } catch (error) {
      if (flight !== own) return;
      stop();
      if (!(error instanceof ApiError)) throw error;
      change({ loading: null, error, items: offset ? items : [] });
    }
  };

  const filter = (filters: Partial<TalentListFilters>, delay?: number) => {
    change({ filters: { ...state.filters, ...filters } });
    void load('page', delay);
  };

  return {
    state: () => state,
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

/** A card moves to the next page, and comes twice, when another one is published meanwhile. */
function distinct(cards: TalentCard[]): TalentCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
