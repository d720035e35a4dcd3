import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { ErrorState } from './ErrorState.tsx';
import { formatNumber } from '../format/formatNumber.ts';
import { ListChanged } from './ListChanged.tsx';
import { ListEnd } from './ListEnd.ts';
import type { hasListChanged } from './loadedPages.ts';
import * as messages from './messages.ts';

interface Props {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => Promise<unknown>;
    refetch?: () => Promise<unknown>;
    data?: Parameters<typeof hasListChanged>[0] | undefined;
  };
  shown: number;
  total: number;
  /** The list: one child element per entry. Headings between entries have `data-group`. */
  children: ReactNode;
}

/** A list with a "load more" button, which moves the focus to the first new entry. */
export function LoadMore({ query, shown, total, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    const entry = list.current?.firstElementChild?.querySelectorAll(':scope > :not([data-group])')[from.current];
    from.current = null;
    entry?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <>
      <div ref={list}>{children}</div>
      {query.refetch && query.data && <ListChanged data={query.data} onRefresh={() => void query.refetch?.()} />}
      {query.isFetchNextPageError && <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <ListEnd>
          <Button
            isPending={query.isFetchingNextPage}
            onPress={() => {
              from.current = shown;
              void query.fetchNextPage();
            }}
          >
            {t(query.isFetchingNextPage ? messages.loading : messages.loadMoreButton)}
          </Button>
          <span>{t(messages.shownOfTotal, { shown: formatNumber(shown), total: formatNumber(total) })}</span>
        </ListEnd>
      )}
    </>
  );
}
