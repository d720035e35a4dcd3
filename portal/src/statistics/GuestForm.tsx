import { PASSWORD_MAX } from '@crewdock/contract/limits';
import { useSearchParams } from 'react-router';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { FormPage } from '../ui/patterns/FormPage.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { TextField } from '../ui/primitives/TextField.tsx';
import { type StatisticsSubject, signInGuest } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** Sign-in form for people without an account to whom the owner gave access to the statistics. */
export function GuestForm({ about, days }: { about: StatisticsSubject; days: number }) {
  const [params] = useSearchParams();
  const form = useSubmit<'identifier' | 'password'>(({ identifier, password }) => {
    const name = identifier.trim();
    return signInGuest(about, days, { ...(name.includes('@') ? { email: name } : { key: name }), password });
  });
  return (
    <FormPage title={t(messages.title)} lead={t(messages.guestLead)}>
      <Form form={form}>
        <TextField
          name="identifier"
          label={t(messages.identifierLabel)}
          defaultValue={params.get('key') ?? ''}
          autoComplete="username"
          isRequired
          autoFocus
        />
        <PasswordField
          name="password"
          label={t(messages.passwordLabel)}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          isRequired
        />
        <FormMessage />
        <SubmitButton>{t(messages.showButton)}</SubmitButton>
      </Form>
    </FormPage>
  );
}
