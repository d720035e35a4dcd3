import { EMAIL_MAX, PASSWORD_MAX } from '@crewdock/contract/limits';
import { ApiError } from '@crewdock/sdk/client';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call as send } from '../../api.ts';
import { useCaptcha } from '../../captcha/useCaptcha.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { useEnter } from '../enter.ts';
import { TextLink } from '../TextLink.ts';
import { useAutoFocus } from '../useAutoFocus.ts';

export interface Credentials {
  username: string;
  password: string;
}

export type LoginCall = 'POST /login/' | 'POST /admin-panel/login/';

interface Props {
  call: LoginCall;
  /** The entered email address, which is also the default value of the password reset form. */
  email: string;
  onEmail: (email: string) => void;
  onSecondFactor: (credentials: Credentials) => void;
}

export function LoginForm({ call, email, onEmail, onSecondFactor }: Props) {
  const enter = useEnter();
  const captcha = useCaptcha();
  const autoFocus = useAutoFocus();
  const form = useSubmit<keyof Credentials>(async ({ username, password }) => {
    try {
      await enter(await send(call, { body: { username, password, g_response: await captcha.token() } }));
    } catch (error) {
      captcha.reset();
      if (!(error instanceof ApiError && error.body.code === 'second_factor_required')) throw error;
      onSecondFactor({ username, password });
    }
  });
  return (
    <Form form={form}>
      <FormMessage />
      <TextField
        label={t(messages.emailLabel)}
        name="username"
        type="email"
        autoComplete="username"
        isRequired
        maxLength={EMAIL_MAX}
        value={email}
        onChange={onEmail}
        autoFocus={autoFocus && email === ''}
      />
      <PasswordField
        label={t(messages.passwordLabel)}
        name="password"
        autoComplete="current-password"
        isRequired
        maxLength={PASSWORD_MAX}
      />
      {captcha.element}
      <SubmitButton>{t(messages.signInButton)}</SubmitButton>
      <Aside>
        <TextLink to="/password_reset" state={{ email }}>
          {t(messages.forgotPassword)}
        </TextLink>
      </Aside>
    </Form>
  );
}

const Aside = styled.p`
  color: var(--muted);
`;
