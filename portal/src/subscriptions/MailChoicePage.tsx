import { isolatedText } from '@crewdock/contract/isolated-text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
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
 * Page that turns bulk mail from staff off or on. Needs a button press, because mail scanners open links automatically.
 */
export function MailChoicePage() {
  const { uidb64 = '' } = useParams();
  const query = mailChoiceQuery(uidb64);
  const found = useQuery(query);
  const form = useSubmit<never>(async () => {
    const wanted = !found.data?.gets_mails;
    const choice = await call('POST /mails/choice/{uidb64}/', { params: { uidb64 }, body: { gets_mails: wanted } });
    queryClient.setQueryData(query.queryKey, choice);
    showNotice({ text: wanted ? 'Data successfully updated' : 'You’ve been unsubscribed' });
  });
  return (
    <LinkPage found={found} gone="The latest mail has a link that works.">
      {({ email, gets_mails }) => (
        <FormPage
          title={gets_mails ? 'Unsubscribe' : 'You’ve been unsubscribed'}
          lead={
            gets_mails
              ? `The staff of ${isolatedText(portalName())} will no longer write to ${email} what they write to many. Mails about your own cards still come.`
              : `The staff of ${isolatedText(portalName())} no longer write to ${email} what they write to many.`
          }
        >
          <Form form={form}>
            <FormMessage />
            <SubmitButton key={String(gets_mails)}>{gets_mails ? 'Unsubscribe' : 'Get these mails again'}</SubmitButton>
          </Form>
        </FormPage>
      )}
    </LinkPage>
  );
}
