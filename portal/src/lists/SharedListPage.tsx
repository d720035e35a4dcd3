import { ApiError } from '@crewdock/sdk/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListX } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { CardList as Rows } from '../cards/CardList.tsx';
import { CardRow } from '../cards/CardRow.tsx';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePageTitle } from '../frame/pageTitle.ts';
import { PasswordPage } from '../sharing/PasswordPage.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ListLayout } from '../ui/ListLayout.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Message } from '../ui/Message.tsx';
import { ListTitle } from './ListTitle.ts';
import { LoadingList } from './LoadingList.tsx';
import { openList, sharedListQuery } from './queries.ts';
import { contentsOf } from './words.ts';

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
  const { list, total } = first;
  const items = query.data.pages.flatMap((page) => page.items);
  return (
    <ListLayout>
      <ListTitle>
        <div>
          <h1>{list.name}</h1>
          {items.length > 0 && <p>{contentsOf(list)}</p>}
        </div>
      </ListTitle>
      {items.length === 0 ? (
        <Message icon={<ListX />} title="Nothing here at the moment">
          <p>The cards of this list aren’t open to visitors now.</p>
        </Message>
      ) : (
        <LoadMore query={query} shown={items.length} total={total}>
          <Rows aria-label={`Cards of ${list.name}`}>
            {items.map(({ type, card_data }) => (
              <li key={card_data.path}>
                <CardRow kind={type} card={card_data} from={list.path} actions={null} />
              </li>
            ))}
          </Rows>
        </LoadMore>
      )}
    </ListLayout>
  );
}
