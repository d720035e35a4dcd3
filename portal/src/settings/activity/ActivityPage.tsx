import { useInfiniteQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { OperationProgress } from '../../operations/OperationProgress.tsx';
import { operationsQuery } from '../../operations/queries.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';

/** Settings page with the user's long-running operations, their progress and undo. */
export function OperationsPage() {
  return (
    <SettingsFrame>
      <Operations />
    </SettingsFrame>
  );
}

function Operations() {
  const query = useInfiniteQuery(operationsQuery);
  const operations = getLoadedItems(query.data);
  if (!operations) {
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton $height={76} />
    );
  }
  if (operations.length === 0) {
    return (
      <Message icon={<ListChecks />} title={t(messages.activityEmptyTitle)}>
        <p>{t(messages.activityEmptyText)}</p>
      </Message>
    );
  }
  return (
    <LoadMore query={query} shown={operations.length} total={getTotalCount(query.data)}>
      <List aria-label={t(messages.activityPage)}>
        {operations.map(({ uid }) => (
          <li key={uid}>
            <OperationProgress uid={uid} />
          </li>
        ))}
      </List>
    </LoadMore>
  );
}

const List = styled.ol`
  max-inline-size: 640px;

  > li {
    padding-block: 16px;
  }

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
