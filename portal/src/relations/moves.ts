import type { Option } from '@crewdock/contract/dictionaries';
import type { Relation, RejectionReason } from '@crewdock/contract/relations';
import { ApiError } from '@crewdock/sdk/client';
import { call } from '../api.ts';
import { isTalent } from '../cards/facts.ts';
import { changeCached, optimistic } from '../query/optimistic.ts';
import { reloadSession } from '../session/session.ts';
import { notify, notifyError } from '../ui/notices.ts';
import { type Own, relationsKey, withRelation } from './cache.ts';
import type { Related } from './queries.ts';
import { standingLabel } from './words.ts';

/** What is done with a relation. */
export type Step =
  | { move: 'confirm' | 'unarchive' }
  | { move: 'reject'; reason: RejectionReason; comment: string }
  | { move: 'proceed'; reason: Option; startDate: string | null; rate: string };

/**
 * Moves a relation: the lists show it at once, and put it back where the server refuses. Somebody else was faster: they show
 * where it stands now, and a notice says so. Rejects with any other failure. `onUndo`: the
 * notice's button was pressed, and has gone with it.
 */
export async function moveRelation(own: Own, related: Related, step: Step, onUndo?: () => void): Promise<void> {
  const { relation } = related;
  const hoped = expected(relation, step);
  const lists = relationsKey(own);
  try {
    const moved = await optimistic(lists, withRelation(related, hoped), () => send(relation, step));
    changeCached(lists, withRelation({ ...related, relation: hoped }, moved));
  } catch (error) {
    const current = conflictOf(error);
    if (!current) throw error;
    changeCached(lists, withRelation(related, current, { stays: true }));
    notify({
      tone: 'info',
      text: `Somebody else moved ${nameOf(related)} meanwhile: ${standingLabel(current).toLowerCase()} now.`,
      lasts: 6000,
    });
    return;
  }
  // What waits has one less, or one more.
  void reloadSession();
  if (step.move === 'unarchive') notify({ text: `${nameOf(related)} is back` });
  else if (step.move === 'reject') notifyUndo(own, related, step, onUndo);
  else if (step.move === 'confirm') notify({ text: `${nameOf(related)} confirmed` });
  else notify({ text: `${nameOf(related)}: ${standingLabel(hoped).toLowerCase()}` });
}

/** The same without a form that would tell of a failure. Whether it was taken. */
export async function moveAtOnce(own: Own, related: Related, step: Step, onUndo?: () => void): Promise<boolean> {
  try {
    await moveRelation(own, related, step, onUndo);
    return true;
  } catch (error) {
    const isOffline = error instanceof ApiError && error.status === 0;
    notifyError(isOffline ? `No connection: ${nameOf(related)} is where it was.` : undefined);
    return false;
  }
}

export function nameOf({ card_data: card }: Related): string {
  return isTalent(card) ? card.name : card.title;
}

function notifyUndo(own: Own, related: Related, step: Step & { move: 'reject' }, onUndo?: () => void): void {
  const rejected = { ...related, relation: expected(related.relation, step) };
  const run = () => {
    void moveAtOnce(own, rejected, { move: 'unarchive' });
    onUndo?.();
  };
  notify({ text: `${nameOf(related)} rejected`, action: { label: 'Undo', run } });
}

/** How the relation will look, as far as it is known beforehand; nothing can be done with it until the server has answered. */
function expected(relation: Relation, step: Step): Relation {
  const pending: Relation = { ...relation, waits_for: null, can: NOTHING };
  switch (step.move) {
    case 'confirm':
      return { ...pending, status: 'confirmed', is_confirmed: true };
    case 'reject':
      return { ...pending, status: 'rejected', rt_rejection_reason: step.reason, comment: step.comment };
    case 'proceed': {
      const proceed = { reason: step.reason, start_date: step.startDate, rate: step.rate };
      return { ...pending, status: 'proceeded', proceed };
    }
    case 'unarchive':
      return {
        ...pending,
        status: relation.proceed ? 'proceeded' : relation.is_confirmed ? 'confirmed' : 'proposed',
        rt_rejection_reason: null,
        comment: '',
      };
  }
}

const NOTHING = { confirm: false, reject: false, proceed: false, unarchive: false, archive: false };

/** Tells the server what was seen, so that a move that somebody else made meanwhile is no surprise. */
function send({ request_id: id, talent_id: otherId, status, proceed }: Relation, step: Step): Promise<Relation> {
  const params = { id, otherId };
  const seen = { from: status, from_step: proceed?.reason.id ?? null };
  switch (step.move) {
    case 'confirm':
      return call('POST /requests/{id}/related-talent/{otherId}/confirm/', { params, body: seen });
    case 'unarchive':
      return call('GET /requests/{id}/related-talent/{otherId}/unarchive/', { params });
    case 'reject': {
      const body = { rt_rejection_reason: step.reason.id, comment: step.comment, ...seen };
      return call('POST /requests/{id}/related-talent/{otherId}/reject/', { params, body });
    }
    case 'proceed': {
      const body = { proceed_reason: step.reason.id, start_date: step.startDate, rate: step.rate, ...seen };
      return call('POST /requests/{id}/related-talent/{otherId}/proceed/', { params, body });
    }
  }
}

function conflictOf(error: unknown): Relation | null {
  const isConflict = error instanceof ApiError && error.body.code === 'conflict' && error.body.current !== undefined;
  return isConflict ? (error.body.current as Relation) : null;
}
