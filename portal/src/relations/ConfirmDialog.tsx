import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

interface Props {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a proposal is confirmed by a link in an email. */
export function ConfirmDialog({ name, onConfirm, onClose }: Props) {
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Dialog title={t(messages.confirmTitle)} isOpen onClose={onClose}>
      <p>
        <Trans message={messages.confirmText} values={{ name: <UserText>{name}</UserText> }} />
      </p>
      <DialogActions>
        <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
        <Button $kind="primary" autoFocus onPress={confirm}>
          {t(messages.confirmButton)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
