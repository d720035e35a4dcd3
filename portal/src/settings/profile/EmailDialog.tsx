import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { profileQuery } from '../queries.ts';

/**
 * Asks for a new email address and the password. The address changes only when the user opens the confirmation link.
 */
export function EmailDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSubmit<'email' | 'password'>(async (values) => {
    await call('POST /profile/email/', { body: values });
    setSentTo(values.email.trim());
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true });
  });
  if (sentTo) {
    return (
      <Dialog title={t(messages.linkSentTitle)} isOpen onClose={onClose}>
        <p>
          <Trans
            message={messages.linkSentText}
            values={{ newEmail: sentTo, email: current }}
            components={{ b: <strong /> }}
          />
        </p>
        <DialogActions>
          <Button $kind="primary" autoFocus onPress={onClose}>
            {t(messages.doneButton)}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={t(messages.changeEmailTitle)} isOpen onClose={onClose}>
      <p>{t(messages.changeEmailText, { email: current })}</p>
      <Form form={form}>
        <TextField
          name="email"
          label={t(messages.newEmailLabel)}
          type="email"
          autoComplete="email"
          isRequired
          autoFocus
        />
        <PasswordField name="password" label={t(messages.passwordLabel)} autoComplete="current-password" isRequired />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.sendLinkButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
