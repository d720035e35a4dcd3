import type { Relation, RelationEvent } from '@crewdock/contract/relations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { formatMoment } from '../ui/format/formatMoment.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { relationHistoryQuery } from './queries.ts';
import { RELATION_STATUS_LABELS, stepLabel } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** A relation's history: moves with author, date and reason, oldest first. */
export function RelationHistory({ relation }: { relation: Relation }) {
  const query = useQuery({ ...relationHistoryQuery(relation), placeholderData: keepPreviousData });
  return (
    <section>
      <h3>{t(messages.historyTitle)}</h3>
      {query.data ? (
        <TimelineList>
          {query.data.items.map((event) => (
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

function deed({ from, to, to_step }: RelationEvent): string {
  const label = to_step ? stepLabel(to_step) : t(RELATION_STATUS_LABELS[to]);
  return from === 'rejected' || from === 'archived' ? t(messages.restoredTo, { status: label.toLowerCase() }) : label;
}

export const TimelineList = styled.ol`
  display: grid;
  gap: 14px;
  padding-inline-start: 20px;
  border-inline-start: 1px solid var(--line);
  margin-inline-start: 4px;

  > li {
    position: relative;
    display: grid;

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 6px;
      inset-inline-start: -25px;
      inline-size: 9px;
      block-size: 9px;
      border: 2px solid var(--surface);
      border-radius: 50%;
      background: var(--muted);
      box-sizing: content-box;
      margin-inline-start: -2px;
    }

    &:last-child::before {
      background: var(--accent);
    }

    > strong {
      font-weight: 500;
    }

    > span {
      color: var(--muted);
      font-size: 0.8125rem;
      font-variant-numeric: tabular-nums;
    }

    > p {
      margin-block-start: 2px;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
  }
`;
