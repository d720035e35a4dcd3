import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';

interface Props {
  /** Whether something would be lost: what the device keeps is not. */
  isAtRisk: () => boolean;
}

/** Asks before something is left behind that isn't kept anywhere. */
export function LeaveGuard({ isAtRisk }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAtRisk(),
  );
  useEffect(() => {
    const askToStay = (event: BeforeUnloadEvent) => isAtRisk() && event.preventDefault();
    addEventListener('beforeunload', askToStay);
    return () => removeEventListener('beforeunload', askToStay);
  }, [isAtRisk]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" isOpen onClose={blocker.reset}>
      <p>Some of what you added can’t be kept on this device and would be lost.</p>
      <DialogActions>
        <Button onPress={blocker.proceed}>Leave without saving</Button>
        <Button $kind="primary" autoFocus onPress={blocker.reset}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
