import { ApiError } from '@crewdock/sdk/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePageTitle } from '../frame/pageTitle.ts';
import { PasswordPage } from '../sharing/PasswordPage.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadingList } from './LoadingList.tsx';
import { OpenedList } from './OpenedList.tsx';
import { openList, sharedListQuery } from './queries.ts';

/** A list that somebody was sent a link to: what the link's tag shows of its cards. */
export function SharedListPage() {
  const { id: key } = useLoaderData<{ id: string }>();
  const query = useInfiniteQuery(sharedListQuery(key));
  const first = query.data?.pages[0];
  usePageTitle(first?.list.name ?? 'Shared with you');
  if (query.error instanceof ApiError) {
    if (query.error.status === 404) return <MissingPage />;
    if (query.error.body.code === 'password_required') return <PasswordPage linkKey={key} open={() => openList(key)} />;
  }
  if (!query.data || !first) {
    return query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <LoadingList />;
  }
  return (
    <OpenedList
      query={query}
      list={first.list}
      total={first.total}
      items={query.data.pages.flatMap((page) => page.items)}
      from={first.list.path}
    />
  );
}
