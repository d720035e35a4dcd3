import { FEED_FAULTS } from '@crewdock/contract/feed-faults';
import type { LintedJob } from '@crewdock/contract/staff/feed';
import { useInfiniteQuery } from '@tanstack/react-query';
import Rss from 'lucide-react/icons/rss';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { FeedDialog } from '../../cards/FeedDialog.tsx';
import { CARD_AREA_PAGES } from '../../card-editor/places.ts';
import { t } from '../../i18n/translate.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { pageWidth } from '../../ui/styles/pageWidth.ts';
import { getDistinctNames } from '../../ui/format/distinctNames.ts';
import { NARROW } from '../../ui/styles/screen.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Tabs } from '../../ui/primitives/Tabs.tsx';
import * as messages from './messages.ts';
import { type FeedFilter, lintedQuery } from './queries.ts';
import { FAULT_LABELS } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

const HERE = '/admin-panel/feed';

/** Shows the jobs in the job feeds, and the faults that exclude other jobs. */
export function FeedPage() {
  const [params] = useSearchParams();
  const filter: FeedFilter = {
    fault: FEED_FAULTS.find((fault) => fault === params.get('fault')) ?? null,
    published: params.has('published') ? true : null,
  };
  const query = useInfiniteQuery(lintedQuery(filter));
  const [opened, setOpened] = useState<LintedJob | null>(null);
  const items = getLoadedItems(query.data);
  const names = getDistinctNames(items ?? [], {
    key: ({ id }) => String(id),
    name: ({ title }) => title,
    details: [({ company }) => company ?? ''],
  });
  const counters = query.data?.pages[0]!.counters;
  const faults = FEED_FAULTS.filter((fault) => FAULT_LABELS[fault]);
  return (
    <Layout>
      <h1>{t(messages.title)}</h1>
      <Tabs
        label={t(messages.filterLabel)}
        tabs={[
          {
            to: HERE,
            label: t(messages.allJobs),
            ...(counters && { count: counters.jobs }),
            isCurrent: !filter.fault && !filter.published,
          },
          {
            to: `${HERE}?published=1`,
            label: t(messages.published),
            ...(counters && { count: counters.published }),
            isCurrent: filter.published === true,
          },
          ...faults.map((fault) => ({
            to: `${HERE}?fault=${fault}`,
            label: t(FAULT_LABELS[fault]!),
            ...(counters && { count: counters.faults[fault] }),
            isCurrent: filter.fault === fault,
          })),
        ]}
      />
      {items ? (
        items.length > 0 ? (
          <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
            <List aria-label={t(messages.jobsLabel)}>
              {items.map((job) => (
                <li key={job.id}>
                  <Link to={`/admin-panel/requests/${job.id}`}>
                    <UserText>{job.title}</UserText>
                  </Link>
                  <span>
                    <UserText>{job.company}</UserText>
                  </span>
                  <span>
                    {job.faults.map((fault) => (
                      <Badge key={fault} $tone="amber">
                        {FAULT_LABELS[fault] && t(FAULT_LABELS[fault])}
                      </Badge>
                    ))}
                    {job.published && job.faults.length === 0 && <Badge $tone="green">{t(messages.published)}</Badge>}
                  </span>
                  <Button
                    $size="small"
                    aria-label={t(isPublishable(job) ? messages.publishLabel : messages.detailsLabel, {
                      job: names.get(String(job.id))!,
                    })}
                    onPress={() => setOpened(job)}
                  >
                    {t(isPublishable(job) ? messages.publishButton : messages.detailsButton)}
                  </Button>
                </li>
              ))}
            </List>
          </LoadMore>
        ) : (
          <Message icon={<Rss />} title={t(messages.emptyTitle)}>
            <p>{t(messages.emptyText)}</p>
          </Message>
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton role="status" aria-label={t(messages.loading)} $height={480} />
      )}
      {opened && (
        <FeedDialog job={opened} editor={CARD_AREA_PAGES.my.jobs.edit(opened.id)} onClose={() => setOpened(null)} />
      )}
    </Layout>
  );
}

function isPublishable({ published, faults }: LintedJob): boolean {
  return published === null && faults.length === 0;
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  ${pageWidth}
  padding-block: 24px 80px;

  > h1 {
    font-size: 1.5rem;
  }
`;

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) 88px;
    gap: 4px 16px;
    align-items: center;
    min-block-size: 44px;
    border-block-end: 1px solid var(--line);
  }

  > li > a {
    overflow: hidden;
    font-weight: 500;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;

    &:hover {
      text-decoration: underline;
    }
  }

  > li > span {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    min-inline-size: 0;
    color: var(--muted);
  }

  > li > button {
    justify-self: end;
  }

  ${NARROW} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 8px;
    }

    > li > button {
      grid-area: 1 / 2 / 4 / 3;
    }

    > li > span {
      grid-column: 1;
    }

    > li > span:empty {
      display: none;
    }
  }
`;
