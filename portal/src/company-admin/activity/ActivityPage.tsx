import type { ActiveMember, ActivityDays } from '@crewdock/contract/company-activity';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { Segmented } from '../../ui/primitives/Segmented.tsx';
import { Select } from '../../ui/primitives/Select.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { AdminTabs } from '../AdminTabs.tsx';
import { activityQuery } from '../queries.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Act } from './Act.tsx';

/** Page of recent actions of members on the company's cards, optionally filtered by member. */
export function CompanyActivityPage() {
  const [params, setParams] = useSearchParams();
  const days = PERIODS.find((id) => id === params.get('days')) ?? '30';
  const member = params.get('member') ?? '';
  const query = useInfiniteQuery({ ...activityQuery(days, member), placeholderData: keepPreviousData });
  const items = getLoadedItems(query.data);
  const change = (to: { days: string; member: string }) =>
    setParams(
      Object.entries(to).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.title)}</h1>
      </ListHead>
      <AdminTabs />
      {items ? (
        <>
          <Filters>
            <Segmented
              label={t(messages.periodLabel)}
              value={days}
              options={PERIODS.map((id) => ({ id, label: t(messages.period, { count: Number(id) }) }))}
              onChange={(to) => change({ days: to, member })}
            />
            <Select
              label={t(messages.memberLabel)}
              value={member}
              options={optionsOf(query.data!.pages[0]!.members)}
              onChange={(to) => change({ days, member: to })}
            />
          </Filters>
          {items.length === 0 ? (
            <Message icon={<History />} title={t(messages.emptyTitle)}>
              <p>{t(messages.emptyText)}</p>
            </Message>
          ) : (
            <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
              <Acts aria-label={t(messages.title)}>
                {items.map((act, at) => (
                  // Archiving a card withdraws several relations at once, so entries can be equal: only the index is a
                  // unique key.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={at}>
                    <Act act={act} />
                  </li>
                ))}
              </Acts>
            </LoadMore>
          )}
        </>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton role="status" aria-label={t(messages.loading)} $height={360} />
      )}
    </ListLayout>
  );
}

const PERIODS: readonly ActivityDays[] = ['7', '30', '90'];

/** Returns the options of the member filter, with each member's number of actions. */
function optionsOf(members: ActiveMember[]): { id: string; label: string }[] {
  const all = members.reduce((sum, { acts }) => sum + acts, 0);
  return [
    { id: '', label: t(messages.everyone, { count: formatNumber(all) }) },
    ...members.map(({ uid, name, has_left, acts }) => ({
      id: uid,
      label: t(has_left ? messages.formerMember : messages.member, { name, count: formatNumber(acts) }),
    })),
  ];
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
`;

const Acts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
`;
