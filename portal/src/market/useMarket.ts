import type { CardKind } from '@crewdock/contract/kinds';
import { type MarketUrlView, parseView } from '@crewdock/sdk/market/view';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { waitForPaint } from '../browser/painted.ts';
import { marketAddress, parsePageCount, withPages } from './address.ts';
import { marketKey, marketPageQuery } from './queries.ts';

/** Changes the view in the URL. Resolves once the URL contains the new view. */
export type ChangeView = (
  change: (view: MarketUrlView) => MarketUrlView,
  how?: 'type' | 'pick',
) => void | Promise<void>;

/** The market view in the URL, with its results. */
export function useMarket(kind: CardKind) {
  const { shared } = useLoaderData<{ shared: MarketUrlView | null }>();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const view = useMemo(() => shared ?? parseView(location.search), [shared, location.search]);
  const pages = parsePageCount(location.search);
  const here = location.pathname + location.search;

  const first = useQuery({ ...marketPageQuery(kind, view, 0), placeholderData: keepPreviousData });
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => marketPageQuery(kind, view, at + 1)),
  });

  // A ref, because a second quick change can happen before the page has rendered the first one.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  /** Changes the view. Typing replaces the history entry, picking adds one. */
  const change: ChangeView = async (next, how = 'pick') => {
    latest.current = next(latest.current);
    const address = marketAddress(kind, latest.current);
    await waitForPaint();
    await navigate(address, { replace: how === 'type' });
  };
  const showMore = () => {
    void navigate(withPages(here, pages + 1), { replace: true, preventScrollReset: true });
  };
  const refresh = () => void queryClient.invalidateQueries({ queryKey: marketKey(kind, view) });
  return { kind, view, isShared: shared !== null, pages, first, more, change, showMore, refresh, here };
}

export type Market = ReturnType<typeof useMarket>;
