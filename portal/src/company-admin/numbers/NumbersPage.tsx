import type { CompanyNumbers } from '@crewdock/contract/company-numbers';
import { shortMonth } from '@crewdock/sdk/cards/date';
import { queryString } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { saveFrom } from '../../api.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ExportMenu } from '../../ui/patterns/ExportMenu.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { Message } from '../../ui/primitives/Message.tsx';
import { NumbersTable } from '../../ui/patterns/NumbersTable.tsx';
import { MOBILE } from '../../ui/styles/screen.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { AdminTabs } from '../AdminTabs.tsx';
import { numbersQuery } from '../queries.ts';
import { MonthBars } from './MonthBars.tsx';

export function NumbersPage() {
  const { data, error, refetch } = useQuery(numbersQuery());
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.title)}</h1>
        {data && (
          <ExportMenu save={(format) => saveFrom(`/api/company/numbers/export/?${queryString(format)}`)}>
            {t(messages.exportButton)}
          </ExportMenu>
        )}
      </ListHead>
      <AdminTabs />
      {data ? (
        isEmpty(data) ? (
          <Message icon={<ChartColumn />} title={t(messages.emptyTitle)}>
            <p>{t(messages.emptyText)}</p>
          </Message>
        ) : (
          <Numbers {...data} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton role="status" aria-label={t(messages.loading)} $height={560} />
      )}
    </ListLayout>
  );
}

function Numbers({ open, months }: CompanyNumbers) {
  const running = months.at(-1)!.month;
  return (
    <>
      <p>{t(messages.openNow, { jobs: open.jobs, talents: open.talents })}</p>
      <NumbersTable
        title={t(messages.byMonth)}
        head={[
          t(messages.month),
          t(messages.jobs),
          t(messages.talents),
          t(messages.views),
          t(messages.applicationsShort),
          t(messages.hires),
        ]}
        rows={months
          .toReversed()
          .map(({ month, jobs, talents, views, applications, hires }) => [
            month,
            month === running ? t(messages.monthSoFar, { month: shortMonth(month) }) : shortMonth(month),
            jobs,
            talents,
            views,
            applications,
            hires,
          ])}
        empty={t(messages.noMonths)}
      />
      <Charts>
        <MonthBars months={months} what="views" />
        <MonthBars months={months} what="applications" />
        <MonthBars months={months} what="hires" />
      </Charts>
      <Note>{t(messages.note)}</Note>
    </>
  );
}

function isEmpty({ open, months }: CompanyNumbers): boolean {
  const all = months.map(({ month: _, ...numbers }) => numbers);
  return [open, ...all].every((numbers) => Object.values(numbers).every((number) => number === 0));
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Note = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
`;
