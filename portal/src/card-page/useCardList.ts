import type { CardKind } from '@crewdock/contract/kinds';
import { parseView } from '@crewdock/sdk/market/view';
import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pagesOf, withPages } from '../market/address.ts';
import { marketPageQuery, sharedLinkQuery } from '../market/queries.ts';
import type { Card } from '../cards/facts.ts';
import { cardQuery } from '../cards/queries.ts';

/** Where a card was opened from, and its place there if that was the market. */
export interface CardList {
  /** The address of the market, of a list or of one's own area. */
  from: string;
  /** The card as the list has it. */
  card?: Card;
  previous?: Neighbour;
  next?: Neighbour;
  /** From 1. */
  place?: { at: number; of: number };
}

interface Neighbour {
  card: Card;
  /** The list's address, with as many pages as reach it. */
  from: string;
}

/** The neighbours of a card, or null when it was opened by itself. The page after the last loaded one comes in time. */
export function useCardList(kind: CardKind, id: string): CardList | null {
  const queryClient = useQueryClient();
  const { state } = useLocation();
  // The history is the browser's: the server has drawn the page of who came from outside.
  const from = useSyncExternalStore(
    never,
    () => fromOf(state),
    () => null,
  );
  const { pathname, search } = new URL(from ?? '/', 'https://portal.invalid');
  const isMarket = pathname.startsWith('/market/');
  const hash = isMarket ? pathname.split('/')[3] : undefined;
  const shared = useQuery(hash ? sharedLinkQuery(kind, hash) : { queryKey: ['shared-link'], queryFn: skipToken });
  const ready = isMarket && (!hash || shared.isSuccess);
  const view = parseView(shared.data?.query ?? search);
  const loaded = pagesOf(search);
  const pages = useQueries({
    queries: Array.from({ length: ready ? loaded : 0 }, (_, page) => marketPageQuery(kind, view, page)),
  });
  const listed: Card[] = pages.flatMap((page) => page.data?.items ?? []);
  const of = pages[0]?.data?.total ?? 0;
  const at = listed.findIndex((card) => card.public_id === id);
  const nearEnd = at !== -1 && at >= listed.length - 2 && listed.length < of;
  const ahead = useQuery({ ...marketPageQuery(kind, view, loaded), enabled: nearEnd });
  const next = listed[at + 1] ?? ahead.data?.items[0];
  useEffect(() => {
    if (at !== -1 && next) void queryClient.prefetchQuery(cardQuery(kind, next.public_id));
  }, [queryClient, kind, at, next]);
  if (from === null) return null;
  if (at === -1) return { from };
  const previous = listed[at - 1];
  const reach = at + 1 < listed.length ? from : withPages(from, loaded + 1);
  return {
    from,
    card: listed[at],
    previous: previous && { card: previous, from },
    next: next && { card: next, from: reach },
    place: { at: at + 1, of },
  };
}

const never = () => () => undefined;

/** What a card's link left in the history. */
function fromOf(state: unknown): string | null {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(market|l|my|company)\//.test(from) ? from : null;
}
