import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useFocusedFrame } from '../cards/CardFrame.tsx';
import { t } from '../i18n/translate.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { KeysButton } from '../relations/KeysButton.tsx';
import { KeysDialog } from '../relations/KeysDialog.tsx';
import { rejectionReasonsQuery } from '../relations/queries.ts';
import { $company } from '../session/company.ts';
import { showInboxCount } from '../session/liveInbox.ts';
import { getDistinctNames } from '../ui/format/distinctNames.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../ui/patterns/ListLayout.ts';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { WorkList } from '../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { NearItem } from '../ui/primitives/NearItem.tsx';
import { ListAndPanel } from '../ui/primitives/SidePanel.ts';
import { InboxDetail } from './InboxDetail.tsx';
import { InboxDialogs } from './InboxDialogs.tsx';
import { inboxColumns, InboxRow } from './InboxRow.tsx';
import * as messages from './messages.ts';
import { inboxQuery } from './queries.ts';
import { SelectedEntries } from './SelectedEntries.tsx';
import { useNewEntries } from './useNewEntries.ts';
import { useInboxAnswers } from './useAnswers.ts';
import { useEntrySelection } from './useSelection.ts';
import { INBOX_KEYS, useInboxTriage } from './useTriage.ts';
import { getEntryName, getEntrySubject } from './words.ts';

/** Everything that needs the user's answer. The open entry is in the URL. */
export function InboxPage() {
  const frame = useFocusedFrame();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = useInfiniteQuery(inboxQuery);
  useQuery(rejectionReasonsQuery);
  const [isTellingKeys, setTellingKeys] = useState(false);
  const items = useMemo(() => getLoadedItems(query.data) ?? [], [query.data]);
  const names = useMemo(() => nameEntries(items), [items]);
  const total = getTotalCount(query.data);
  const loadedTotal = query.data && total;
  useEffect(() => {
    if (loadedTotal !== undefined) showInboxCount(loadedTotal);
  }, [loadedTotal]);
  const selection = useEntrySelection(items);
  const opened = items.find(({ key }) => key === params.get('open'));
  const onOpen = (key: string | null) => void navigate(addressOf(key), { replace: true, preventScrollReset: true });
  const onUndo = useCallback(() => frame.current?.focus({ preventScroll: true }), [frame]);
  const { actions, asking, stopAsking, isAnswering } = useInboxAnswers(onUndo);
  useNewEntries(loadedTotal, isAnswering || query.isFetching);
  const onKeys = () => setTellingKeys(true);
  const leave = useInboxTriage({
    frame,
    items,
    open: opened?.key ?? null,
    onOpen,
    onEnd: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    onKeys,
    actions,
    selection,
    isAsking: asking !== null,
  });
  return (
    <Frame ref={frame} tabIndex={-1}>
      <ListHead>
        <h1>{t(messages.title)}</h1>
        {items.length > 0 && (
          <Tools>
            <KeysButton onPress={onKeys} />
            <Button $size="small" onPress={selection.selectAll}>
              {t(messages.selectAll)}
            </Button>
          </Tools>
        )}
      </ListHead>
      <Layout $isOpen={opened !== undefined}>
        <section>
          {query.data ? (
            items.length > 0 ? (
              <LoadMore query={query} shown={items.length} total={total}>
                <WorkList $columns={inboxColumns(opened !== undefined)} aria-label={t(messages.listLabel)}>
                  <RowNames value={names}>
                    {items.map((entry) => (
                      <NearItem key={entry.key}>
                        <InboxRow
                          entry={entry}
                          to={addressOf(entry.key)}
                          isOpen={entry === opened}
                          isNarrow={opened !== undefined}
                          isSelected={selection.isSelected(entry.key)}
                          onSelect={selection.toggle}
                          actions={actions}
                        />
                      </NearItem>
                    ))}
                  </RowNames>
                </WorkList>
              </LoadMore>
            ) : (
              <Nothing />
            )
          ) : query.isError ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <RowsSkeleton />
          )}
        </section>
        {opened && <InboxDetail entry={opened} actions={actions} onClose={leave} />}
        <SelectedEntries selection={selection} actions={actions} />
      </Layout>
      <InboxDialogs asking={asking} actions={actions} onClose={stopAsking} />
      {isTellingKeys && <KeysDialog keys={INBOX_KEYS} onClose={() => setTellingKeys(false)} />}
    </Frame>
  );
}

function Nothing() {
  const isMarketOpen = useStore($company)?.market_enabled !== false;
  return (
    <Message icon={<Inbox />} title={t(messages.emptyTitle)}>
      <p>{t(messages.emptyText)}</p>
      {isMarketOpen && <ButtonLink to="/market">{t(messages.emptyLink)}</ButtonLink>}
    </Message>
  );
}

function addressOf(key: string | null): string {
  return key === null ? '/my/inbox' : `/my/inbox?open=${encodeURIComponent(key)}`;
}

/** Accessible names of the rows: several entries may be about the same person. */
function nameEntries(items: Parameters<typeof getEntryName>[0][]): ReadonlyMap<string, string> {
  return getDistinctNames(items, { key: ({ key }) => key, name: getEntryName, details: [getEntrySubject] });
}

const Frame = styled(ListLayout)`
  outline: 0;
`;

const Layout = styled(ListAndPanel)`
  gap: 8px 28px;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;
