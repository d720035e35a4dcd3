import { useState } from 'react';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../../api.ts';
import { queryClient } from '../../../queryClient.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { Form } from '../../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../../../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { profileQuery } from '../../queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep, type Secret } from './ScanStep.tsx';

type Step = { name: 'password' } | { name: 'scan'; secret: Secret } | { name: 'codes'; codes: string[] };

/** Sets up the second factor in three steps: password, authenticator code, recovery codes. */
export function SetupDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  switch (step.name) {
    case 'password':
      return (
        <Dialog title={t(messages.turnOnTitle)} isOpen onClose={onClose}>
          <PasswordStep onDone={(secret) => setStep({ name: 'scan', secret })} onCancel={onClose} />
        </Dialog>
      );
    case 'scan':
      return (
        <Dialog title={t(messages.scanTitle)} isOpen onClose={onClose}>
          <ScanStep secret={step.secret} onDone={(codes) => setStep({ name: 'codes', codes })} onCancel={onClose} />
        </Dialog>
      );
    case 'codes':
      return (
        <Dialog title={t(messages.saveCodesTitle)} isOpen mustDecide onClose={onClose}>
          <RecoveryCodes
            codes={step.codes}
            onKept={() => {
              // Also refetches the sessions, because setting up the second factor ended all other sessions.
              void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
              showNotice({ text: t(messages.turnedOn) });
              onDone();
            }}
          />
        </Dialog>
      );
  }
}

function PasswordStep({ onDone, onCancel }: { onDone: (secret: Secret) => void; onCancel: () => void }) {
  const form = useSubmit<'password'>(async ({ password }) =>
    onDone(await call('POST /profile/two-factor/', { body: { password } })),
  );
  return (
    <>
      <p>{t(messages.turnOnText)}</p>
      <Form form={form}>
        <PasswordField
          name="password"
          label={t(messages.passwordLabel)}
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onCancel}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.continueButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </>
  );
}
