import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { discardDrafts, hasDrafts } from './drafts.ts';

/** Asks before typed and unsaved settings are left behind. Between the pages of the settings they are kept. */
export function LeaveGuard() {
  const blocker = useBlocker(({ nextLocation }) => hasDrafts() && !nextLocation.pathname.startsWith('/settings'));
  useEffect(() => {
    addEventListener('beforeunload', askToStay);
    return () => removeEventListener('beforeunload', askToStay);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" isOpen onClose={blocker.reset}>
      <p>Some of your settings were changed and aren’t saved yet.</p>
      <DialogActions>
        <Button
          onPress={() => {
            discardDrafts();
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

/** In the browser's own words. */
function askToStay(event: BeforeUnloadEvent): void {
  if (hasDrafts()) event.preventDefault();
}
