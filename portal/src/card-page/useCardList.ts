import type { CardKind } from '@crewdock/contract/kinds';
import { parseView } from '@crewdock/sdk/market/view';
import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { parsePageCount, withPages } from '../market/address.ts';
import { marketPageQuery, sharedLinkQuery } from '../market/queries.ts';
import type { AnyCard } from '../cards/facts.ts';
import { cardQuery } from '../cards/queries.ts';
import { getLoadedItems } from '../query/pageItems.ts';

/** The list from which a card was opened; on the market, also with the card's position. */
export interface CardListPosition {
  /** URL of the market, a list, or the user's area. */
  from: string;
  /** The card as loaded by the list. */
  card?: AnyCard;
  previous?: Neighbour;
  next?: Neighbour;
  /** Position in the list, starting at 1, and number of cards. */
  place?: { at: number; of: number };
}

interface Neighbour {
  card: AnyCard;
  /** URL of the list with all pages up to the adjacent card. */
  from: string;
}

/**
 * Returns the adjacent cards in a card's list, or null if the card was opened directly. Prefetches the next page of the
 * list.
 */
export function useCardList(kind: CardKind, id: string): CardListPosition | null {
  const queryClient = useQueryClient();
  const { state } = useLocation();
  // Null during hydration: server-rendered pages are opened directly, and only the browser knows the history.
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
  const loaded = parsePageCount(search);
  const pages = useQueries({
    queries: Array.from({ length: ready ? loaded : 0 }, (_, page) => marketPageQuery(kind, view, page)),
  });
  const listed: AnyCard[] = getLoadedItems({ pages: pages.flatMap(({ data }) => data ?? []) })!;
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

/** Reads the list's path from the history state. */
function fromOf(state: unknown): string | null {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(market|l|my|company)\//.test(from) ? from : null;
}
