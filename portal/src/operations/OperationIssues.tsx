import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { getTotalCount } from '../query/pages.ts';
import { Dialog } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { issuesQuery } from './queries.ts';
import * as messages from './messages.ts';

/** Dialog with all items that failed, and the reasons. */
export function OperationIssues({ uid, onClose }: { uid: string; onClose: () => void }) {
  const query = useInfiniteQuery(issuesQuery(uid));
  const issues = getLoadedItems(query.data);
  return (
    <Dialog title={t(messages.issuesTitle)} isOpen isWide onClose={onClose}>
      {issues ? (
        <LoadMore query={query} shown={issues.length} total={getTotalCount(query.data)}>
          {/* Focusable, so that keyboard users can scroll the list. */}
          <List tabIndex={0} aria-label={t(messages.issuesLabel)}>
            {issues.map(({ item, reason }, at) => (
              <li key={at}>
                <strong>{item}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </List>
        </LoadMore>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton $height={120} />
      )}
    </Dialog>
  );
}

const List = styled.ol`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 16px;
    padding-block: 8px;
  }

  > li + li {
    border-block-start: 1px solid var(--line);
  }

  strong {
    font-weight: 500;
  }
`;
