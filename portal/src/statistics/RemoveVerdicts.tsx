import type { Verdict } from '@crewdock/contract/verdicts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { type StatisticsSubject, requestVerdictRemoval } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** The verdicts to remove: one verdict, or all verdicts of the same visitor through the same link. */
export interface VerdictRemoval {
  verdict: Verdict;
  of: 'verdict' | 'voter';
}

interface Props extends VerdictRemoval {
  about: StatisticsSubject;
  onClose: () => void;
}

/** Asks for confirmation before verdicts are removed. */
export function RemoveVerdicts({ about, verdict, of, onClose }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestVerdictRemoval(about, verdict.id, of),
    onSuccess(removed) {
      showNotice({ text: t(messages.removedNotice, { count: removed }) });
      onClose();
    },
    onError: tellRefusal,
  });
  return (
    <Dialog
      title={t(of === 'voter' ? messages.removeAllTitle : messages.removeTitle, { name: verdict.name })}
      isOpen
      onClose={onClose}
    >
      <p>
        {of === 'voter' ? t(messages.removeAllText, { link: verdict.tag.tag }) : t(messages.removeText)}{' '}
        {t(messages.removeNote)}
      </p>
      <DialogActions>
        <Button autoFocus onPress={onClose}>
          {t(messages.cancelButton)}
        </Button>
        <Button $kind="danger" isPending={isPending} onPress={() => mutate()}>
          {t(messages.removeButton)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
