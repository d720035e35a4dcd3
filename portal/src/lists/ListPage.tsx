import type { CardKind } from '@crewdock/contract/kinds';
import type { CardList, ListItem } from '@crewdock/contract/lists';
import { useInfiniteQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense, lazy, useState } from 'react';
import { useLoaderData } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { BackLink } from '../ui/patterns/BackLink.tsx';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePageTitle } from '../frame/pageTitle.ts';
import { missingStatus } from '../query/missing.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { ListLayout } from '../ui/patterns/ListLayout.ts';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import { WorkList } from '../ui/patterns/rows/Rows.ts';
import { archiveList } from './archive.ts';
import { BrowseMarket } from './BrowseMarket.tsx';
import { ENTRY_COLUMNS, ListEntry } from './ListEntry.tsx';
import { LoadingList } from './LoadingList.tsx';
import { NameDialog } from './NameDialog.tsx';
import { Publishing } from './Publishing.tsx';
import { listQuery } from './queries.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { formatListContents } from './words.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { nameCards } from '../cards/cardNames.ts';
import { RowNames } from '../ui/patterns/rows/rowNames.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

const ShareDialog = lazy(() => import('../sharing/ShareDialog.tsx'));

/** Page of a list for its owner: cards with notes, and the list's visibility. */
export function ListPage() {
  const { id } = useLoaderData<{ id: number }>();
  const query = useInfiniteQuery(listQuery(id));
  const items = getLoadedItems(query.data) ?? [];
  const rows = useFocusAfter(items.length);
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
  const names = { talent: nameEntries(items, 'talent'), request: nameEntries(items, 'request') };
  return (
    <ListLayout>
      <ListHead list={list} />
      {list.is_active ? <Publishing list={list} /> : <Archived list={list} />}
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <LoadMore query={query} shown={items.length} total={total}>
          <WorkList {...rows} $columns={ENTRY_COLUMNS} aria-label={t(messages.contents, { name: list.name })}>
            {items.map((item) => (
              <li key={item.id}>
                <RowNames value={names[item.type]}>
                  <ListEntry listId={id} item={item} />
                </RowNames>
              </li>
            ))}
          </WorkList>
        </LoadMore>
      )}
    </ListLayout>
  );
}

/** Returns accessible names of the entries of one kind. A talent and a job can have the same id. */
function nameEntries(items: readonly ListItem[], type: CardKind): ReadonlyMap<string, string> {
  return nameCards(items.filter((item) => item.type === type).map((item) => item.card_data));
}

function ListHead({ list }: { list: CardList }) {
  const [isNaming, setNaming] = useState(false);
  const [isSharing, setSharing] = useState(false);
  return (
    <Head>
      <BackLink to={list.is_active ? '/my/lists' : '/my/lists/archive'}>{t(messages.myLists)}</BackLink>
      <div>
        <h1>
          <UserText>{list.name}</UserText>
        </h1>
        <MoreMenu
          isFramed
          label={t(messages.moreMenu, { name: list.name })}
          entries={[
            list.is_active && { label: t(messages.shareEntry), icon: Share2, run: () => setSharing(true) },
            { label: t(messages.renameEntry), icon: Pencil, run: () => setNaming(true) },
            list.is_active && {
              label: t(messages.archiveEntry),
              icon: Archive,
              run: () => void archiveList(list, false),
            },
          ]}
        />
      </div>
      <p>{formatListContents(list)}</p>
      {isNaming && <NameDialog list={list} onClose={() => setNaming(false)} />}
      <Suspense>
        {isSharing && (
          <ShareDialog
            shared={{ type: 'lists', id: list.id, name: list.name, isOpen: true }}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </Head>
  );
}

function Archived({ list }: { list: CardList }) {
  return (
    <Banner>
      <p>{t(list.public_path ? messages.archivedPublicText : messages.archivedText)}</p>
      <Button onPress={() => void archiveList(list, true)}>
        <ArchiveRestore aria-hidden="true" />
        {t(messages.restoreButton)}
      </Button>
    </Banner>
  );
}

function Nothing() {
  return (
    <Message icon={<ListPlus />} title={t(messages.emptyTitle)}>
      <p>{t(messages.emptyText)}</p>
      <BrowseMarket />
    </Message>
  );
}

const Head = styled.header`
  display: grid;
  gap: 4px;

  > div {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
  }

  h1 {
    min-inline-size: 0;
    font-size: 1.75rem;
    overflow-wrap: anywhere;
  }

  > p {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 16px;
  border-radius: var(--radius-card);
  background: var(--amber-soft);
`;
