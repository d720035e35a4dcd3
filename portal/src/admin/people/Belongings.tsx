import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { DatedList } from './Lines.ts';
import { type AccountRow, belongingsQuery } from './queries.ts';
import { CARD_LABELS, MAIL_LABELS } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export function Belongings({ account: { uid } }: { account: AccountRow }) {
  const { data, error, refetch } = useQuery(belongingsQuery(uid));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton $height={320} />;
  const { cards, cards_total, mails, sessions } = data;
  return (
    <>
      <Section
        title={t(messages.cardsTitle)}
        about={
          cards_total > cards.length ? t(messages.cardsText, { shown: cards.length, total: cards_total }) : undefined
        }
      >
        {cards.length === 0 ? (
          <p>{t(messages.noCards)}</p>
        ) : (
          <DatedList aria-label={t(messages.cardsTitle)}>
            {cards.map(({ kind, id, name, path, state, modified }) => (
              <li key={`${kind} ${id}`}>
                <Link to={path}>
                  <UserText>{name || t(messages.untitledCard)}</UserText>
                </Link>
                <small>
                  {t(messages.cardLine, { kind, state: t(CARD_LABELS[state]), when: relativeDate(modified) })}
                </small>
              </li>
            ))}
          </DatedList>
        )}
      </Section>
      <Section title={t(messages.emailsTitle)} about={t(messages.emailsText)}>
        {mails.length === 0 ? (
          <p>{t(messages.noEmails)}</p>
        ) : (
          <DatedList aria-label={t(messages.emailsTitle)}>
            {mails.map(({ id, subject, state, reason, written, sent }) => (
              <li key={id}>
                <span>
                  <UserText>{subject}</UserText>
                </span>
                <small>
                  {t(MAIL_LABELS[state])}
                  {reason && ` (${reason})`} · {formatMoment(sent ?? written)}
                </small>
              </li>
            ))}
          </DatedList>
        )}
      </Section>
      <Section title={t(messages.signInsTitle)} about={t(messages.signInsText)}>
        {sessions.length === 0 ? (
          <p>{t(messages.noSignIns)}</p>
        ) : (
          <DatedList aria-label={t(messages.signInsTitle)}>
            {sessions.map(({ id, device, began, last_used }) => (
              <li key={id}>
                <span>{device}</span>
                <small>{t(messages.signInLine, { date: shortDate(began), when: relativeDate(last_used) })}</small>
              </li>
            ))}
          </DatedList>
        )}
      </Section>
    </>
  );
}
