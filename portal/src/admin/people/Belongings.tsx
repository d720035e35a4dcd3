import { KINDS } from '@crewdock/contract/kinds';
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

export function Belongings({ account: { uid } }: { account: AccountRow }) {
  const { data, error, refetch } = useQuery(belongingsQuery(uid));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton $height={320} />;
  const { cards, cards_total, mails, sessions } = data;
  return (
    <>
      <Section
        title="Cards"
        about={cards_total > cards.length ? `The last ${cards.length} of ${cards_total}.` : undefined}
      >
        {cards.length === 0 ? (
          <p>There are none.</p>
        ) : (
          <DatedList aria-label="Cards">
            {cards.map(({ kind, id, name, path, state, modified }) => (
              <li key={`${kind} ${id}`}>
                <Link to={path}>
                  <UserText>{name || 'Without a name'}</UserText>
                </Link>
                <small>
                  {KINDS[kind].Noun} · {CARD_LABELS[state]} · changed {relativeDate(modified)}
                </small>
              </li>
            ))}
          </DatedList>
        )}
      </Section>
      <Section
        title="Mails"
        about="To the account’s address. Closed accounts get none but the word that they are closed."
      >
        {mails.length === 0 ? (
          <p>There are none.</p>
        ) : (
          <DatedList aria-label="Mails">
            {mails.map(({ id, subject, state, reason, written, sent }) => (
              <li key={id}>
                <span>
                  <UserText>{subject}</UserText>
                </span>
                <small>
                  {MAIL_LABELS[state]}
                  {reason && ` (${reason})`} · {formatMoment(sent ?? written)}
                </small>
              </li>
            ))}
          </DatedList>
        )}
      </Section>
      <Section title="Sign-ins" about="Where the account is signed in now. What was before stands in the history.">
        {sessions.length === 0 ? (
          <p>Nowhere.</p>
        ) : (
          <DatedList aria-label="Sign-ins">
            {sessions.map(({ id, device, began, last_used }) => (
              <li key={id}>
                <span>{device}</span>
                <small>
                  Signed in on {shortDate(began)} · last used {relativeDate(last_used)}
                </small>
              </li>
            ))}
          </DatedList>
        )}
      </Section>
    </>
  );
}
