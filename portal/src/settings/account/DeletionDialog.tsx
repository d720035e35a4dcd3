import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { SignInAgainButton } from '../SignInAgainButton.tsx';
import { keepProfile } from '../queries.ts';

/**
 * Asks for confirmation of the deletion: with the password, or with a recent sign-in for accounts without a password.
 */
export function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const form = useSubmit<'password'>(async ({ password }) => {
    keepProfile(await call('POST /profile/deletion/', { body: { password } }));
    onClose();
  });
  return (
    <Dialog title="Delete your account?" isOpen onClose={onClose}>
      <Steps>
        <li>For 30 days nothing changes, and one press in these settings keeps your account.</li>
        <li>Then your cards leave the market and your name, addresses and picture are removed.</li>
        <li>What others need for their own records stays, without saying that it was you.</li>
      </Steps>
      <Form form={form}>
        {hasPassword && (
          <PasswordField name="password" label="Password" autoComplete="current-password" isRequired autoFocus />
        )}
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          {form.failure?.code === 'fresh_sign_in_required' ? (
            <SignInAgainButton returnTo="settings-account" />
          ) : (
            <SubmitButton $kind="danger">Delete in 30 days</SubmitButton>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Steps = styled.ul`
  display: grid;
  gap: 6px;
  padding-inline-start: 1.25em;
  list-style: disc;
`;
