import type { Health } from '@crewdock/contract/staff/health';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { MOBILE } from '../../ui/styles/screen.ts';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Jobs } from './Jobs.tsx';
import { UnsentMails } from './Mails.tsx';
import { healthQuery } from './queries.ts';
import { pageWidth } from '../../ui/styles/pageWidth.ts';

/** Limit in seconds for the difference between the clocks. The server also warns at startup when it is exceeded. */
const LARGEST_DIFFERENCE_S = 30;

/** Operational status of the portal: mails, background jobs and errors. */
export function HealthPage() {
  const { data, error, refetch } = useQuery(healthQuery);
  return (
    <Layout>
      <h1>Health</h1>
      {data ? (
        <>
          {error && <p role="status">Out of reach. This is how it was a moment ago.</p>}
          <UnsentMails mails={data.mails} />
          <Jobs tasks={data.tasks} />
          <Server health={data} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={320} />
      )}
    </Layout>
  );
}

function Server({ health: { log, clock_ahead } }: { health: Health }) {
  const seconds = Math.round(Math.abs(clock_ahead));
  return (
    <Section title="This server" about="The process that has answered.">
      <p>
        {log.errors} errors and {log.warnings} warnings in its log since {formatMoment(log.since)}.
      </p>
      <p>
        {seconds > LARGEST_DIFFERENCE_S
          ? `Its clock is ${seconds} s ${clock_ahead > 0 ? 'ahead of' : 'behind'} the database’s.`
          : 'Its clock and the database’s agree.'}
      </p>
    </Section>
  );
}

const Layout = styled.div`
  ${pageWidth}
  padding-block: 40px 120px;

  > h1 {
    font-size: 1.5rem;
  }

  ${MOBILE} {
    padding-block: 28px 80px;
  }
`;
