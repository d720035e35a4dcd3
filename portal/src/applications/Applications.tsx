import type { Message as MessageText } from '@crewdock/contract/message';
import type { ApplicationFilter } from '@crewdock/contract/applications';
import { SEARCH_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { StatusFilterBar } from '../relations/Filters.ts';
import { KeysButton } from '../relations/KeysButton.tsx';
import { KeysDialog } from '../relations/KeysDialog.tsx';
import { rejectionReasonsQuery } from '../relations/queries.ts';
import { $session } from '../session/session.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { NearItem } from '../ui/primitives/NearItem.tsx';
import { MOBILE } from '../ui/styles/screen.ts';
import { WorkList } from '../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { ListAndPanel } from '../ui/primitives/SidePanel.ts';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { ApplicationDetail } from './ApplicationDetail.tsx';
import { APPLICATION_COLUMNS, ApplicationInboxRow } from './ApplicationRow.tsx';
import { applicationsQuery } from './queries.ts';
import { TriageDialogs } from './TriageDialogs.tsx';
import { useApplicationActions } from './useActions.ts';
import { APPLICATION_KEYS, useApplicationTriage } from './useTriage.ts';
import { APPLICATION_FILTER_TABS } from './words.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** State of the inbox in the URL. */
export interface InboxPlace {
  status: ApplicationFilter;
  search: string;
  /** Id of the open application. */
  open: string | null;
}

interface Props {
  jobId: number;
  place: InboxPlace;
  address: (place: InboxPlace) => string;
  /** Returns the URL of a relation of the job. */
  relationAt: (id: number) => string;
  /** The page's element; keyboard shortcuts work only within this element. */
  frame: RefObject<HTMLElement | null>;
}

/**
 * The inbox: applications to a job by people without a card on the market, with filters. The open application is shown
 * in the side panel.
 */
export function Applications({ jobId, place, address, relationAt, frame }: Props) {
  const { status, search, open } = place;
  const navigate = useNavigate();
  const isStaff = useStore($session)?.staff ?? false;
  const query = useInfiniteQuery({ ...applicationsQuery(jobId, status, search), placeholderData: keepPreviousData });
  useQuery(rejectionReasonsQuery);
  const [isTellingKeys, setTellingKeys] = useState(false);
  const items = useMemo(() => getLoadedItems(query.data) ?? [], [query.data]);
  const opened = items.find(({ id }) => id === open);
  const counters = query.data?.pages[0]!.counters;

  const go = (to: Partial<InboxPlace>) =>
    void navigate(address({ ...place, ...to }), { replace: true, preventScrollReset: true });
  const [draft, setDraft] = useDebouncedInput(search, (text) => go({ search: text.trim(), open: null }));
  const onUndo = useCallback(() => frame.current?.focus({ preventScroll: true }), [frame]);
  const onShow = (relationId: number) => void navigate(relationAt(relationId));
  const { actions, asking, stopAsking } = useApplicationActions(jobId, { onUndo, onShow });
  const leave = useApplicationTriage({
    frame,
    items,
    open: opened?.id ?? null,
    onOpen: (id) => go({ open: id }),
    onEnd: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    onKeys: () => setTellingKeys(true),
    actions,
    isAsking: asking !== null,
  });
  const onOpened = useEffectEvent(() => {
    // Not for staff, so that applications stay unread for the job's side.
    if (opened && !opened.is_read && !isStaff) actions.mark(opened, true);
  });
  useEffect(() => onOpened(), [opened?.id]);
  return (
    <Layout $isOpen={opened !== undefined}>
      <StatusFilterBar aria-label={t(messages.filtersLabel)}>
        {APPLICATION_FILTER_TABS.map(({ id, label }) => (
          <Link
            key={id}
            to={address({ status: id, search: '', open: null })}
            preventScrollReset
            aria-current={id === status ? 'page' : undefined}
          >
            {t(label)}
            {counters && <span>{formatNumber(counters[id])}</span>}
          </Link>
        ))}
        <KeysButton onPress={() => setTellingKeys(true)} />
      </StatusFilterBar>
      {counters && counters.all > 0 && (
        <Search
          aria-label={t(messages.searchLabel)}
          placeholder={t(messages.searchPlaceholder)}
          value={draft}
          onChange={setDraft}
          maxLength={SEARCH_MAX}
        />
      )}
      <section>
        {query.data ? (
          items.length > 0 ? (
            <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
              <WorkList $columns={APPLICATION_COLUMNS} aria-label={t(messages.listLabel)}>
                {items.map((application) => (
                  <NearItem key={application.id}>
                    <ApplicationInboxRow
                      application={application}
                      to={address({ ...place, open: application.id })}
                      isOpen={application === opened}
                      isNarrow={opened !== undefined}
                    />
                  </NearItem>
                ))}
              </WorkList>
            </LoadMore>
          ) : counters!.all === 0 ? (
            <Message icon={<Inbox />} title={t(messages.emptyTitle)}>
              <p>{t(messages.emptyText)}</p>
            </Message>
          ) : (
            <Message icon={<Inbox />} title={t(messages.filteredTitle)}>
              <p>{t(search ? messages.notFound : EMPTY[status])}</p>
              <Link to={address({ status: 'all', search: '', open: null })} preventScrollReset>
                {t(messages.showAll, { count: formatNumber(counters!.all) })}
              </Link>
            </Message>
          )
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <RowsSkeleton />
        )}
      </section>
      {opened && (
        <ApplicationDetail
          jobId={jobId}
          application={opened}
          actions={actions}
          relationAt={relationAt}
          onClose={leave}
        />
      )}
      <TriageDialogs asking={asking} actions={actions} onClose={stopAsking} />
      {isTellingKeys && <KeysDialog keys={APPLICATION_KEYS} onClose={() => setTellingKeys(false)} />}
    </Layout>
  );
}

/** Empty states by filter. The filter `all` has the same message as a search without results. */
const EMPTY: Record<ApplicationFilter, MessageText<object>> = {
  active: messages.noneActive,
  unread: messages.noneUnread,
  open: messages.noneOpen,
  shortlisted: messages.noneShortlisted,
  invited: messages.noneInvited,
  rejected: messages.noneRejected,
  all: messages.notFound,
};

const Layout = styled(ListAndPanel)`
  grid-template-columns: minmax(0, 1fr) ${({ $isOpen }) => $isOpen && 'minmax(360px, 520px)'};
  gap: 8px 28px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Search = styled(SearchField)`
  grid-column: 1 / -1;
  max-inline-size: 360px;
`;
