import type { CardList } from '@crewdock/contract/lists';
import { ApiError } from '@crewdock/sdk/client';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ArrowLeft, ListPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { styled } from 'styled-components';
import { CardList as Rows } from '../cards/CardList.tsx';
import { CardRowSkeleton } from '../cards/CardRowSkeleton.tsx';
import { MissingPage } from '../frame/MissingPage.tsx';
import { $company } from '../session/company.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ListLayout } from '../ui/ListLayout.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Message } from '../ui/Message.tsx';
import { NARROW } from '../ui/screen.ts';
import { archiveList } from './archive.ts';
import { ListEntry } from './ListEntry.tsx';
import { NameDialog } from './NameDialog.tsx';
import { Publishing } from './Publishing.tsx';
import { listQuery } from './queries.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { contentsOf } from './words.ts';

/** A list of one's own: its cards with notes, and whether others may see it. */
export function ListPage() {
  const { id } = useLoaderData<{ id: number }>();
  const query = useInfiniteQuery(listQuery(id));
  const items = query.data?.pages.flatMap((page) => page.results) ?? [];
  const rows = useFocusAfter(items.length);
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage />;
  if (!query.data) {
    return query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <Loading />;
  }
  const { list, count } = query.data.pages[0]!;
  return (
    <ListLayout>
      <ListHead list={list} />
      {list.is_active ? <Publishing list={list} /> : <Archived list={list} />}
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <LoadMore query={query} shown={items.length} total={count}>
          <Rows {...rows} aria-label={`Cards of ${list.name}`}>
            {items.map((item) => (
              <li key={item.id}>
                <ListEntry listId={id} item={item} />
              </li>
            ))}
          </Rows>
        </LoadMore>
      )}
    </ListLayout>
  );
}

function ListHead({ list }: { list: CardList }) {
  const [isNaming, setNaming] = useState(false);
  return (
    <Head>
      <Back to={list.is_active ? '/my/lists' : '/my/lists/archive'}>
        <ArrowLeft aria-hidden="true" />
        My lists
      </Back>
      <div>
        <h1>{list.name}</h1>
        <Buttons>
          <Button onPress={() => setNaming(true)}>
            <Pencil aria-hidden="true" />
            Rename
          </Button>
          {list.is_active && (
            <Button onPress={() => void archiveList(list, false)}>
              <Archive aria-hidden="true" />
              Archive
            </Button>
          )}
        </Buttons>
      </div>
      <p>{contentsOf(list)}</p>
      {isNaming && <NameDialog list={list} onClose={() => setNaming(false)} />}
    </Head>
  );
}

function Archived({ list }: { list: CardList }) {
  return (
    <Banner>
      <p>
        This list is archived.
        {list.public_path && ' Its public page is closed until you restore it.'}
      </p>
      <Button onPress={() => void archiveList(list, true)}>
        <ArchiveRestore aria-hidden="true" />
        Restore
      </Button>
    </Banner>
  );
}

function Nothing() {
  const isMarketOpen = useStore($company)?.market_enabled !== false;
  return (
    <Message icon={<ListPlus />} title="Nothing in this list yet">
      <p>Wherever a talent or a job is shown, “Add to list” puts it here.</p>
      {isMarketOpen && (
        <Buttons>
          <ButtonLink to="/market/talents">Browse talents</ButtonLink>
          <ButtonLink to="/market/jobs">Browse jobs</ButtonLink>
        </Buttons>
      )}
    </Message>
  );
}

function Loading() {
  return (
    <ListLayout role="status" aria-label="Loading">
      {[1, 2, 3].map((row) => (
        <CardRowSkeleton key={row} />
      ))}
    </ListLayout>
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

  ${NARROW} {
    > div {
      flex-direction: column;
    }
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-block-size: 36px;
  border-radius: var(--radius);
  color: var(--muted);
  font-weight: 500;
  text-decoration: none;
  transition: color var(--swift);

  &:hover {
    color: var(--text);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
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
