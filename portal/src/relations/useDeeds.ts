import { useMemo, useState } from 'react';
import { type Own, moveAtOnce, moveRelation } from './moves.ts';
import type { Related } from './queries.ts';
import type { RejectionReason } from '@crewdock/contract/relations';
import type { Step } from './moves.ts';

/** A dialog that is open, and about which relation. */
export interface Asking {
  about: 'reject' | 'proceed';
  related: Related;
}

/** What the buttons and the keys of a list of relations do. */
export interface Deeds {
  confirm: (related: Related) => void;
  restore: (related: Related) => void;
  askReject: (related: Related) => void;
  askProceed: (related: Related) => void;
  rejectAtOnce: (related: Related, reason: RejectionReason) => void;
  /** Rejects where it isn't taken, so that a form can say so. */
  send: (related: Related, step: Step) => Promise<void>;
}

/** `onMove` hears of a relation that is about to be moved, `onUndo` that a notice's button took it back. */
export function useDeeds(
  { type, id }: Own,
  { onMove, onUndo }: { onMove: (related: Related, step: Step) => void; onUndo: () => void },
): { deeds: Deeds; asking: Asking | null; stopAsking: () => void } {
  const [asking, setAsking] = useState<Asking | null>(null);
  const deeds = useMemo<Deeds>(() => {
    const own = { type, id };
    const atOnce = (related: Related, step: Step) => {
      onMove(related, step);
      moveAtOnce(own, related, step, onUndo);
    };
    return {
      confirm: (related) => atOnce(related, { move: 'confirm' }),
      restore: (related) => atOnce(related, { move: 'unarchive' }),
      rejectAtOnce: (related, reason) => atOnce(related, { move: 'reject', reason, comment: '' }),
      askReject: (related) => setAsking({ about: 'reject', related }),
      askProceed: (related) => setAsking({ about: 'proceed', related }),
      async send(related, step) {
        onMove(related, step);
        await moveRelation(own, related, step, onUndo);
      },
    };
  }, [type, id, onMove, onUndo]);
  return { deeds, asking, stopAsking: () => setAsking(null) };
}
