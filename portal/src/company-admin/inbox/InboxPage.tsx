import type { InboxState } from '@crewdock/contract/company-inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { Segmented } from '../../ui/primitives/Segmented.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { AdminTabs } from '../AdminTabs.tsx';
import { inboxQuery } from '../queries.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { InboxEntry } from './Written.tsx';

const STATES = { open: messages.open, done: messages.done };
const COUNTS = { open: messages.openCount, done: messages.doneCount };

/** Inbox of messages and applications from visitors of the portal and its widgets. */
export function InboxPage() {
  const [params, setParams] = useSearchParams();
  const state: InboxState = params.get('state') === 'done' ? 'done' : 'open';
  const query = useInfiniteQuery(inboxQuery(state));
  const items = getLoadedItems(query.data);
  const counters = query.data?.pages[0]!.counters;
  const getLabel = (of: InboxState) =>
    counters ? t(COUNTS[of], { count: formatNumber(counters[of]) }) : t(STATES[of]);
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.title)}</h1>
      </ListHead>
      <AdminTabs />
      <Segmented
        label={t(messages.stateLabel)}
        value={state}
        options={[
          { id: 'open', label: getLabel('open') },
          { id: 'done', label: getLabel('done') },
        ]}
        onChange={(to) => setParams(to === 'done' ? { state: to } : {}, { replace: true })}
      />
      {items ? (
        items.length === 0 ? (
          <Message icon={<Inbox />} title={t(state === 'open' ? messages.noOpenTitle : messages.noDoneTitle)}>
            <p>{t(state === 'open' ? messages.noOpenText : messages.noDoneText)}</p>
          </Message>
        ) : (
          <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
            <Items aria-label={t(messages.title)}>
              {items.map((item) => (
                <li key={item.id}>
                  <InboxEntry item={item} />
                </li>
              ))}
            </Items>
          </LoadMore>
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton $height={360} />
      )}
    </ListLayout>
  );
}

const Items = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
