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

/** Sign-in form for people without an account to whom the owner gave access to the statistics. */
export function GuestForm({ about, days }: { about: StatisticsSubject; days: number }) {
  const [params] = useSearchParams();
  const form = useSubmit<'identifier' | 'password'>(({ identifier, password }) => {
    const name = identifier.trim();
    return signInGuest(about, days, { ...(name.includes('@') ? { email: name } : { key: name }), password });
  });
  return (
    <FormPage title="Statistics" lead="Whoever shares this has given you an e-mail or a key, and a password.">
      <Form form={form}>
        <TextField
          name="identifier"
          label="E-mail or key"
          defaultValue={params.get('key') ?? ''}
          autoComplete="username"
          isRequired
          autoFocus
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          isRequired
        />
        <FormMessage />
        <SubmitButton>Show statistics</SubmitButton>
      </Form>
    </FormPage>
  );
}
