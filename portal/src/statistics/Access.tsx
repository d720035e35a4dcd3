import { EMAIL_MAX } from '@crewdock/contract/limits';
import type { StatisticsAccess } from '@crewdock/contract/share-statistics';
import { useMutation, useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { copyText } from '../ui/patterns/clipboard.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { TextField } from '../ui/primitives/TextField.tsx';
import { type StatisticsSubject, accessQuery } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

/** Section in which the owner gives people without an account access to these statistics. */
export function StatisticsAccessSection({ about }: { about: StatisticsSubject }) {
  const { type, id } = about;
  const query = useQuery(accessQuery(about));
  const [given, setGiven] = useState<StatisticsAccess | null>(null);
  const renew = () => queryClient.invalidateQueries({ queryKey: accessQuery(about).queryKey });
  const form = useSubmit<'email'>(async ({ email }) => {
    const body = email.trim() ? { email: email.trim() } : {};
    setGiven(await call(`POST /${type}/{id}/statistics_access/`, { params: { id: id as never }, body }));
    await renew();
  });
  const revoke = useMutation({
    mutationFn: ({ public_key }: StatisticsAccess) =>
      call(`DELETE /${type}/{id}/statistics_access/`, { params: { id: id as never }, query: { public_key } }),
    async onSuccess({ detail }, { public_key }) {
      if (given?.public_key === public_key) setGiven(null);
      showNotice({ text: detail });
      await renew();
    },
    onError: tellRefusal,
  });
  const page = `${location.origin}/statistics/${type}/${id}`;
  return (
    <Section>
      <h2>{t(messages.accessTitle)}</h2>
      <p>{t(messages.accessText)}</p>
      {given && (
        <Given role="status">
          <p>
            <Trans
              message={messages.accessGiven}
              values={{
                page: <code>{page}</code>,
                identifier: given.identifier,
                password: <strong>{given.password}</strong>,
              }}
            />
          </p>
          <Button
            onPress={() =>
              void copyText(`${page}\n${given.identifier}\n${given.password}`).then(
                (copied) => copied && showNotice({ text: t(messages.copiedNotice) }),
              )
            }
          >
            {t(messages.copyButton)}
          </Button>
        </Given>
      )}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <ul aria-label={t(messages.accessList)}>
        {query.data?.items.map((access) => (
          <li key={access.public_key}>
            <span>{access.identifier}</span>
            <IconButton
              aria-label={t(messages.removeAccess, { identifier: access.identifier })}
              isDisabled={revoke.isPending}
              onPress={() => revoke.mutate(access)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <Form form={form} aria-label={t(messages.giveAccess)}>
        <TextField
          name="email"
          label={t(messages.emailLabel)}
          type="email"
          description={t(messages.emailNote)}
          maxLength={EMAIL_MAX}
        />
        <FormMessage />
        <div>
          <SubmitButton $kind="secondary">{t(messages.giveAccess)}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  max-inline-size: 480px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line);

  > h2 {
    font-size: 1rem;
  }

  > p {
    color: var(--muted);
  }

  > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    overflow-wrap: anywhere;
  }
`;

const Given = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
  border-radius: var(--radius-card);
  background: var(--amber-soft);
  overflow-wrap: anywhere;
`;
