import { useInfiniteQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { useLoaderData } from 'react-router';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { sharePage } from '../cards/share.ts';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePageTitle } from '../frame/pageTitle.ts';
import { askedByLoader, missingStatus } from '../query/missing.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { AddToList } from './add/AddToList.tsx';
import { LoadingList } from './LoadingList.tsx';
import { OpenedList } from './OpenedList.tsx';
import { publicListQuery } from './queries.ts';

export function PublicListPage() {
  const { id: key } = useLoaderData<{ id: string }>();
  const query = useInfiniteQuery({ ...publicListQuery(key), ...askedByLoader });
  usePageTitle(query.data?.pages[0]!.list.name);
  if (missingStatus(query.error)) return <MissingPage />;
  if (!query.data) {
    return query.isError ? (
      <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <LoadingList />
    );
  }
  const { list, total } = query.data.pages[0]!;
  return (
    <OpenedList
      query={query}
      list={list}
      total={total}
      items={getLoadedItems(query.data)!}
      from={`/l/${key}`}
      renderActions={({ type, card_data }) => <AddToList kind={type} card={card_data} />}
    >
      <Button onPress={() => void sharePage(list.name, `/l/${key}`)}>
        <Link2 aria-hidden="true" />
        {t(messages.shareButton)}
      </Button>
    </OpenedList>
  );
}
