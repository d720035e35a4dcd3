import { useQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useParams } from 'react-router';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { FormPage } from '../ui/patterns/FormPage.tsx';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { Message } from '../ui/primitives/Message.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { FilterWords } from './FilterWords.tsx';
import { LinkPage, ToMarket } from './LinkPage.tsx';
import { confirmationQuery } from './queries.ts';
import { describeEmails, getUnfilteredText, type SubscriptionApi } from './ways.ts';

/** Page that confirms a subscription. Requires a button press, because mail scanners open links automatically. */
export function ConfirmPage({ way }: { way: SubscriptionApi }) {
  const { uidb64 = '' } = useParams();
  const found = useQuery(confirmationQuery(way, uidb64));
  const [isDone, setDone] = useState(false);
  const form = useSubmit<never>(async () => {
    await way.confirm(uidb64);
    showNotice({ text: t(messages.confirmedNotice) });
    setDone(true);
  });
  if (isDone) {
    return (
      <Message level="h1" icon={<MailCheck />} title={t(messages.confirmedTitle)}>
        <p role="status">{t(messages.confirmedText)}</p>
        <ToMarket />
        {found.data?.page && (
          <ButtonLink to={found.data.page}>{t(messages.backLink, { host: new URL(found.data.page).host })}</ButtonLink>
        )}
      </Message>
    );
  }
  return (
    <LinkPage found={found} gone={t(messages.confirmLinkGone)}>
      {(linked) => (
        <FormPage title={t(messages.confirmTitle)} lead={describeEmails(linked)}>
          <FilterWords filters={linked.filters} everything={getUnfilteredText(linked)} />
          <Form form={form}>
            <FormMessage />
            <SubmitButton>{t(messages.confirmButton)}</SubmitButton>
          </Form>
        </FormPage>
      )}
    </LinkPage>
  );
}
