import type { Option } from '@crewdock/contract/dictionaries';
import type { RejectionReason } from '@crewdock/contract/relations';
import { useMemo, useRef, useState } from 'react';
import type { Own } from './queries.ts';
import { type Step, backOf, inTurn, moveAtOnce, moveRelation } from './moves.ts';
import type { Related } from './queries.ts';
import { removeLink } from './remove.ts';

/** A dialog that is open, and about which relation. */
interface Asking {
  about: 'reject' | 'proceed';
  related: Related;
  step?: Option | undefined;
}

/** What the buttons and the keys of a list of relations do. */
export interface RelationActions {
  confirm: (related: Related) => void;
  restore: (related: Related) => void;
  /** Staff alone: takes it back without a refusal. */
  withdraw: (related: Related) => void;
  /** Staff alone: as if there had been no link. Left out where nobody of them looks. */
  remove?: (related: Related) => void;
  /** Takes back what was done here last, as far as a move leads back. */
  undo: () => void;
  askReject: (related: Related) => void;
  /** At a step that is picked already, or at the next. */
  askProceed: (related: Related, step?: Option) => void;
  rejectAtOnce: (related: Related, reason: RejectionReason) => void;
  /** Rejects where it isn't taken, so that a form can say so. */
  send: (related: Related, step: Step) => Promise<void>;
}

/** `onUndo`: a notice's button took a move back, and has gone. */
export function useActions({ kind, id, isStaffs }: Own, onUndo: () => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const done = useRef<{ related: Related; back: Step } | null>(null);
  const actions = useMemo<RelationActions>(() => {
    const own = { kind, id };
    const remove = (related: Related) => void removeLink(related, onUndo);
    const onTakenBack = () => {
      done.current = null;
      onUndo();
    };
    const remember = (related: Related, step: Step) => {
      const back = backOf(related.relation, step);
      if (back) done.current = { related, back };
      else if (done.current?.related.relation.id === related.relation.id) done.current = null;
    };
    const settle = (related: Related, outcome: Awaited<ReturnType<typeof moveAtOnce>>) => {
      if (done.current?.related !== related) return;
      if (outcome?.isTaken) done.current.related = { ...related, relation: outcome.now };
      else done.current = null;
    };
    const atOnce = async (related: Related, step: Step) => {
      remember(related, step);
      settle(related, await moveAtOnce(own, related, step, onTakenBack));
    };
    const ask = (asked: Asking) => setAsking((first) => first ?? asked);
    return {
      confirm: (related) => void atOnce(related, { move: 'confirm' }),
      restore: (related) => void atOnce(related, { move: 'unarchive' }),
      withdraw: (related) => void atOnce(related, { move: 'archive' }),
      ...(isStaffs && { remove }),
      undo() {
        if (!done.current) return;
        const { related, back } = done.current;
        void inTurn(related, (now) => {
          // The move itself may have been refused.
          if (!done.current) return;
          done.current = null;
          void moveAtOnce(own, now, back);
        });
      },
      rejectAtOnce: (related, reason) => void atOnce(related, { move: 'reject', reason, comment: '' }),
      askReject: (related) => ask({ about: 'reject', related }),
      askProceed: (related, step) => ask({ about: 'proceed', related, step }),
      async send(related, step) {
        const outcome = await moveRelation(own, related, step, onTakenBack);
        remember(related, step);
        settle(related, outcome);
      },
    };
  }, [kind, id, isStaffs, onUndo]);
  return { actions, asking, stopAsking: () => setAsking(null) };
}
