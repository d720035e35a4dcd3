import { useStore } from '@nanostores/react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { $session, reloadSession } from '../session/session.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { showNotice, notifyError } from '../ui/patterns/notices.ts';
import { DueBar } from './DueBar.tsx';

/** Tells the user that the account is scheduled for deletion, with a button that cancels the deletion. */
export function DeletionBar() {
  const due = useStore($session)?.deletion_due;
  const keep = useMutation({
    mutationFn: () => call('DELETE /profile/deletion/', {}),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      await reloadSession();
      showNotice({ text: 'Your account stays.' });
    },
    onError: () => notifyError(),
  });
  if (!due) return null;
  const action = (
    <Button $size="small" isDisabled={keep.isPending} onPress={() => keep.mutate()}>
      Keep my account
    </Button>
  );
  return (
    <DueBar label="Deletion of your account" due={due} action={action}>
      Your account will be deleted on
    </DueBar>
  );
}
