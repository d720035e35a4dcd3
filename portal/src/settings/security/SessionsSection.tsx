import type { ActiveSession } from '@crewdock/contract/profile';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { useQuery } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { updateOptimistically } from '../../query/optimistic.ts';
import { queryClient } from '../../queryClient.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { formatSecond } from '../../ui/format/formatMoment.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { sessionsQuery } from '../queries.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { SettingsControlSection } from '../Section.tsx';

/** Active sessions, which the user can end. */
export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  /** Ends a session, or all sessions except the current one if `id` is null. */
  const end = async (id: string | null) => {
    const isLeft = (session: ActiveSession) => session.current || (id !== null && session.id !== id);
    const send = () =>
      id === null ? call('DELETE /profile/sessions/', {}) : call('DELETE /profile/sessions/{id}/', { params: { id } });
    // Moves the focus, because the pressed button disappears with its row.
    list.current?.focus();
    try {
      await updateOptimistically<ActiveSession[], unknown>(
        sessionsQuery.queryKey,
        (sessions) => sessions.filter(isLeft),
        send,
      );
      showNotice({ text: t(id === null ? messages.otherSessionsEnded : messages.sessionEnded) });
    } catch (refusal) {
      tellRefusal(refusal);
    }
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  const others = data?.filter((session) => !session.current).length ?? 0;
  return (
    <SettingsControlSection title={t(messages.sessionsTitle)} about={t(messages.sessionsAbout)}>
      {data ? (
        <>
          <List ref={list} tabIndex={-1} aria-label={t(messages.sessions)}>
            {data.map((session) => (
              <Row key={session.id} session={session} onEnd={() => void end(session.id)} />
            ))}
          </List>
          {others > 0 && (
            <Button onPress={() => void end(null)}>{t(messages.endOthersButton, { count: others })}</Button>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={120} />
      )}
    </SettingsControlSection>
  );
}

function Row({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const Icon = /iPhone|Android|iOS/.test(session.device) ? Smartphone : Monitor;
  const date = shortDate(session.created);
  return (
    <Item>
      <Icon aria-hidden="true" />
      <div>
        <strong>{session.device}</strong>
        <small>
          {session.current
            ? t(messages.currentSession, { date })
            : t(messages.otherSession, { lastUsed: relativeDate(session.last_used), date })}
        </small>
      </div>
      {session.current ? (
        <Badge $tone="green">{t(messages.thisBrowser)}</Badge>
      ) : (
        <Button
          $size="small"
          aria-label={t(messages.endSession, { device: session.device, date: formatSecond(session.created) })}
          onPress={onEnd}
        >
          {t(messages.endButton)}
        </Button>
      )}
    </Item>
  );
}

const List = styled.ul`
  outline: 0;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  > .lucide {
    inline-size: 20px;
    block-size: 20px;
    color: var(--muted);
  }

  > div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }

  strong {
    font-weight: 500;
  }

  small {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
