import { queryString } from '@crewdock/sdk/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { saveFrom } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ExportMenu } from '../../ui/patterns/ExportMenu.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { pageWidth } from '../../ui/styles/pageWidth.ts';
import { MOBILE } from '../../ui/styles/screen.ts';
import { Select } from '../../ui/primitives/Select.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Bars } from './Bars.tsx';
import { CreatorFilter } from './CreatorFilter.tsx';
import { Creators } from './Creators.tsx';
import { toStatsQuery, PERIOD_OPTIONS, readFilter, STATUS_OPTIONS, type StatsFilter, writeFilter } from './filter.ts';
import { Funnel } from './Funnel.tsx';
import * as messages from './messages.ts';
import { statsQuery } from './queries.ts';
import { Stages } from './Stages.tsx';
import { formatHours } from './words.ts';

/** Statistics of jobs, filtered by creation date, status and creator. */
export function StatsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(params);
  const query = useInfiniteQuery({ ...statsQuery(filter), placeholderData: keepPreviousData });
  const first = query.data?.pages[0];
  const items = getLoadedItems(query.data);
  const change = (to: Partial<StatsFilter>) =>
    void navigate(writeFilter({ ...filter, ...to }), { preventScrollReset: true });
  return (
    <Layout>
      <Bar>
        <h1>{t(messages.title)}</h1>
        <Select
          label={t(messages.periodLabel)}
          value={filter.period}
          options={PERIOD_OPTIONS.map(({ id, label }) => ({ id, label: t(label) }))}
          onChange={(period) => change({ period })}
        />
        <Select
          label={t(messages.statusLabel)}
          value={filter.status}
          options={STATUS_OPTIONS.map(({ id, label }) => ({ id, label: t(label) }))}
          onChange={(status) => change({ status })}
        />
        <Select
          label={t(messages.stageLabel)}
          value={String(filter.stage ?? '')}
          options={[
            { id: '', label: t(messages.anyStatus) },
            ...(first?.stages ?? []).map(({ id, label }) => ({ id: String(id), label })),
          ]}
          onChange={(stage) => change({ stage: Number(stage) || null })}
        />
        <CreatorFilter creator={filter.creator} onChange={(creator) => change({ creator })} />
        <ExportMenu
          save={(format) =>
            saveFrom(`/api/admin-panel/requests_stats/export/?${queryString({ ...toStatsQuery(filter), ...format })}`)
          }
        >
          {t(messages.exportButton)}
        </ExportMenu>
      </Bar>
      {first && items ? (
        first.all.requests > 0 ? (
          <>
            <Tiles>
              {TILES.map(({ id, label, show }) => (
                <div key={id}>
                  <dt>{t(label)}</dt>
                  <dd>{show(first.all[id] as number)}</dd>
                </div>
              ))}
            </Tiles>
            <Charts>
              <Bars unit={first.unit} periods={first.periods} />
              <Stages stages={first.stages} />
              <Funnel all={first.all} />
            </Charts>
            <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
              <Creators items={items} addressOf={(creator) => writeFilter({ ...filter, creator })} />
            </LoadMore>
          </>
        ) : (
          <Message icon={<ChartColumn />} title={t(messages.emptyTitle)}>
            <p>{t(messages.emptyText)}</p>
          </Message>
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton role="status" aria-label={t(messages.loading)} $height={560} />
      )}
    </Layout>
  );
}

/** Total numbers above the charts. Durations are medians. */
const TILES = [
  { id: 'requests', label: messages.requests, show: formatNumber },
  { id: 'hired', label: messages.hired, show: formatNumber },
  { id: 'to_proposal', label: messages.timeToProposal, show: formatHours },
  { id: 'to_confirmation', label: messages.timeToConfirmation, show: formatHours },
  { id: 'to_hire', label: messages.timeToHire, show: formatHours },
] as const;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  ${pageWidth}
  padding-block: 24px 80px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  > h1 {
    flex: 1 1 160px;
    align-self: center;
    font-size: 1.5rem;
  }
`;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px;
  margin: 0;

  > div {
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }

  dt {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  dd {
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  > :first-child {
    grid-column: 1 / -1;
  }

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
