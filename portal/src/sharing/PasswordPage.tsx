import { styled } from 'styled-components';
import { Form } from '../ui/form/Form.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useSubmit } from '../ui/form/useSubmit.ts';
import { keepPassword } from './passwords.ts';

interface Props {
  /** The link's last part. */
  linkKey: string;
  /** Asks for what the link shows, with the password that was typed. */
  open: () => Promise<void>;
}

/** Asks for the password of a link that was shared. */
export function PasswordPage({ linkKey, open }: Props) {
  const form = useSubmit<'password'>(async ({ password }) => {
    keepPassword(linkKey, password);
    try {
      await open();
    } catch (error) {
      keepPassword(linkKey, undefined);
      throw error;
    }
  });
  return (
    <Column>
      <h1>Shared with you</h1>
      <p>This link opens with a password. Whoever sent it to you knows it.</p>
      <Form form={form}>
        <PasswordField name="password" label="Password" autoComplete="current-password" isRequired autoFocus />
        <FormMessage />
        <SubmitButton>Open</SubmitButton>
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
