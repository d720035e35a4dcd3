import { AVAILABLE_WITHIN, type AvailableWithin } from '@crewdock/contract/card-fields';
import type { MarketQuery } from '@crewdock/contract/market';
import { useNavigate, useSearchParams } from 'react-router';

/** Filters of a list of matches. */
export interface MatchesView {
  matching: MarketQuery['matching'];
  seniority: number | null;
  /** ISO country code. */
  location: string | null;
  /** In US dollars per hour: the highest rate of talents, or the lowest rate of jobs. */
  rate: number | null;
  availability: AvailableWithin | null;
  /** Whether cards that are already linked are shown. */
  linked: boolean;
}

const MODES: readonly MarketQuery['matching'][] = ['recommended', 'strict', 'moderate', 'all'];

const NO_FILTERS: MatchesView = {
  matching: 'recommended',
  seniority: null,
  location: null,
  rate: null,
  availability: null,
  linked: false,
};

/** Whether a filter other than the matching mode hides cards. */
export function hasFilters({ seniority, location, rate, availability }: MatchesView): boolean {
  return [seniority, location, rate, availability].some((value) => value !== null);
}

/** The view in the URL, and the open card. `within` is the prefix of the parameters in a side panel. */
export function useMatchesView(within: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readMatchesView(params, within);
  const addressOf = (changes: Partial<MatchesView> & { open?: number | null }) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (isDefault(name, value)) next.delete(within + name);
      else next.set(within + name, value === true ? '1' : String(value));
    }
    return `?${next}`;
  };
  const go = (changes: Parameters<typeof addressOf>[0]) =>
    void navigate(addressOf(changes), { replace: true, preventScrollReset: true });
  return {
    view,
    open: Number(params.get(`${within}open`)) || null,
    addressOf,
    change: (changes: Partial<MatchesView>) => go(changes),
    clear: () => go({ ...NO_FILTERS, matching: view.matching, linked: view.linked }),
    show: (open: number | null) => go({ open }),
  };
}

/** Parses the parameters leniently: unknown values are ignored. */
export function readMatchesView(params: URLSearchParams, within: string): MatchesView {
  const read = (name: keyof MatchesView) => params.get(within + name);
  return {
    matching: MODES.find((mode) => mode === read('matching')) ?? NO_FILTERS.matching,
    seniority: parseNumber(read('seniority')),
    location: /^[A-Z]{2}$/.exec(read('location') ?? '')?.[0] ?? null,
    rate: parseNumber(read('rate')),
    availability: AVAILABLE_WITHIN.find((days) => String(days) === read('availability')) ?? null,
    linked: read('linked') === '1',
  };
}

function parseNumber(text: string | null): number | null {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null;
}

function isDefault(name: string, value: unknown): boolean {
  return value === null || value === undefined || value === NO_FILTERS[name as keyof MatchesView];
}
