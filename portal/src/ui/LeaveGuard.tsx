import { type ReactNode, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

interface Props {
  /** Whether something would be lost; `to` is unknown where the whole page is left. */
  isAtRisk: (to?: Location) => boolean;
  /** It is lost now. */
  onLeave?: () => void;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before something is left behind that isn't kept anywhere. */
export function LeaveGuard({ isAtRisk, onLeave, children }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAtRisk(nextLocation),
  );
  useEffect(() => {
    // In the browser's own words.
    const askToStay = (event: BeforeUnloadEvent) => isAtRisk() && event.preventDefault();
    addEventListener('beforeunload', askToStay);
    return () => removeEventListener('beforeunload', askToStay);
  }, [isAtRisk]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" isOpen onClose={blocker.reset}>
      <p>{children}</p>
      <DialogActions>
        <Button
          onPress={() => {
            onLeave?.();
            blocker.proceed();
          }}
        >
          Leave without saving
        </Button>
        <Button $kind="primary" autoFocus onPress={blocker.reset}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
