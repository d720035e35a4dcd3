import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
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
    <Dialog title={t(messages.deletionDialogTitle)} isOpen onClose={onClose}>
      <Steps>
        <li>{t(messages.deletionWait)}</li>
        <li>{t(messages.deletionRemoval)}</li>
        <li>{t(messages.deletionRest)}</li>
      </Steps>
      <Form form={form}>
        {hasPassword && (
          <PasswordField
            name="password"
            label={t(messages.passwordLabel)}
            autoComplete="current-password"
            isRequired
            autoFocus
          />
        )}
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          {form.failure?.code === 'fresh_sign_in_required' ? (
            <SignInAgainButton returnTo="settings-account" />
          ) : (
            <SubmitButton $kind="danger">{t(messages.confirmDeletionButton)}</SubmitButton>
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
