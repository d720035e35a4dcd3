import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { FormPage } from '../ui/patterns/FormPage.tsx';
import { queryClient } from '../queryClient.ts';
import { portalName } from '../session/company.ts';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { LinkPage } from './LinkPage.tsx';
import { mailChoiceQuery } from './queries.ts';

/**
 * Page that turns bulk email from staff off or on. Requires a button press, because mail scanners open links
 * automatically.
 */
export function MailChoicePage() {
  const { uidb64 = '' } = useParams();
  const query = mailChoiceQuery(uidb64);
  const found = useQuery(query);
  const form = useSubmit<never>(async () => {
    const wanted = !found.data?.gets_mails;
    const choice = await call('POST /mails/choice/{uidb64}/', { params: { uidb64 }, body: { gets_mails: wanted } });
    queryClient.setQueryData(query.queryKey, choice);
    showNotice({ text: t(wanted ? messages.bulkResumed : messages.unsubscribed) });
  });
  return (
    <LinkPage found={found} gone={t(messages.bulkLinkGone)}>
      {({ email, gets_mails }) => (
        <FormPage
          title={t(gets_mails ? messages.unsubscribeTitle : messages.unsubscribed)}
          lead={t(gets_mails ? messages.bulkText : messages.bulkEnded, { portal: portalName(), email })}
        >
          <Form form={form}>
            <FormMessage />
            <SubmitButton key={String(gets_mails)}>
              {t(gets_mails ? messages.unsubscribeButton : messages.bulkResumeButton)}
            </SubmitButton>
          </Form>
        </FormPage>
      )}
    </LinkPage>
  );
}
