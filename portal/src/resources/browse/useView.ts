import type { Facets } from '@crewdock/contract/market';
import type { ResourceFacets } from '@crewdock/contract/resources';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { waitForPaint } from '../../browser/painted.ts';
import type { ResourceMarketView, ResourceView } from '../queries.ts';
import { formatResourceQuery, parseResourceView, withFilters } from '../view.ts';

type Change = (change: (view: ResourceView) => ResourceView, how?: 'type' | 'pick') => void | Promise<void>;

/**
 * Returns the view in the URL or of a shared link, and a function that changes the view. Typing replaces the history
 * entry, picking adds one.
 */
export function useView(): { view: ResourceView; change: Change } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shared = useLoaderData<{ shared: string | null } | undefined>()?.shared ?? null;
  const view = useMemo(() => parseResourceView(shared ?? search), [shared, search]);
  // A ref, because a second quick change can happen before the page has rendered the first one.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const change: Change = async (next, how = 'pick') => {
    latest.current = next(latest.current);
    const query = formatResourceQuery(latest.current);
    const address = `/available-resources${query && `?${query}`}`;
    await waitForPaint();
    await navigate(address, { replace: how === 'type', preventScrollReset: true });
  };
  return { view, change };
}

/** Converts the view to the props of the market's filter components. */
export function asMarket({ sortBy: _, ...view }: ResourceView, facets: ResourceFacets | null, change: Change) {
  const whole: Facets | null = facets && { ...NONE, ...facets };
  return {
    kind: 'talent' as const,
    view: view as ResourceMarketView,
    first: { data: { facets: whole } },
    change: (next: (from: ResourceMarketView) => ResourceMarketView, how?: 'type' | 'pick') =>
      change((from) => withFilters(from, next({ ...from, sortBy: undefined })), how),
  };
}

const NONE = { specializations: [], categories: [], industries: [], engagement: [], work_mode: [], hot: 0 };
