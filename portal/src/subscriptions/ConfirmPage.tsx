import { isolatedText } from '@crewdock/contract/isolated-text';
import { useQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { FormPage } from '../ui/patterns/FormPage.tsx';
import { portalName } from '../session/company.ts';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { Message } from '../ui/primitives/Message.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { FilterWords } from './FilterWords.tsx';
import { LinkPage, ToMarket } from './LinkPage.tsx';
import { confirmationQuery } from './queries.ts';
import { getUnfilteredText, type SubscriptionApi, whenWritten } from './ways.ts';

/** Page that confirms a subscription. Needs a button press, because mail scanners open links automatically. */
export function ConfirmPage({ way }: { way: SubscriptionApi }) {
  const { uidb64 = '' } = useParams();
  const found = useQuery(confirmationQuery(way, uidb64));
  const [isDone, setDone] = useState(false);
  const form = useSubmit<never>(async () => {
    await way.confirm(uidb64);
    showNotice({ text: 'Thank you for subscribing!' });
    setDone(true);
  });
  if (isDone) {
    return (
      <Message level="h1" icon={<MailCheck />} title="Your subscription is confirmed">
        <p role="status">We write to you when there is something new. Every mail has a link to unsubscribe.</p>
        <ToMarket />
        {found.data?.page && <ButtonLink to={found.data.page}>Back to {new URL(found.data.page).host}</ButtonLink>}
      </Message>
    );
  }
  return (
    <LinkPage found={found} gone="If you have confirmed before, your subscription runs. Otherwise, subscribe again.">
      {(linked) => (
        <FormPage
          title="Confirm your subscription"
          lead={`${isolatedText(portalName())} writes to ${linked.email} ${whenWritten(linked)}.`}
        >
          <FilterWords filters={linked.filters} everything={getUnfilteredText(linked)} />
          <Form form={form}>
            <FormMessage />
            <SubmitButton>Confirm subscription</SubmitButton>
          </Form>
        </FormPage>
      )}
    </LinkPage>
  );
}
