import { EMAIL_MAX } from '@crewdock/contract/limits';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { useCaptcha } from '../../captcha/useCaptcha.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { CheckMail } from '../CheckMail.tsx';
import { TextButton, TextLink } from '../TextLink.ts';
import { useAutoFocus } from '../useAutoFocus.ts';

/** Form that requests a password reset link. The response doesn't reveal whether an account exists. */
export function ResetPage() {
  const typed = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [email, setEmail] = useState(typed);
  const [sent, setSent] = useState(false);
  const captcha = useCaptcha();
  const autoFocus = useAutoFocus();
  const form = useSubmit<'email'>(async (values) => {
    try {
      await call('POST /password_reset/', { body: { email: values.email, g_response: await captcha.token() } });
      setSent(true);
    } finally {
      captcha.reset();
    }
  });
  if (sent) {
    return (
      <FormPage>
        <CheckMail
          captcha={captcha.element}
          failure={form.failure}
          onSendAgain={() => form.run({ email })}
          foot={
            <TextButton type="button" onClick={() => setSent(false)}>
              {t(messages.otherAddressButton)}
            </TextButton>
          }
        >
          <p>
            <Trans message={messages.linkSent} values={{ email }} components={{ b: <strong /> }} />
          </p>
        </CheckMail>
      </FormPage>
    );
  }
  return (
    <FormPage
      title={t(messages.resetTitle)}
      lead={t(messages.resetLead)}
      foot={
        <p>
          <Trans message={messages.resetFoot} components={{ link: <TextLink to="/login" /> }} />
        </p>
      }
    >
      <Form form={form}>
        <FormMessage />
        <TextField
          label={t(messages.emailLabel)}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          maxLength={EMAIL_MAX}
          value={email}
          onChange={setEmail}
          autoFocus={autoFocus}
        />
        {captcha.element}
        <SubmitButton>{t(messages.sendLinkButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}
