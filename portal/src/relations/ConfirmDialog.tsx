import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

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
    <Dialog title="Confirm this proposal?" isOpen onClose={onClose}>
      <p>
        <UserText>{name}</UserText>: both sides then agree and can plan the next step.
      </p>
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        <Button $kind="primary" autoFocus onPress={confirm}>
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  );
}
