import type { CardKind } from '@crewdock/contract/kinds';
import { type MarketView, parseView } from '@crewdock/sdk/market/view';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { painted } from '../browser/painted.ts';
import { marketAddress, pagesOf, withPages } from './address.ts';
import { marketPageQuery } from './queries.ts';

/** Done once the address has the new view. */
export type ChangeView = (change: (view: MarketView) => MarketView, how?: 'type' | 'pick') => void | Promise<void>;

/** A market as its address says it, and what the server answers. */
export function useMarket(kind: CardKind) {
  const { shared } = useLoaderData<{ shared: MarketView | null }>();
  const location = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => shared ?? parseView(location.search), [shared, location.search]);
  const pages = pagesOf(location.search);
  const here = location.pathname + location.search;

  const first = useQuery({ ...marketPageQuery(kind, view, 0), placeholderData: keepPreviousData });
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => marketPageQuery(kind, view, at + 1)),
  });

  // Two quick picks both count, although the page still shows the view before the first.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  /** Typing replaces the address, picking adds one to go back from. */
  const change: ChangeView = async (next, how = 'pick') => {
    latest.current = next(latest.current);
    const address = marketAddress(kind, latest.current);
    await painted();
    await navigate(address, { replace: how === 'type' });
  };
  const showMore = () => {
    void navigate(withPages(here, pages + 1), { replace: true, preventScrollReset: true });
  };
  return { kind, view, isShared: shared !== null, pages, first, more, change, showMore, here };
}

export type Market = ReturnType<typeof useMarket>;
