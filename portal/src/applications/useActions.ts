import type { ReceivedApplication } from '@crewdock/contract/applications';
import type { RejectionReason } from '@crewdock/contract/relations';
import { useMemo, useRef, useState } from 'react';
import { markApplication, submitApplicationMove, moveApplicationWithNotice, type ApplicationMove } from './moves.ts';

export interface Asking {
  about: 'reject' | 'invite';
  application: ReceivedApplication;
}

/** Actions that the inbox's buttons and keyboard shortcuts call. */
export interface ApplicationActions {
  shortlist: (application: ReceivedApplication) => void;
  /** Undoes a rejection, or removes the application from the shortlist. */
  reopen: (application: ReceivedApplication) => void;
  /** Reopens the application that was last rejected or shortlisted on this page. */
  undo: () => void;
  mark: (application: ReceivedApplication, isRead: boolean) => void;
  askReject: (application: ReceivedApplication) => void;
  askInvite: (application: ReceivedApplication) => void;
  rejectAtOnce: (application: ReceivedApplication, reason: RejectionReason) => void;
  /** Sends a status change. Rejects on errors, so that a form can show them. */
  send: (application: ReceivedApplication, step: ApplicationMove) => Promise<void>;
}

interface Places {
  /** Called when the user has pressed an undo button. The button is then removed, so the focus must move. */
  onUndo: () => void;
  onShow: (relationId: number) => void;
  /** Called after a status change by this user, and after a conflict with another user's change. */
  onMoved?: () => void;
}

export function useApplicationActions(jobId: number, { onUndo, onShow, onMoved }: Places) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const last = useRef<ReceivedApplication | null>(null);
  const actions = useMemo<ApplicationActions>(() => {
    const takeBack = (application: ReceivedApplication) => {
      last.current = null;
      void moveApplicationWithNotice(jobId, application, { move: 'reopen' }, offers).then(onMoved);
    };
    const offers = {
      onShow,
      onUndo(application: ReceivedApplication) {
        takeBack(application);
        onUndo();
      },
    };
    const remember = (application: ReceivedApplication, { move }: ApplicationMove) => {
      if (move === 'reject') last.current = { ...application, status: 'rejected' };
      else if (move === 'shortlist') last.current = { ...application, status: 'shortlisted' };
      else if (last.current?.id === application.id) last.current = null;
    };
    const atOnce = (application: ReceivedApplication, step: ApplicationMove) => {
      remember(application, step);
      void moveApplicationWithNotice(jobId, application, step, offers).then(onMoved);
    };
    return {
      shortlist: (application) => atOnce(application, { move: 'shortlist' }),
      reopen: takeBack,
      undo() {
        if (last.current) takeBack(last.current);
      },
      mark: (application, isRead) => void markApplication(jobId, application, isRead),
      askReject: (application) => setAsking({ about: 'reject', application }),
      askInvite: (application) => setAsking({ about: 'invite', application }),
      rejectAtOnce: (application, reason) => atOnce(application, { move: 'reject', reason, comment: '', mail: false }),
      async send(application, step) {
        await submitApplicationMove(jobId, application, step, offers);
        remember(application, step);
        onMoved?.();
      },
    };
  }, [jobId, onUndo, onShow, onMoved]);
  return { actions, asking, stopAsking: () => setAsking(null) };
}
