import type { Verdict } from '@crewdock/contract/verdicts';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { type StatisticsSubject, requestVerdictRemoval } from './queries.ts';

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
      showNotice({ text: removed === 1 ? 'Verdict removed' : `${removed} verdicts removed` });
      onClose();
    },
    onError: tellRefusal,
  });
  return (
    <Dialog
      title={
        of === 'voter'
          ? `Remove all verdicts by ${isolatedText(verdict.name)}?`
          : `Remove the verdict by ${isolatedText(verdict.name)}?`
      }
      isOpen
      onClose={onClose}
    >
      <p>
        {of === 'voter'
          ? `Everything that this visitor said by the link for ${isolatedText(verdict.tag.tag)} is removed.`
          : 'The other verdicts stay.'}{' '}
        You can’t undo this. To stop new verdicts, close them for the link under Share.
      </p>
      <DialogActions>
        <Button autoFocus onPress={onClose}>
          Cancel
        </Button>
        <Button $kind="danger" isPending={isPending} onPress={() => mutate()}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
