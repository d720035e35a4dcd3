import { KINDS } from '@crewdock/contract/kinds';
import type { StatusFilter } from '@crewdock/contract/relations';
import { useInfiniteQuery } from '@tanstack/react-query';
import Handshake from 'lucide-react/icons/handshake';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { NearItem } from '../ui/primitives/NearItem.tsx';
import { WorkList } from '../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { ListAndPanel } from '../ui/primitives/SidePanel.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { Own } from './queries.ts';
import { listedQuery } from './queries.ts';
import { RelationDetail } from './RelationDetail.tsx';
import { RelationListRow, relationColumns } from './RelationRow.tsx';
import type { RelationActions } from './useActions.ts';
import { useRelationTriage } from './useTriage.ts';
import { RELATION_FILTER_TABS } from './words.ts';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { nameRelated } from './moves.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  own: Own;
  status: StatusFilter;
  /** Id of the open relation. */
  open: number | null;
  /** Returns the URL of a status filter, or of an open relation within that filter. */
  address: (status: StatusFilter, open?: number | null) => string;
  /** The page's element: the keyboard shortcuts work only within it. */
  frame: RefObject<HTMLElement | null>;
  /** Shown when the card has no relation in any status. */
  empty: ReactNode;
  actions: RelationActions;
  isAsking: boolean;
  onKeys: () => void;
  /** Whether an open relation replaces the list. */
  isInPlace: boolean;
}

/** A card's relations with the selected status, and the side panel of the open relation. */
export function RelationList({
  own,
  status,
  open,
  address,
  frame,
  empty,
  actions,
  isAsking,
  onKeys,
  isInPlace,
}: Props) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(listedQuery(own, status));
  const items = useMemo(() => getLoadedItems(query.data) ?? [], [query.data]);
  const names = useMemo(() => nameRelated(items), [items]);
  const opened = items.find(({ relation }) => relation.id === open);
  const onOpen = (id: number | null) => void navigate(address(status, id), { replace: true, preventScrollReset: true });
  const leave = useRelationTriage({
    frame,
    items,
    open: opened?.relation.id ?? null,
    onOpen,
    onEnd: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    onKeys,
    actions,
    isAsking,
  });
  return (
    <Layout $isOpen={opened !== undefined} $isInPlace={isInPlace}>
      <section>
        {query.data ? (
          items.length > 0 ? (
            <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
              <WorkList
                $columns={relationColumns(KINDS[own.kind].other, opened !== undefined)}
                aria-label={t(RELATION_FILTER_TABS.find(({ id }) => id === status)!.label)}
              >
                <RowNames value={names}>
                  {items.map((related) => (
                    <NearItem key={related.relation.id}>
                      <RelationListRow
                        related={related}
                        to={address(status, related.relation.id)}
                        isOpen={related === opened}
                        isNarrow={opened !== undefined}
                        actions={actions}
                      />
                    </NearItem>
                  ))}
                </RowNames>
              </WorkList>
            </LoadMore>
          ) : (
            <Nobody all={query.data.pages[0]!.counters.all} status={status} address={address} empty={empty} />
          )
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <RowsSkeleton />
        )}
      </section>
      {opened && <RelationDetail own={own} related={opened} actions={actions} onClose={leave} isInPlace={isInPlace} />}
    </Layout>
  );
}

function Nobody({ all, status, address, empty }: Pick<Props, 'status' | 'address' | 'empty'> & { all: number }) {
  if (all === 0) return empty;
  return (
    <Message icon={<Handshake />} title={t(messages.emptyTitle)}>
      <p>{t(messages.emptyText)}</p>
      {status !== 'all' && (
        <Link to={address('all')} preventScrollReset>
          {t(messages.showAll, { count: formatNumber(all) })}
        </Link>
      )}
    </Message>
  );
}

const Layout = styled(ListAndPanel)`
  gap: 8px 28px;
`;
