import type { CardKind } from '@crewdock/contract/kinds';
import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { call } from '../../api.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { EACH_VISIT } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { ChangedFields } from '../audit/ChangedFields.tsx';
import { formatSecond } from '../../ui/format/formatMoment.ts';
import { ACTION_LABELS, formatAuditActor } from '../audit/words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

const PAGE = 20;

interface Props {
  kind: CardKind;
  id: number;
  /** Undefined until the card is loaded. */
  version: number | undefined;
}

/** Audit log entries about a card, latest first. */
export function CardHistory({ kind, id, version }: Props) {
  const query = useInfiniteQuery(historyQuery({ kind, id, version }));
  if (query.isPending) return <Skeleton $height={160} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const entries = getLoadedItems(query.data)!;
  if (entries.length === 0) return <p>{t(messages.noHistory)}</p>;
  return (
    <>
      <Entries>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Entries>
      {query.hasNextPage && (
        <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t(messages.loadMoreButton)}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: Row<typeof audit> }) {
  return (
    <li>
      <strong>{t(ACTION_LABELS[entry.action])}</strong>
      <span>
        <UserText>{formatAuditActor(entry)}</UserText>, <time dateTime={entry.at}>{formatSecond(entry.at)}</time>
      </span>
      {entry.action !== 'created' && <ChangedFields entry={entry} />}
    </li>
  );
}

/** The query key contains the card's version, so that a change of the card refetches the history. */
function historyQuery({ kind, id, version }: Props) {
  return infiniteQueryOptions({
    queryKey: ['card-history', kind, id, version],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin-panel/audit/', {
        query: {
          subject_kind: kind,
          subject_id: String(id),
          limit: PAGE,
          ordering: '-at',
          ...(pageParam !== null && { after: pageParam }),
        } as never,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: EACH_VISIT,
  });
}

const Entries = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: 4px;
    padding-block-end: 14px;
    border-block-end: 1px solid var(--line);
  }

  > li > span {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
