import type { ReceivedApplication } from '@crewdock/contract/applications';
import type { RejectionReason } from '@crewdock/contract/relations';
import { ApiError } from '@crewdock/sdk/client';
import { call } from '../api.ts';
import { changeCached, updateOptimistically } from '../query/optimistic.ts';
import { queryClient } from '../queryClient.ts';
import { relationsKey } from '../relations/cache.ts';
import { showNotice, notifyError } from '../ui/patterns/notices.ts';
import { withApplication } from './cache.ts';
import { applicationsKey } from './queries.ts';
import { getApplicationStatusLabel } from './words.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

export type ApplicationMove =
  | { move: 'shortlist' | 'reopen' }
  | { move: 'reject'; reason: RejectionReason; comment: string; mail: boolean }
  | { move: 'invite'; comment: string; mail: boolean };

/** Callbacks of the buttons in notices. */
interface Offers {
  onUndo: (application: ReceivedApplication) => void;
  onShow: (relationId: number) => void;
}

/**
 * Changes an application's status with an optimistic update, rolled back on errors. On a conflict, shows the other
 * user's change and a notice; rejects with any other error.
 */
export async function submitApplicationMove(
  jobId: number,
  application: ReceivedApplication,
  step: ApplicationMove,
  { onUndo, onShow }: Offers,
): Promise<void> {
  const hoped = expected(application, step);
  const lists = applicationsKey(jobId);
  const { name } = application;
  let moved: ReceivedApplication;
  try {
    moved = await updateOptimistically(lists, withApplication(application, hoped), () =>
      sendApplicationMove(jobId, application, step),
    );
  } catch (error) {
    const current = conflictOf(error);
    if (!current) throw error;
    changeCached(lists, withApplication(application, current, { stays: true }));
    const isSame = current.status === application.status;
    showNotice({
      tone: 'info',
      text: isSame
        ? t(messages.notInvitable, { name })
        : t(messages.movedByOthers, { name, status: getApplicationStatusLabel(current.status).toLowerCase() }),
      lasts: 6000,
    });
    return;
  }
  changeCached(lists, withApplication(hoped, moved));
  if (step.move === 'invite') {
    void queryClient.invalidateQueries({ queryKey: relationsKey({ kind: 'request', id: jobId }) });
    const run = () => onShow(moved.relation_id!);
    showNotice({
      text: t(messages.invitedNotice, { name }),
      ...(moved.relation_id !== null && { action: { label: t(messages.showButton), run } }),
    });
  } else if (step.move === 'reopen') showNotice({ text: t(messages.reopenedNotice, { name }) });
  else {
    const text = t(step.move === 'reject' ? messages.rejectedNotice : messages.shortlistedNotice, { name });
    showNotice({ text, action: { label: t(messages.undo), run: () => onUndo(moved) } });
  }
}

/** Calls `submitApplicationMove` for callers without a form: shows a notice on errors instead of rejecting. */
export async function moveApplicationWithNotice(
  ...[jobId, application, step, offers]: Parameters<typeof submitApplicationMove>
): Promise<void> {
  try {
    await submitApplicationMove(jobId, application, step, offers);
  } catch (error) {
    tellFailure(error, application);
  }
}

/**
 * Marks an application as read or unread for all users on the job's side. The row stays in the current list until the
 * next fetch.
 */
export async function markApplication(
  jobId: number,
  application: ReceivedApplication,
  is_read: boolean,
): Promise<void> {
  const change = withApplication(application, { ...application, is_read }, { stays: true });
  try {
    await updateOptimistically(applicationsKey(jobId), change, () =>
      call('PATCH /requests/{id}/applications/{applicationId}/', {
        params: { id: String(jobId), applicationId: application.id },
        body: { is_read },
      }),
    );
  } catch (error) {
    tellFailure(error, application);
  }
}

function tellFailure(error: unknown, { name }: ReceivedApplication): void {
  const isOffline = error instanceof ApiError && error.status === 0;
  notifyError(isOffline ? t(messages.offlineNotice, { name }) : undefined);
}

/** Returns the optimistic state of the application. It permits no further actions until the server has responded. */
function expected(application: ReceivedApplication, step: ApplicationMove): ReceivedApplication {
  const pending = { ...application, is_read: true, can: NOTHING, rt_rejection_reason: null, comment: '' };
  switch (step.move) {
    case 'shortlist':
      return { ...pending, status: 'shortlisted' };
    case 'reopen':
      return { ...pending, status: 'open' };
    case 'reject':
      return { ...pending, status: 'rejected', rt_rejection_reason: step.reason, comment: step.comment };
    case 'invite':
      return { ...pending, status: 'invited', comment: step.comment };
  }
}

const NOTHING = { shortlist: false, invite: false, reject: false, reopen: false };

/** Sends the move with the status that the user saw, so that the server can detect conflicts. */
export function sendApplicationMove(
  jobId: number,
  { id: applicationId, status: from }: ReceivedApplication,
  step: ApplicationMove,
) {
  const params = { id: String(jobId), applicationId };
  switch (step.move) {
    case 'shortlist':
      return call('POST /requests/{id}/applications/{applicationId}/shortlist/', { params, body: { from } });
    case 'reopen': {
      const body = { from: from === 'rejected' ? from : ('shortlisted' as const) };
      return call('POST /requests/{id}/applications/{applicationId}/reopen/', { params, body });
    }
    case 'reject': {
      const { reason, comment, mail } = step;
      const body = { rt_rejection_reason: reason.id, comment, mail, from };
      return call('POST /requests/{id}/applications/{applicationId}/reject/', { params, body });
    }
    case 'invite': {
      const { comment, mail } = step;
      return call('POST /requests/{id}/applications/{applicationId}/invite/', {
        params,
        body: { comment, mail, from },
      });
    }
  }
}

function conflictOf(error: unknown): ReceivedApplication | null {
  const isConflict = error instanceof ApiError && error.body.code === 'conflict' && error.body.current !== undefined;
  return isConflict ? (error.body.current as ReceivedApplication) : null;
}
