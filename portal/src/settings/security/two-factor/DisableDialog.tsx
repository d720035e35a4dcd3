import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../../api.ts';
import { queryClient } from '../../../queryClient.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { Form } from '../../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { reloadSession } from '../../../session/session.ts';
import { twoFactorQuery } from '../../queries.ts';
import { OwnerFields } from '../OwnerFields.tsx';

/** Dialog that turns the second factor off; requires the password and a code. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const form = useSubmit<'password' | 'code'>(async (values) => {
    await call('POST /profile/two-factor/disable/', { body: values });
    await queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
    // Reloads the session, because staff lose permissions that require the second factor.
    reloadSession().catch(() => undefined);
    showNotice({ text: t(messages.turnedOff) });
    onClose();
  });
  return (
    <Dialog title={t(messages.turnOffTitle)} isOpen onClose={onClose}>
      <p>{t(messages.turnOffText)}</p>
      <Form form={form}>
        <OwnerFields withCode />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton $kind="danger">{t(messages.turnOffButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
