import type { ApplicationEvent, ReceivedApplication } from '@crewdock/contract/applications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TimelineList } from '../relations/History.tsx';
import { formatMoment } from '../ui/format/formatMoment.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { applicationHistoryQuery } from './queries.ts';
import { getApplicationStatusLabel } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** Status changes of an application with author, date and reason, oldest first. */
export function ApplicationHistory({ jobId, application }: { jobId: number; application: ReceivedApplication }) {
  const query = useQuery({ ...applicationHistoryQuery(jobId, application), placeholderData: keepPreviousData });
  return (
    <section>
      <h3>{t(messages.historyTitle)}</h3>
      {query.data ? (
        <TimelineList>
          {query.data.history.map((event) => (
            <li key={event.id}>
              <strong>{deed(event)}</strong>
              <span>
                <UserText>{event.actor}</UserText>, <time dateTime={event.at}>{formatMoment(event.at)}</time>
              </span>
              {event.why && (
                <p>
                  <UserText as="paragraphs">{event.why}</UserText>
                </p>
              )}
            </li>
          ))}
        </TimelineList>
      ) : query.isError ? (
        <p role="alert">
          {t(messages.historyError)}{' '}
          <Button $size="small" onPress={() => void query.refetch()}>
            {t(messages.tryAgainButton)}
          </Button>
        </p>
      ) : (
        <div role="status" aria-label={t(messages.loading)}>
          <Skeleton $height={64} />
        </div>
      )}
    </section>
  );
}

function deed({ from, to }: ApplicationEvent): string {
  const status = getApplicationStatusLabel(to);
  if (from === 'rejected') return t(messages.restoredTo, { status: status.toLowerCase() });
  return to === 'open' ? t(messages.removedFromShortlist) : status;
}
