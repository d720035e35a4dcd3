import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { removeAll } from './useOwn.ts';

/** Asks for confirmation before all resources are deleted, including resources hidden by filters. */
export function DeleteAllDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Delete all of your resources?" isOpen onClose={onClose}>
      <p>All of them go, also those that the list doesn’t show just now. You can undo it right afterwards.</p>
      <DialogActions>
        <Button onPress={onClose}>Keep them</Button>
        <Button
          $kind="primary"
          onPress={() => {
            onClose();
            void removeAll();
          }}
        >
          Delete all
        </Button>
      </DialogActions>
    </Dialog>
  );
}
