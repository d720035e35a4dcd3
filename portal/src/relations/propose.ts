import type { CardKind } from '@crewdock/contract/kinds';
import type { Relation } from '@crewdock/contract/relations';
import { ApiError } from '@crewdock/sdk/client';
import { call } from '../api.ts';
import { APPLIED } from '../cards/applied.ts';
import { t } from '../i18n/translate.ts';
import { queryClient } from '../queryClient.ts';
import { notifyError, showNotice } from '../ui/patterns/notices.ts';
import * as messages from './messages.ts';
import { countSent } from './words.ts';

/** Proposes cards for another card. Returns the relations, the ids of failed proposals and the first error. */
export async function proposeCards(
  target: { kind: CardKind; id: number },
  ids: number[],
  comment: string,
): Promise<{ proposed: Relation[]; refused: number[]; error: unknown }> {
  const sent = await Promise.allSettled(ids.map((id) => proposeOne(target, id, comment)));
  reloadLinks();
  const failed = sent.find((each) => each.status === 'rejected');
  return {
    proposed: sent.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
    refused: ids.filter((_, at) => sent[at]!.status === 'rejected'),
    error: failed?.reason,
  };
}

/** Shows how many proposals were sent, with Undo. */
export function notifyProposed(proposed: readonly Relation[], isApplying: boolean): void {
  const undoable = proposed.filter(({ status, undo_until }) => status === 'proposed' && undo_until !== null);
  const undo = { label: t(messages.undo), run: () => void undoProposals(undoable, isApplying) };
  showNotice({ text: countSent(proposed.length, isApplying), ...(undoable.length > 0 && { action: undo }) });
}

/** Undoes proposals while their emails are held back. Shows how many were undone, and how many were too late. */
export async function undoProposals(proposed: readonly Relation[], isApplying: boolean): Promise<void> {
  const undone = await Promise.allSettled(proposed.map(undoOne));
  reloadLinks();
  const refused = undone.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  const late = refused.filter((reason) => reason instanceof ApiError && reason.body.code === 'conflict').length;
  const count = proposed.length - refused.length;
  if (count > 0)
    showNotice({ text: t(isApplying ? messages.applicationsUndone : messages.proposalsUndone, { count }) });
  if (late > 0) showNotice({ tone: 'info', text: t(messages.proposalsTooLate, { count: late }), lasts: 6000 });
  if (refused.length > late) notifyError();
}

function undoOne({ request_id: id, talent_id: otherId }: Relation) {
  return call('POST /requests/{id}/related-talent/{otherId}/undo/', {
    params: { id, otherId },
    body: { from: 'proposed' },
  });
}

function reloadLinks(): void {
  for (const key of ['relations', 'matches', 'candidates', APPLIED])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Idempotent: an existing relation stays unchanged. */
function proposeOne({ kind, id }: { kind: CardKind; id: number }, otherId: number, comment: string) {
  return call(CALLS[kind], { params: { id, otherId }, body: { comment } });
}

const CALLS = {
  talent: 'POST /talents/{id}/related-request/{otherId}/',
  request: 'POST /requests/{id}/related-talent/{otherId}/',
} as const;
