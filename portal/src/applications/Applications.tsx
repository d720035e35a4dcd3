import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { styled } from 'styled-components';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Message } from '../ui/Message.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ApplicationEntry } from './ApplicationEntry.tsx';
import { applicationsQuery } from './queries.ts';

/** Who has applied for a job without a card on the market. */
export function Applications({ id }: { id: number }) {
  const query = useInfiniteQuery(applicationsQuery(id));
  if (!query.data) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div role="status" aria-label="Loading">
        <Skeleton $height={160} />
      </div>
    );
  }
  const items = query.data.pages.flatMap((page) => page.results);
  if (items.length === 0) {
    return (
      <Message icon={<Inbox />} title="No applications yet">
        <p>Who applies on the job’s page, or in a job board on another site, stands here with their CV.</p>
      </Message>
    );
  }
  return (
    <LoadMore query={query} shown={items.length} total={query.data.pages[0]!.count}>
      <List aria-label="Applications">
        {items.map((application) => (
          <li key={application.id}>
            <ApplicationEntry application={application} />
          </li>
        ))}
      </List>
    </LoadMore>
  );
}

const List = styled.ul`
  display: grid;
  max-inline-size: 720px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
