import { useQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useParams } from 'react-router';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { queryClient } from '../queryClient.ts';
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
import { ReasonForm } from './ReasonForm.tsx';
import { subscriptionQuery } from './queries.ts';
import { describeEmails, getUnfilteredText, type SubscriptionApi } from './ways.ts';

/**
 * Page that ends a subscription when the user presses a button, then asks for a reason and offers to restore the
 * subscription.
 */
export function UnsubscribePage({ way }: { way: SubscriptionApi }) {
  const { uidb64 = '' } = useParams();
  const query = subscriptionQuery(way, uidb64);
  const found = useQuery(query);
  const [isBack, setBack] = useState(false);
  const keep = (is_active: boolean) =>
    queryClient.setQueryData(query.queryKey, (linked) => linked && { ...linked, is_active });
  const form = useSubmit<never>(async () => {
    await way.end(uidb64, {});
    showNotice({ text: t(messages.unsubscribed) });
    setBack(false);
    keep(false);
  });
  async function goOn() {
    await way.goOn(uidb64);
    showNotice({ text: t(messages.confirmedNotice) });
    setBack(true);
    keep(true);
  }
  return (
    <LinkPage found={found} gone={t(messages.unsubscribeLinkGone)}>
      {(linked) =>
        !linked.is_active ? (
          <ReasonForm way={way} uidb64={uidb64} onBack={goOn} />
        ) : isBack ? (
          <Message level="h1" icon={<MailCheck />} title={t(messages.subscribedAgainTitle)}>
            <p role="status">{describeEmails(linked)}</p>
            <ToMarket />
          </Message>
        ) : (
          <FormPage
            title={t(messages.unsubscribeTitle)}
            lead={t(messages.unsubscribeText, {
              type: linked.type ?? 'resources',
              portal: portalName(),
              email: linked.email,
            })}
          >
            <FilterWords filters={linked.filters} everything={getUnfilteredText(linked)} />
            <Form form={form}>
              <FormMessage />
              <SubmitButton>{t(messages.unsubscribeButton)}</SubmitButton>
            </Form>
          </FormPage>
        )
      }
    </LinkPage>
  );
}
