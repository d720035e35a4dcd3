import { useStore } from '@nanostores/react';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { $session, isSignedIn, reloadSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { Message } from '../../ui/primitives/Message.tsx';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { isSpent } from './isSpent.ts';
import { LinkGone } from './LinkGone.tsx';

/** Page that confirms a new email address. Requires a button press, because mail scanners open links automatically. */
export function EmailChangePage() {
  const { uidb64 = '', token = '' } = useParams();
  const [outcome, setOutcome] = useState<'open' | 'done' | 'gone'>('open');
  const form = useSubmit<never>(async () => {
    try {
      await call('POST /email_change/{uidb64}/{token}/', { params: { uidb64, token } });
      setOutcome('done');
    } catch (error) {
      if (!isSpent(error)) throw error;
      setOutcome('gone');
      return;
    }
    if (isSignedIn()) await reloadSession();
  });
  if (outcome === 'gone') {
    return (
      <LinkGone>
        <Onward />
      </LinkGone>
    );
  }
  if (outcome === 'done') {
    return (
      <Message level="h1" icon={<MailCheck />} title={t(messages.changedTitle)}>
        <p role="status">{t(messages.changedText)}</p>
        <Onward />
      </Message>
    );
  }
  return (
    <FormPage title={t(messages.confirmTitle)} lead={t(messages.confirmLead)}>
      <Form form={form}>
        <FormMessage />
        <SubmitButton>{t(messages.confirmButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}

function Onward() {
  const session = useStore($session);
  return session ? (
    <ButtonLink to="/settings/profile">{t(messages.goToSettings)}</ButtonLink>
  ) : (
    <ButtonLink to="/login">{t(messages.signInButton)}</ButtonLink>
  );
}
