import { ApiError } from '@crewdock/sdk/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link2, ListX } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { CardList as Rows } from '../cards/CardList.tsx';
import { CardRow } from '../cards/CardRow.tsx';
import { sharePage } from '../cards/share.ts';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePageTitle } from '../frame/pageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ListLayout } from '../ui/ListLayout.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Message } from '../ui/Message.tsx';
import { AddToList } from './add/AddToList.tsx';
import { ListTitle } from './ListTitle.ts';
import { LoadingList } from './LoadingList.tsx';
import { publicListQuery } from './queries.ts';
import { contentsOf } from './words.ts';

/** A list that its owner published, as everybody sees it. */
export function PublicListPage() {
  const { id: key } = useLoaderData<{ id: string }>();
  const query = useInfiniteQuery(publicListQuery(key));
  usePageTitle(query.data?.pages[0]!.list.name);
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage />;
  if (!query.data) {
    return query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <LoadingList />;
  }
  const { list, total } = query.data.pages[0]!;
  const items = query.data.pages.flatMap((page) => page.items);
  return (
    <ListLayout>
      <ListTitle>
        <div>
          <h1>{list.name}</h1>
          {items.length > 0 && <p>{contentsOf(list)}</p>}
        </div>
        <Button onPress={() => void sharePage(list.name, `/l/${key}`)}>
          <Link2 aria-hidden="true" />
          Share
        </Button>
      </ListTitle>
      {items.length === 0 ? (
        <Message icon={<ListX />} title="Nothing here at the moment">
          <p>The cards of this list aren’t open to visitors now.</p>
        </Message>
      ) : (
        <LoadMore query={query} shown={items.length} total={total}>
          <Rows aria-label={`Cards of ${list.name}`}>
            {items.map((item) => (
              <li key={item.id}>
                <CardRow
                  kind={item.type}
                  card={item.card_data}
                  from={`/l/${key}`}
                  actions={<AddToList kind={item.type} card={item.card_data} />}
                />
              </li>
            ))}
          </Rows>
        </LoadMore>
      )}
    </ListLayout>
  );
}
