import type { Health } from '@crewdock/contract/staff/health';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { MOBILE } from '../../ui/styles/screen.ts';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Jobs } from './Jobs.tsx';
import { UnsentMails } from './Mails.tsx';
import * as messages from './messages.ts';
import { healthQuery } from './queries.ts';
import { pageWidth } from '../../ui/styles/pageWidth.ts';

/** Limit in seconds for the difference between the clocks. The server also warns at startup when it is exceeded. */
const LARGEST_DIFFERENCE_S = 30;

/** Operational status of the portal: mails, background jobs and errors. */
export function HealthPage() {
  const { data, error, refetch } = useQuery(healthQuery);
  return (
    <Layout>
      <h1>{t(messages.title)}</h1>
      {data ? (
        <>
          {error && <p role="status">{t(messages.outdated)}</p>}
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
    <Section title={t(messages.serverTitle)} about={t(messages.serverAbout)}>
      <p>{t(messages.logCounts, { errors: log.errors, warnings: log.warnings, time: formatMoment(log.since) })}</p>
      <p>
        {seconds > LARGEST_DIFFERENCE_S
          ? t(clock_ahead > 0 ? messages.clockAhead : messages.clockBehind, { seconds })
          : t(messages.clockRight)}
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
