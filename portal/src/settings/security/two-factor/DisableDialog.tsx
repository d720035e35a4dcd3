import { CODE_MAX } from '@crewdock/contract/limits';
import { call } from '../../../api.ts';
import { queryClient } from '../../../queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormMessage } from '../../../ui/form/FormMessage.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useSubmit } from '../../../ui/form/useSubmit.ts';
import { notify } from '../../../ui/notices.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { twoFactorQuery } from '../../queries.ts';

/** Turns the second factor off, for who has both the password and a code. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const form = useSubmit<'password' | 'code'>(async (values) => {
    await call('POST /profile/two-factor/disable/', { body: values });
    await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
    notify({ text: 'Two-step verification is off' });
    onClose();
  });
  return (
    <Dialog title="Turn off two-step verification?" isOpen onClose={onClose}>
      <p>Your password alone will open your account, and your recovery codes stop working.</p>
      <Form form={form}>
        <PasswordField name="password" label="Password" autoComplete="current-password" isRequired autoFocus />
        <TextField
          name="code"
          label="Code"
          description="Six digits of your app, or a recovery code."
          autoComplete="one-time-code"
          spellCheck="false"
          isRequired
          minLength={6}
          maxLength={CODE_MAX}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton $kind="danger">Turn off</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
