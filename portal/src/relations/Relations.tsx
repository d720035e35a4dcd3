import type { StatusFilter } from '@crewdock/contract/relations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Handshake, Keyboard } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Message } from '../ui/Message.tsx';
import { NearItem } from '../ui/NearItem.tsx';
import { ListAndPanel } from '../ui/SidePanel.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Filters, KeysButton } from './Filters.ts';
import { KeysDialog, RELATION_KEYS } from './KeysDialog.tsx';
import type { Own } from './cache.ts';
import { nameOf } from './moves.ts';
import { ProceedDialog } from './ProceedDialog.tsx';
import { rejectionReasonsQuery, relationsQuery } from './queries.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { RelationDetail } from './RelationDetail.tsx';
import { RelationRow } from './RelationRow.tsx';
import { useActions } from './useActions.ts';
import { useTriage } from './useTriage.ts';
import { FILTERS, isHired } from './words.ts';
import { itemsOf, totalOf } from '../query/pages.ts';

interface Props {
  own: Own;
  status: StatusFilter;
  /** The relation that is open. */
  open: number | null;
  /** The address of a status, or of one relation in it. */
  address: (status: StatusFilter, open?: number | null) => string;
  /** The page around it, within which the keys work. */
  frame: RefObject<HTMLElement | null>;
  /** What to do where there is no relation at all. */
  empty: ReactNode;
}

/** The cards linked with one's own, by where they stand, with one of them open beside the list. */
export function Relations({ own, status, open, address, frame, empty }: Props) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(relationsQuery(own.kind, own.id, status));
  useQuery(rejectionReasonsQuery);
  const [isTellingKeys, setTellingKeys] = useState(false);
  const items = useMemo(() => itemsOf(query.data) ?? [], [query.data]);
  const opened = items.find(({ relation }) => relation.id === open);
  const counters = query.data?.pages[0]!.counters;

  const onOpen = (id: number | null) => void navigate(address(status, id), { replace: true, preventScrollReset: true });
  const onUndo = useCallback(() => frame.current?.focus({ preventScroll: true }), [frame]);
  const { actions, asking, stopAsking } = useActions(own, onUndo);
  const leave = useTriage({
    frame,
    items,
    open: opened?.relation.id ?? null,
    onOpen,
    onEnd: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    onKeys: () => setTellingKeys(true),
    actions,
    isAsking: asking !== null,
  });
  return (
    <Layout $isOpen={opened !== undefined}>
      <Filters aria-label="Status">
        {FILTERS.map(({ id, label }) => (
          <Link key={id} to={address(id)} preventScrollReset aria-current={id === status ? 'page' : undefined}>
            {label}
            {counters && <span>{counters[id].toLocaleString('en-US')}</span>}
          </Link>
        ))}
        <KeysButton $kind="quiet" $size="small" onPress={() => setTellingKeys(true)}>
          <Keyboard aria-hidden="true" />
          Keys
        </KeysButton>
      </Filters>
      <section>
        {query.data ? (
          items.length > 0 ? (
            <LoadMore query={query} shown={items.length} total={totalOf(query.data)}>
              <ul aria-label={FILTERS.find(({ id }) => id === status)!.label}>
                {items.map((related) => (
                  <NearItem key={related.relation.id}>
                    <RelationRow
                      related={related}
                      to={address(status, related.relation.id)}
                      isOpen={related === opened}
                      isNarrow={opened !== undefined}
                      actions={actions}
                    />
                  </NearItem>
                ))}
              </ul>
            </LoadMore>
          ) : counters!.all === 0 ? (
            empty
          ) : (
            <Message icon={<Handshake />} title="Nothing here">
              <p>No relation stands in this status now.</p>
              {status !== 'all' && (
                <Link to={address('all')} preventScrollReset>
                  Show all {counters!.all.toLocaleString('en-US')}
                </Link>
              )}
            </Message>
          )
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Loading role="status" aria-label="Loading">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} $height={68} />
            ))}
          </Loading>
        )}
      </section>
      {opened && <RelationDetail own={own} related={opened} actions={actions} onClose={leave} />}
      {asking?.about === 'reject' && (
        <RejectDialog
          name={nameOf(asking.related)}
          isHired={isHired(asking.related.relation)}
          onReject={(reason, comment) => actions.send(asking.related, { move: 'reject', reason, comment })}
          onRejectAtOnce={(reason) => actions.rejectAtOnce(asking.related, reason)}
          onClose={stopAsking}
        />
      )}
      {asking?.about === 'proceed' && (
        <ProceedDialog
          name={nameOf(asking.related)}
          current={asking.related.relation.proceed}
          onProceed={(step) => actions.send(asking.related, step)}
          onClose={stopAsking}
        />
      )}
      {isTellingKeys && <KeysDialog keys={RELATION_KEYS} onClose={() => setTellingKeys(false)} />}
    </Layout>
  );
}

const Layout = styled(ListAndPanel)`
  gap: 8px 28px;
`;

const Loading = styled.div`
  display: grid;
  gap: 12px;
  padding: 8px 12px;
`;
