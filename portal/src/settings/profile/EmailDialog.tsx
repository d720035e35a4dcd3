import { useState } from 'react';
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

/** Asks for a new email address and the password. The address changes only when the user opens the mailed link. */
export function EmailDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSubmit<'email' | 'password'>(async (values) => {
    await call('POST /profile/email/', { body: values });
    setSentTo(values.email.trim());
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true });
  });
  if (sentTo) {
    return (
      <Dialog title="Check your mail" isOpen onClose={onClose}>
        <p>
          We have sent a link to <strong>{sentTo}</strong>. Your address changes when you follow it. Until then you sign
          in with {current}.
        </p>
        <DialogActions>
          <Button $kind="primary" autoFocus onPress={onClose}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title="Change e-mail" isOpen onClose={onClose}>
      <p>We mail a link to the new address to see that it is yours, and a note to {current}.</p>
      <Form form={form}>
        <TextField name="email" label="New e-mail" type="email" autoComplete="email" isRequired autoFocus />
        <PasswordField name="password" label="Password" autoComplete="current-password" isRequired />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton>Send the link</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
