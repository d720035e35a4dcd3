import { type ReactNode, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog, DialogActions } from '../primitives/Dialog.tsx';
import * as messages from './messages.ts';

interface Props {
  /** Returns whether changes would be lost. `to` is undefined if the document is closed or reloaded. */
  isAtRisk: (to?: Location) => boolean;
  /** Called when the user leaves and the changes are lost. */
  onLeave?: () => void;
  /** Describes the changes that would be lost. */
  children: ReactNode;
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveGuard({ isAtRisk, onLeave, children }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isAtRisk(nextLocation),
  );
  useEffect(() => {
    // Asks for confirmation. Browsers show a standard message.
    const askToStay = (event: BeforeUnloadEvent) => isAtRisk() && event.preventDefault();
    addEventListener('beforeunload', askToStay);
    return () => removeEventListener('beforeunload', askToStay);
  }, [isAtRisk]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={t(messages.leaveDialogTitle)} isOpen onClose={blocker.reset}>
      <p>{children}</p>
      <DialogActions>
        <Button
          onPress={() => {
            onLeave?.();
            blocker.proceed();
          }}
        >
          {t(messages.leaveButton)}
        </Button>
        <Button $kind="primary" autoFocus onPress={blocker.reset}>
          {t(messages.stayButton)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
