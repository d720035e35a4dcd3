import { PASSWORD_MAX } from '@crewdock/contract/limits';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useSubmit } from '../ui/form/useSubmit.ts';
import { TextField } from '../ui/TextField.tsx';
import { type About, enter } from './queries.ts';

/** Lets in who was given access without an account. */
export function GuestForm({ about, days }: { about: About; days: number }) {
  const [params] = useSearchParams();
  const form = useSubmit<'identifier' | 'password'>(({ identifier, password }) => {
    const name = identifier.trim();
    return enter(about, days, { ...(name.includes('@') ? { email: name } : { key: name }), password });
  });
  return (
    <Column>
      <h1>Statistics</h1>
      <p>Whoever shares this has given you an e-mail or a key, and a password.</p>
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
    </Column>
  );
}

const Column = styled.div`
  --field: 42px;

  display: grid;
  gap: 20px;
  inline-size: min(400px, 100% - 32px);
  margin: 0 auto;
  padding-block: clamp(32px, 9dvh, 88px) 72px;

  > h1 {
    font-size: 1.75rem;
  }

  > p {
    color: var(--muted);
  }
`;
