import type { AskedResource } from '@crewdock/contract/own-resources';
import { relativeDate } from '@crewdock/sdk/cards/date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { isSpent } from '../../auth/links/isSpent.ts';
import { LinkGone } from '../../auth/links/LinkGone.tsx';
import { Working } from '../../auth/links/Working.tsx';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { askedQuery } from '../queries.ts';
import * as resourceMessages from '../messages.ts';
import { RESOURCE_STATUS_LABELS } from '../words.ts';
import * as messages from './messages.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

type Answer = 'available' | 'placed' | 'unavailable';

const ANSWERS = [
  { status: 'available', label: resourceMessages.stillFree },
  { status: 'placed', label: resourceMessages.statusPlaced },
  { status: 'unavailable', label: resourceMessages.statusUnavailable },
] as const;

/**
 * Page that a link in an email opens to ask whether people are still available. Each answer requires a button press,
 * because mail scanners open links automatically.
 */
export function StillFreePage() {
  const { uidb64 = '' } = useParams();
  const query = askedQuery(uidb64);
  const { data, error, refetch } = useQuery(query);
  const answer = useMutation({
    mutationFn: (body: { status: Answer; uids: string[] }) =>
      call('POST /available_resources/still_free/{uidb64}/', { params: { uidb64 }, body }),
    onSuccess(answered) {
      queryClient.setQueryData(query.queryKey, answered);
      showNotice({ text: t(messages.updated) });
    },
    onError: tellRefusal,
  });
  if (!data) {
    if (!error) return <Working>{t(messages.opening)}</Working>;
    if (!isSpent(error)) return <ErrorState level="h1" error={error} onRetry={() => void refetch()} />;
    return (
      <LinkGone>
        <p>{t(messages.linkGone)}</p>
        <ButtonLink to="/available-resources/mine">{t(messages.mineButton)}</ButtonLink>
      </LinkGone>
    );
  }
  const open = data.items.filter(needsAnswer);
  return (
    <FormPage
      title={t(open.length > 0 ? messages.questionTitle : messages.answeredTitle)}
      lead={t(open.length > 0 ? messages.questionText : messages.answeredText)}
    >
      {open.length > 1 && (
        <Button
          $kind="primary"
          isPending={answer.isPending}
          onPress={() => answer.mutate({ status: 'available', uids: open.map(({ uid }) => uid) })}
        >
          {t(messages.allStillFreeButton, { count: open.length })}
        </Button>
      )}
      <People aria-label={t(messages.listLabel)}>
        {data.items.map((person) => (
          <li key={person.uid}>
            <b>
              <UserText>{person.name}</UserText>
            </b>
            <span>
              <UserText>{person.title}</UserText>
            </span>
            <small>
              {t(messages.statusConfirmed, {
                status: t(RESOURCE_STATUS_LABELS[person.status]),
                when: relativeDate(person.confirmed),
              })}
            </small>
            <Answers role="group" aria-label={person.name}>
              {ANSWERS.map(({ status, label }) => (
                <Button
                  key={status}
                  $size="small"
                  aria-label={t(messages.answerButton, { answer: t(label), name: person.name })}
                  isDisabled={answer.isPending || (person.status === status && !needsAnswer(person))}
                  onPress={() => answer.mutate({ status, uids: [person.uid] })}
                >
                  {t(label)}
                </Button>
              ))}
            </Answers>
          </li>
        ))}
      </People>
    </FormPage>
  );
}

const DAY_MS = 86_400_000;

/** Whether the availability has not been confirmed since the email was sent. */
function needsAnswer({ status, confirmed }: AskedResource): boolean {
  return status === 'unknown' || (status === 'available' && Date.now() - new Date(confirmed).getTime() > DAY_MS);
}

const People = styled.ul`
  display: grid;
  gap: 16px;

  > li {
    display: grid;
    gap: 2px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  small {
    color: var(--muted);
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block-start: 8px;
`;
