import { ApiError } from '@crewdock/sdk/client';
import { useState } from 'react';
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
      title="Two-step sign-in"
      lead={
        recovery ? 'Enter one of your recovery codes. Each works once.' : 'Enter the code of your authenticator app.'
      }
      foot={
        <>
          <p>
            <TextButton type="button" onClick={() => setRecovery(!recovery)}>
              {recovery ? 'Use the authenticator instead' : 'Use a recovery code instead'}
            </TextButton>
          </p>
          {recovery && (
            <p>
              Lost the codes as well? <TextLink to="/contact-manager">Write to us</TextLink>
            </p>
          )}
          <p>
            <TextButton type="button" onClick={onBack}>
              Back to e-mail and password
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
            label="Recovery code"
            name="code"
            autoComplete="off"
            spellCheck="false"
            isRequired
            autoFocus
          />
        ) : (
          <TextField
            key="code"
            label="Six-digit code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            isRequired
            pattern="\d{6}"
            // Removes spaces, which a pasted code may contain.
            value={digits}
            onChange={(text) => setDigits(text.replaceAll(/\D/g, '').slice(0, 6))}
            autoFocus
          />
        )}
        {captcha.element}
        <SubmitButton>Continue</SubmitButton>
      </Form>
    </FormPage>
  );
}
