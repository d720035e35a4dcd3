import type { UpdateStatus } from '@crewdock/contract/updates';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { isFirstLoad } from '../../frame/firstLoad.ts';
import { queryClient } from '../../queryClient.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Message } from '../../ui/Message.tsx';
import { MOBILE, NARROW } from '../../ui/screen.ts';
import { ListAndPanel } from '../../ui/SidePanel.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { updatesQuery } from './queries.ts';
import { UpdateDetail } from './UpdateDetail.tsx';
import { UpdateRow } from './UpdateRow.tsx';
import { useMove } from './useMove.ts';
import { useWalk } from './useWalk.ts';
import { STATUSES, STATUS_LABELS } from './words.ts';

export async function loader({ request }: { request: Request }): Promise<null> {
  const loading = queryClient.prefetchInfiniteQuery(updatesQuery(statusOf(new URL(request.url).searchParams)));
  if (isFirstLoad()) await loading;
  return null;
}

/** The staff's inbox: what happened, in three tabs, with the open entry beside the list. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = statusOf(params);
  const query = useInfiniteQuery(updatesQuery(status));
  const updates = query.data?.pages.flatMap((page) => page.results) ?? [];
  const open = updates.findIndex(({ id }) => String(id) === params.get('id'));
  const update = updates[open];
  const go = (at: number) =>
    void navigate(address(status, updates[at]?.id), { replace: true, preventScrollReset: true });
  const { frame, list, onKeyDown, leave } = useWalk(open, go);
  const move = useMove(() => frame.current?.focus({ preventScroll: true }));
  const counters = query.data?.pages[0]!.counters;
  return (
    <Layout ref={frame} tabIndex={-1} onKeyDown={onKeyDown} $isOpen={update !== undefined}>
      <header>
        <h1>Updates</h1>
        <Keys aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> walk · <kbd>Enter</kbd> opens · <kbd>Esc</kbd> closes
        </Keys>
        <Tabs
          label="Updates"
          tabs={STATUSES.map((each) => ({
            to: address(each),
            label: STATUS_LABELS[each],
            count: counters?.[each],
            isCurrent: each === status,
          }))}
        />
      </header>
      <section aria-label={STATUS_LABELS[status]}>
        {query.data ? (
          updates.length > 0 ? (
            <LoadMore query={query} shown={updates.length} total={query.data.pages[0]!.count}>
              <ul ref={list}>
                {updates.map((each) => (
                  <li key={each.id}>
                    <UpdateRow
                      update={each}
                      to={address(status, each.id)}
                      isOpen={each === update}
                      replace={update !== undefined}
                    />
                  </li>
                ))}
              </ul>
            </LoadMore>
          ) : (
            <Nothing status={status} />
          )
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Loading />
        )}
      </section>
      {update && (
        <UpdateDetail
          update={update}
          onClose={leave}
          onMove={(to) => {
            // The next one takes its place, or the one before at the end.
            if (updates.length === 1) leave();
            else go(open + 1 < updates.length ? open + 1 : open - 1);
            move(update, to);
          }}
        />
      )}
    </Layout>
  );
}

function statusOf(params: URLSearchParams): UpdateStatus {
  return STATUSES.find((status) => status === params.get('status')) ?? 'new';
}

function address(status: UpdateStatus, id?: number): string {
  const params = new URLSearchParams();
  if (status !== 'new') params.set('status', status);
  if (id !== undefined) params.set('id', String(id));
  return `/admin-panel/updates${params.size > 0 ? `?${params}` : ''}`;
}

function Nothing({ status }: { status: UpdateStatus }) {
  return (
    <Message
      icon={<Inbox />}
      title={status === 'new' ? 'Nothing new' : `Nothing ${STATUS_LABELS[status].toLowerCase()}`}
    >
      <p>
        {status === 'new'
          ? 'Registrations, messages and deletions of accounts arrive here.'
          : 'Updates that you move here from the other tabs stand here.'}
      </p>
    </Message>
  );
}

function Loading() {
  return (
    <Lines role="status" aria-label="Loading">
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} $height={20} />
      ))}
    </Lines>
  );
}

const Layout = styled(ListAndPanel)`
  gap: 12px 32px;
  max-inline-size: 1280px;
  margin: 0 auto;
  padding: 28px 24px 64px;
  outline: 0;

  > header {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 4px 16px;

    > nav {
      grid-column: 1 / -1;
    }
  }

  h1 {
    font-size: 1.5rem;
  }

  ${NARROW} {
    padding: 20px 16px 48px;
  }
`;

const Keys = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;

  > kbd {
    padding: 1px 5px;
    border: 1px solid var(--line);
    border-radius: 4px;
    font: inherit;
    font-size: 0.75rem;
  }

  ${MOBILE} {
    display: none;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 16px;
  padding: 8px 12px;
`;
