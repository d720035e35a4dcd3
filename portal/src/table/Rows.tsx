import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { EditRow } from './useEdit.ts';
import { countWords } from './filterWords.ts';
import type { GridPlace } from './gridCells.ts';
import { Grid } from './Grid.tsx';
import type { AnyRow, AnyTable } from './look.ts';
import { getAllTabFilters } from './presets.ts';
import { chosenFilters, findPreset, getClearedView } from './start.ts';
import type { RowsPage } from './queries.ts';
import type { TableColumns } from './useColumns.ts';
import type { RowSelection } from './useSelection.ts';
import type { TableView } from './useTableView.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  query: UseInfiniteQueryResult<{ pages: RowsPage[] }>;
  rows: AnyRow[];
  columns: TableColumns;
  now: TableView;
  selection: RowSelection;
  edit: EditRow;
  revealRef: RefObject<((at: number) => void) | null>;
  placeRef: RefObject<GridPlace>;
  /** Called when the last row is reached by keyboard. */
  onEnd: () => void;
}

/** The rows with a "load more" button, or the loading, offline, error or empty state. */
export function TableRows({ query, rows, ...props }: Props) {
  const { at, now } = props;
  if (!query.data) {
    if (query.isPaused) return <Waiting at={at} />;
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return <Loading />;
  }
  if (rows.length === 0) return <Nothing at={at} now={now} />;
  const { total } = query.data.pages[0]!;
  /** Loads the next page and scrolls to its first row. */
  const more = async () => {
    const { data } = await query.fetchNextPage();
    if ((getLoadedItems(data)?.length ?? 0) > rows.length) props.revealRef.current?.(rows.length);
  };
  return (
    <>
      <Grid {...props} rows={rows} total={total} />
      {query.isFetchNextPageError && <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />}
      <End data-end>
        {query.hasNextPage && !query.isFetchNextPageError && (
          <Button isPending={query.isFetchingNextPage} onPress={() => void more()}>
            {t(query.isFetchingNextPage ? messages.loading : messages.loadMoreButton)}
          </Button>
        )}
        <span>{t(messages.shownOfTotal, { shown: formatNumber(rows.length), total: countWords(total) })}</span>
      </End>
    </>
  );
}

/** Shown while the user is offline. The query is paused, and runs when the network is back. */
function Waiting({ at: { look } }: { at: AnyTable }) {
  return (
    <Message icon={<WifiOff />} title={t(messages.offlineTitle)}>
      <p>{t(messages.offlineText, { nouns: look.noun[1] })}</p>
    </Message>
  );
}

function Nothing({ at, now }: { at: AnyTable; now: TableView }) {
  const { look } = at;
  const { filters, search } = now.view;
  const asked = chosenFilters(at, filters);
  const Icon = look.icon;
  const all = getAllTabFilters(at, filters);
  const isAll = !findPreset(at, filters) && !(at.table.counters !== undefined && at.table.counters in filters);
  if (!search && asked.length === 0) {
    return (
      <Message icon={<Icon />} title={t(messages.emptyTitle, { nouns: look.noun[1] })}>
        <p>{look.empty}</p>
      </Message>
    );
  }
  return (
    <Message icon={<Icon />} title={t(messages.noMatchesTitle, { nouns: look.noun[1] })}>
      <p>{t(messages.noMatchesText)}</p>
      {!isAll && search && (
        <Link to={now.address({ filters: all })}>{t(messages.searchAllLink, { nouns: look.noun[1] })}</Link>
      )}
      <Link to={now.address(getClearedView(at, filters))}>{t(messages.clearAll)}</Link>
    </Message>
  );
}

function Loading() {
  return (
    <Lines role="status" aria-label={t(messages.rowsLoading)}>
      {Array.from({ length: 12 }, (_, line) => (
        <Skeleton key={line} $height={20} />
      ))}
    </Lines>
  );
}

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block-start: 10px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const Lines = styled.div`
  display: grid;
  gap: 16px;
  padding: 8px 12px;
`;
