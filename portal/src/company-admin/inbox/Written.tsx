import type { InboxItem } from '@crewdock/contract/company-inbox';
import { shortDate } from '@crewdock/sdk/cards/date';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { Answers } from '../../ui/patterns/Answers.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Hint.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { ContactLinks } from '../../ui/primitives/Reach.tsx';
import { SentAlong } from '../../ui/patterns/SentAlong.tsx';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { keepMessage } from '../queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';

/** A message with links to contact its author, or an application with a link to the job's inbox. */
export function InboxEntry({ item }: { item: InboxItem }) {
  const {
    type,
    id,
    name,
    company_name,
    created_at,
    site,
    email,
    phone_number,
    message,
    answers,
    consent,
    hidden_fields,
    job,
    state,
  } = item;
  const to = state === 'open' ? 'done' : 'open';
  const move = useMutation({
    mutationFn: (next: InboxItem['state']) =>
      call('PATCH /company/inbox/{id}/', { params: { id }, body: { state: next } }),
    onSuccess: (changed) => {
      void keepMessage();
      if (changed.state === 'done')
        showNotice({
          text: t(messages.movedToDone, { name }),
          action: { label: t(messages.undo), run: () => move.mutate('open') },
        });
    },
    onError: tellRefusal,
  });
  const date = <time dateTime={created_at}>{shortDate(created_at)}</time>;
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <UserText>{company_name ? `${isolatedText(name)}, ${isolatedText(company_name)}` : name}</UserText>
        </h2>
        <p>
          {site ? (
            <Trans message={messages.writtenOn} values={{ type, date, site: new URL(site).host }} />
          ) : (
            <Trans message={messages.written} values={{ type, date }} />
          )}
        </p>
      </Head>
      <ContactLinks email={email} phone={phone_number} />
      {message && (
        <Text>
          <UserText as="paragraphs">{message}</UserText>
        </Text>
      )}
      <Answers answers={answers} />
      {consent && (
        <Hint>
          <Trans message={messages.agreedTo} values={{ consent: <UserText>{consent}</UserText> }} />
        </Hint>
      )}
      <SentAlong fields={hidden_fields} />
      {job ? (
        <p>
          <Trans
            message={messages.forJob}
            values={{ job: <UserText>{job.title}</UserText> }}
            components={{ link: <Link to={`/company/jobs/${job.id}?tab=applications&status=all&open=${id}`} /> }}
          />
        </p>
      ) : (
        <Button $size="small" isPending={move.isPending} onPress={() => move.mutate(to)}>
          {t(to === 'done' ? messages.doneButton : messages.reopenButton)}
          <VisuallyHidden>
            <Trans message={messages.messageOf} values={{ name: <UserText>{name}</UserText> }} />
          </VisuallyHidden>
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.article`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;

const Head = styled.header`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > h2 {
    font-size: 1rem;
  }

  > p {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Text = styled.p`
  max-inline-size: 72ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
