import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/form/useSubmit.ts';
import { notify } from '../../ui/notices.ts';
import { isSpent } from '../links/isSpent.ts';
import { LinkGone } from '../links/LinkGone.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { useAutoFocus } from '../useAutoFocus.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Sets a new password; opened by a link in an email. */
export function NewPasswordPage() {
  const { uidb64 = '', token = '' } = useParams();
  const navigate = useNavigate();
  const autoFocus = useAutoFocus();
  const [gone, setGone] = useState(false);
  const form = useSubmit<'new_password'>(async ({ new_password }) => {
    try {
      await call('POST /password_reset/{uidb64}/{token}/', { params: { uidb64, token }, body: { new_password } });
    } catch (error) {
      if (!isSpent(error)) throw error;
      setGone(true);
      return;
    }
    notify({ text: 'Your password was changed. Sign in with the new one.', lasts: 5000 });
    await navigate('/login', { replace: true });
  });
  if (gone) {
    return (
      <LinkGone>
        <ButtonLink $kind="primary" to="/password_reset">
          Send me a new link
        </ButtonLink>
      </LinkGone>
    );
  }
  return (
    <FormPage
      title="Choose a new password"
      lead="You’ll be signed out everywhere, and Google or LinkedIn won’t sign you in until you connect them again."
    >
      <Form form={form}>
        <FormMessage />
        <NewPasswordField label="New password" name="new_password" known={[]} autoFocus={autoFocus} />
        <SubmitButton>Save the password</SubmitButton>
      </Form>
    </FormPage>
  );
}
