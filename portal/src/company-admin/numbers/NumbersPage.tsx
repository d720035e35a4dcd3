import type { CompanyNumbers } from '@crewdock/contract/company-numbers';
import { shortMonth } from '@crewdock/sdk/cards/date';
import { queryString } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import { styled } from 'styled-components';
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
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { MonthBars } from './MonthBars.tsx';

export function NumbersPage() {
  const { data, error, refetch } = useQuery(numbersQuery());
  return (
    <ListLayout>
      <ListHead>
        <h1>Numbers</h1>
        {data && (
          <ExportMenu save={(format) => saveFrom(`/api/company/numbers/export/?${queryString(format)}`)}>
            Export
          </ExportMenu>
        )}
      </ListHead>
      <AdminTabs />
      {data ? (
        isEmpty(data) ? (
          <Message icon={<ChartColumn />} title="No numbers yet">
            <p>What becomes of the company’s jobs and talents stands here, month by month.</p>
          </Message>
        ) : (
          <Numbers {...data} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton role="status" aria-label="Loading" $height={560} />
      )}
    </ListLayout>
  );
}

function Numbers({ open, months }: CompanyNumbers) {
  const running = months.at(-1)!.month;
  return (
    <>
      <p>
        Open now: {formatNumber(open.jobs)} {open.jobs === 1 ? 'job' : 'jobs'} and {formatNumber(open.talents)}{' '}
        {open.talents === 1 ? 'talent' : 'talents'}.
      </p>
      <NumbersTable
        title="By month"
        head={['Month', 'Jobs', 'Talents', 'Views', 'Appl.', 'Hires']}
        rows={months
          .toReversed()
          .map(({ month, jobs, talents, views, applications, hires }) => [
            month,
            month === running ? `${shortMonth(month)}, so far` : shortMonth(month),
            jobs,
            talents,
            views,
            applications,
            hires,
          ])}
        empty="There is no month yet."
      />
      <Charts>
        <MonthBars months={months} what="views" title="Views" />
        <MonthBars months={months} what="applications" title="Applications" />
        <MonthBars months={months} what="hires" title="Hires" />
      </Charts>
      <Note>
        Jobs and talents count in the month in which they were added. Views are those of links with a tag to one of them
        and of the company’s widgets, applications (Appl.) those for the company’s jobs, and a hire counts once, when it
        is first reached. Months are in UTC.
      </Note>
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
