import { ApiError } from '@crewdock/sdk/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLoaderData, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { LoadingHeading } from '../frame/LoadingHeading.tsx';
import { MissingPage } from '../frame/MissingPage.tsx';
import { missingStatus } from '../query/missing.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { ExportMenu } from '../ui/patterns/ExportMenu.tsx';
import { ListLayout } from '../ui/patterns/ListLayout.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { TitleRow } from '../ui/primitives/TitleRow.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { StatisticsAccessSection } from './Access.tsx';
import { DayBars } from './DayBars.tsx';
import { GuestForm } from './GuestForm.tsx';
import { NumbersTable } from '../ui/patterns/NumbersTable.tsx';
import { type StatisticsSubject, isGuest, saveStatistics, statisticsQuery } from './queries.ts';
import { Verdicts } from './Verdicts.tsx';
import { daysAsked, PERIODS } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** Page with the statistics of the links to a card or list. */
export function StatisticsPage() {
  const about = useLoaderData<StatisticsSubject>();
  const [params] = useSearchParams();
  const days = daysAsked(params.get('days'));
  const query = useQuery({ ...statisticsQuery(about, days), placeholderData: keepPreviousData });
  usePageTitle(query.data ? t(messages.pageTitle, { name: query.data.name }) : t(messages.title));
  if (query.error instanceof ApiError) {
    if (missingStatus(query.error)) return <MissingPage />;
    if (query.error.body.code === 'password_required' || query.error.body.code === 'wrong_credentials')
      return <GuestForm about={about} days={days} />;
  }
  if (!query.data) {
    return (
      <ListLayout>
        {query.isError ? (
          <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <>
            <LoadingHeading />
            <Skeleton $height={360} />
          </>
        )}
      </ListLayout>
    );
  }
  const { name, total, tags, referrers, devices } = query.data;
  return (
    <ListLayout>
      <TitleRow>
        <div>
          <h1>
            <UserText>{name}</UserText>
          </h1>
          <p>{t(messages.subtitle)}</p>
        </div>
        <ExportMenu save={(format) => saveStatistics(about, query.data, format)}>{t(messages.exportButton)}</ExportMenu>
      </TitleRow>
      <Tabs
        label={t(messages.periodLabel)}
        tabs={PERIODS.map((period) => ({
          to: `/statistics/${about.type}/${about.id}?days=${period.days}`,
          label: t(period.label),
          isCurrent: period.days === days,
        }))}
      />
      <Funnel aria-label={t(messages.funnelLabel)}>
        {COUNTS.map((what) => (
          <li key={what}>
            <strong>{formatNumber(total[what])}</strong>
            <span>{t(COUNT_LABELS[what])}</span>
          </li>
        ))}
      </Funnel>
      <DayBars days={query.data.days} />
      <NumbersTable
        title={t(messages.byLink)}
        head={[t(messages.link), ...COUNTS.map((what) => t(COUNT_LABELS[what]))]}
        rows={tags.map((tag) => [
          tag.public_key,
          tag.tag,
          tag.views,
          tag.visitors,
          tag.clicks,
          tag.contacts,
          tag.verdicts,
        ])}
        empty={t(messages.noLinks)}
      />
      <Pair>
        <NumbersTable
          title={t(messages.bySite)}
          head={[t(messages.site), t(messages.views)]}
          rows={referrers.map(({ label, views }) => [label, label || t(messages.unknownSite), views])}
          empty={t(messages.noVisitors)}
        />
        <NumbersTable
          title={t(messages.byDevice)}
          head={[t(messages.device), t(messages.views)]}
          rows={devices.map(({ label, views }) => [label, label, views])}
          empty={t(messages.noVisitors)}
        />
      </Pair>
      <Note>
        {t(messages.excluded, {
          own: formatNumber(total.owners),
          previews: formatNumber(total.previews),
          bots: formatNumber(total.bots),
        })}
      </Note>
      {!isGuest(about) && <Verdicts about={about} />}
      {!isGuest(about) && <StatisticsAccessSection about={about} />}
    </ListLayout>
  );
}

const COUNTS = ['views', 'visitors', 'clicks', 'contacts', 'verdicts'] as const;

const COUNT_LABELS = {
  views: messages.views,
  visitors: messages.visitors,
  clicks: messages.clicks,
  contacts: messages.contacts,
  verdicts: messages.verdicts,
};

const Funnel = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }

  strong {
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
  }

  span {
    color: var(--muted);
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 24px;
  align-items: start;
`;

const Note = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
`;
