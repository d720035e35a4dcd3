import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import * as messages from './messages.ts';
import { removeAll } from './useOwn.ts';

/** Asks for confirmation before all resources are deleted, including resources hidden by filters. */
export function DeleteAllDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t(messages.deleteAllTitle)} isOpen onClose={onClose}>
      <p>{t(messages.deleteAllText)}</p>
      <DialogActions>
        <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
        <Button
          $kind="primary"
          onPress={() => {
            onClose();
            void removeAll();
          }}
        >
          {t(messages.deleteAllButton)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
