import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../api.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { portalName } from '../session/company.ts';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useSubmit } from '../ui/form/useSubmit.ts';
import { notify } from '../ui/notices.ts';
import { FilterWords } from './FilterWords.tsx';
import { LinkPage } from './LinkPage.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { subscriptionQuery } from './queries.ts';

/** Ends a subscription by a press of a button, and asks why afterwards. */
export function UnsubscribePage() {
  const { uidb64 = '' } = useParams();
  const found = useQuery(subscriptionQuery(uidb64));
  const [isDone, setDone] = useState(false);
  const form = useSubmit<never>(async () => {
    await call('POST /available_resources/unsubscribe/{uidb64}/', { params: { uidb64 }, body: {} });
    notify({ text: 'You’ve been unsubscribed' });
    setDone(true);
  });
  return (
    <LinkPage found={found} gone="The latest mail of the subscription has a link that works.">
      {({ email, filters, is_active }) =>
        isDone || !is_active ? (
          <ReasonForm uidb64={uidb64} />
        ) : (
          <AuthPage
            title="Unsubscribe"
            lead={`${portalName()} will no longer write to ${email} about people who become available.`}
          >
            <FilterWords filters={filters} />
            <Form form={form}>
              <FormMessage />
              <SubmitButton>Unsubscribe</SubmitButton>
            </Form>
          </AuthPage>
        )
      }
    </LinkPage>
  );
}
