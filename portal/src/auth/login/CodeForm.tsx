import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from '../messages.ts';
import { call as send } from '../../api.ts';
import { useCaptcha } from '../../captcha/useCaptcha.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { FieldRefusal, useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { useEnter } from '../enter.ts';
import { TextButton, TextLink } from '../TextLink.ts';
import type { Credentials, LoginCall } from './LoginForm.tsx';

interface Props {
  call: LoginCall;
  credentials: Credentials;
  onBack: () => void;
}

/** Form for the second factor: a six-digit authenticator code, or a recovery code. */
export function CodeForm({ call, credentials, onBack }: Props) {
  const enter = useEnter();
  const captcha = useCaptcha();
  const [recovery, setRecovery] = useState(false);
  const [digits, setDigits] = useState('');
  const form = useSubmit<'code'>(async ({ code }) => {
    try {
      const body = { ...credentials, code: code.trim(), g_response: await captcha.token() };
      await enter(await send(call, { body }));
    } catch (error) {
      captcha.reset();
      const wrong = error instanceof ApiError && error.body.code === 'wrong_credentials';
      throw wrong ? new FieldRefusal({ code: error.message }) : error;
    }
  });
  return (
    <FormPage
      title={t(messages.codeTitle)}
      lead={t(recovery ? messages.recoveryCodeLead : messages.codeLead)}
      foot={
        <>
          <p>
            <TextButton type="button" onClick={() => setRecovery(!recovery)}>
              {t(recovery ? messages.switchToAuthenticator : messages.switchToRecoveryCode)}
            </TextButton>
          </p>
          {recovery && (
            <p>
              <Trans message={messages.lostCodes} components={{ link: <TextLink to="/contact-manager" /> }} />
            </p>
          )}
          <p>
            <TextButton type="button" onClick={onBack}>
              {t(messages.backToPassword)}
            </TextButton>
          </p>
        </>
      }
    >
      <Form form={form}>
        <FormMessage />
        {recovery ? (
          <TextField
            key="recovery"
            label={t(messages.recoveryCodeLabel)}
            name="code"
            autoComplete="off"
            spellCheck="false"
            isRequired
            autoFocus
          />
        ) : (
          <TextField
            key="code"
            label={t(messages.codeLabel)}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            isRequired
            pattern="\d{6}"
            // Removes spaces, because pasted codes often contain them.
            value={digits}
            onChange={(text) => setDigits(text.replaceAll(/\D/g, '').slice(0, 6))}
            autoFocus
          />
        )}
        {captcha.element}
        <SubmitButton>{t(messages.continueButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}
