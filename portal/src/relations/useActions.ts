import type { RejectionReason } from '@crewdock/contract/relations';
import { useMemo, useRef, useState } from 'react';
import type { Own } from './cache.ts';
import { type Step, moveAtOnce, moveRelation } from './moves.ts';
import type { Related } from './queries.ts';

/** A dialog that is open, and about which relation. */
interface Asking {
  about: 'reject' | 'proceed';
  related: Related;
}

/** What the buttons and the keys of a list of relations do. */
export interface RelationActions {
  confirm: (related: Related) => void;
  restore: (related: Related) => void;
  /** Takes back the rejection that was made here last. */
  undo: () => void;
  askReject: (related: Related) => void;
  askProceed: (related: Related) => void;
  rejectAtOnce: (related: Related, reason: RejectionReason) => void;
  /** Rejects where it isn't taken, so that a form can say so. */
  send: (related: Related, step: Step) => Promise<void>;
}

/** `onUndo`: a notice's button took a rejection back, and has gone. */
export function useActions({ kind, id }: Own, onUndo: () => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const rejected = useRef<Related | null>(null);
  const actions = useMemo<RelationActions>(() => {
    const own = { kind, id };
    const remember = (related: Related, step: Step) => {
      if (step.move === 'reject')
        rejected.current = { ...related, relation: { ...related.relation, status: 'rejected' } };
      else if (rejected.current?.relation.id === related.relation.id) rejected.current = null;
    };
    const onTakenBack = () => {
      rejected.current = null;
      onUndo();
    };
    const atOnce = async (related: Related, step: Step) => {
      remember(related, step);
      if (!(await moveAtOnce(own, related, step, onTakenBack))) rejected.current = null;
    };
    return {
      confirm: (related) => void atOnce(related, { move: 'confirm' }),
      restore: (related) => void atOnce(related, { move: 'unarchive' }),
      undo() {
        if (rejected.current) void atOnce(rejected.current, { move: 'unarchive' });
      },
      rejectAtOnce: (related, reason) => void atOnce(related, { move: 'reject', reason, comment: '' }),
      askReject: (related) => setAsking({ about: 'reject', related }),
      askProceed: (related) => setAsking({ about: 'proceed', related }),
      async send(related, step) {
        await moveRelation(own, related, step, onTakenBack);
        remember(related, step);
      },
    };
  }, [kind, id, onUndo]);
  return { actions, asking, stopAsking: () => setAsking(null) };
}
