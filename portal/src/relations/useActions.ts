import type { Option } from '@crewdock/contract/dictionaries';
import type { RejectionReason } from '@crewdock/contract/relations';
import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import type { Own } from './queries.ts';
import { type RelationMove, getUndoStep, inTurn, moveRelationWithNotice, submitRelationMove } from './moves.ts';
import type { Related } from './queries.ts';
import { undoProposals } from './propose.ts';
import { removeLink } from './remove.ts';

/** The open dialog and its relation. */
interface Asking {
  about: 'confirm' | 'reject' | 'proceed';
  related: Related;
  step?: Option | undefined;
}

/** Actions of the buttons and keyboard shortcuts. */
export interface RelationActions {
  confirm: (related: Related) => void;
  restore: (related: Related) => void;
  /** Withdraws the relation without a rejection. */
  withdraw: (related: Related) => void;
  /** Staff only: deletes the relation. Undefined for other users. */
  remove?: (related: Related) => void;
  /** Undoes the last action, if its move can be undone. */
  undo: () => void;
  /** Undoes the user's last move of this relation, while its email is held back. */
  undoMove: (related: Related) => void;
  /** Asks before confirming, for answers that come from a link. */
  askConfirm: (related: Related) => void;
  askReject: (related: Related) => void;
  /** Opens the dialog with the given step selected, by default the next one. */
  askProceed: (related: Related, step?: Option) => void;
  rejectAtOnce: (related: Related, reason: RejectionReason) => void;
  /** Sends a move. The promise rejects on errors, so that a form can show them. */
  send: (related: Related, step: RelationMove) => Promise<void>;
}

/**
 * Actions on a card's relations, and the state of their dialogs. `onUndo` runs after an undo button was pressed and
 * removed.
 */
export function useRelationActions({ kind, id, isStaffs }: Own, onUndo: () => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const isApplying = isApplicant(kind, useStore($session));
  const done = useRef<{ related: Related; back: RelationMove } | null>(null);
  const actions = useMemo<RelationActions>(() => {
    const own = { kind, id };
    const remove = (related: Related) => void removeLink(related, onUndo);
    const onTakenBack = () => {
      done.current = null;
      onUndo();
    };
    const remember = (related: Related, step: RelationMove) => {
      const back = getUndoStep(related.relation, step);
      if (back) done.current = { related, back };
      else if (done.current?.related.relation.id === related.relation.id) done.current = null;
    };
    const settle = (related: Related, outcome: Awaited<ReturnType<typeof moveRelationWithNotice>>) => {
      if (done.current?.related !== related) return;
      const isUndoable = done.current.back.move !== 'undo' || (outcome?.now.undo_until ?? null) !== null;
      if (outcome?.isTaken && isUndoable) done.current.related = { ...related, relation: outcome.now };
      else done.current = null;
    };
    const atOnce = async (related: Related, step: RelationMove) => {
      remember(related, step);
      settle(related, await moveRelationWithNotice(own, related, step, onTakenBack));
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
          // The server may have rejected the move, in which case there is nothing to undo.
          if (!done.current) return;
          done.current = null;
          void moveRelationWithNotice(own, now, back);
        });
      },
      undoMove(related) {
        if (related.relation.status === 'proposed') void undoProposals([related.relation], isApplying);
        else void atOnce(related, { move: 'undo' });
      },
      rejectAtOnce: (related, reason) => void atOnce(related, { move: 'reject', reason, comment: '' }),
      askConfirm: (related) => ask({ about: 'confirm', related }),
      askReject: (related) => ask({ about: 'reject', related }),
      askProceed: (related, step) => ask({ about: 'proceed', related, step }),
      async send(related, step) {
        const outcome = await submitRelationMove(own, related, step, onTakenBack);
        remember(related, step);
        settle(related, outcome);
      },
    };
  }, [kind, id, isStaffs, isApplying, onUndo]);
  return { actions, asking, stopAsking: () => setAsking(null) };
}
