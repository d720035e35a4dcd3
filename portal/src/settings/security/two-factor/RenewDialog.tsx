import { useState } from 'react';
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
import { twoFactorQuery } from '../../queries.ts';
import { OwnerFields } from '../OwnerFields.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Dialog that creates new recovery codes; requires the password and a code. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useSubmit<'password' | 'code'>(async (body) => {
    const { recovery_codes } = await call('POST /profile/two-factor/recovery-codes/', { body });
    void queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
    setCodes(recovery_codes);
  });
  if (codes) {
    return (
      <Dialog title={t(messages.saveCodesTitle)} isOpen mustDecide onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t(messages.newCodesTitle)} isOpen onClose={onClose}>
      <p>{t(messages.newCodesText)}</p>
      <Form form={form}>
        <OwnerFields withCode />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.createCodesButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
