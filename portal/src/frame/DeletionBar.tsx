import { useStore } from '@nanostores/react';
import { useMutation } from '@tanstack/react-query';
import { Trans } from '../i18n/Trans.tsx';
import { t } from '../i18n/translate.ts';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { $session, reloadSession } from '../session/session.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { showNotice, notifyError } from '../ui/patterns/notices.ts';
import { DueBar, DueDate } from './DueBar.tsx';
import * as messages from './messages.ts';

/** Tells the user that the account is scheduled for deletion, with a button that cancels the deletion. */
export function DeletionBar() {
  const due = useStore($session)?.deletion_due;
  const keep = useMutation({
    mutationFn: () => call('DELETE /profile/deletion/', {}),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      await reloadSession();
      showNotice({ text: t(messages.accountKept) });
    },
    onError: () => notifyError(),
  });
  if (!due) return null;
  const action = (
    <Button $size="small" isDisabled={keep.isPending} onPress={() => keep.mutate()}>
      {t(messages.keepAccountButton)}
    </Button>
  );
  return (
    <DueBar label={t(messages.accountDeletionLabel)} action={action}>
      <Trans message={messages.accountDeletionText} values={{ date: <DueDate due={due} /> }} />
    </DueBar>
  );
}
