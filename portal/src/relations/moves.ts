import type { Option } from '@crewdock/contract/dictionaries';
import type { Relation, RejectionReason } from '@crewdock/contract/relations';
import { ApiError } from '@crewdock/sdk/client';
import { call } from '../api.ts';
import { isTalent } from '../cards/facts.ts';
import { changeCached, updateOptimistically } from '../query/optimistic.ts';
import { reloadSession } from '../session/session.ts';
import { showNotice, notifyError } from '../ui/patterns/notices.ts';
import { cachedRelation, relationsKey, withRelation } from './cache.ts';
import type { Own, Related } from './queries.ts';
import { countHire, hiresTold } from './hires.ts';
import { isHired, standingLabel } from './words.ts';
import { nameCards } from '../cards/cardNames.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

export type RelationMove =
  | { move: 'confirm' | 'unarchive' | 'archive' | 'undo' }
  | { move: 'reject'; reason: RejectionReason; comment: string }
  | { move: 'proceed'; reason: Option; startDate: string | null; rate: string };

/** The resulting relation, and whether this move (not another user's move) led to it. */
interface Outcome {
  now: Relation;
  isTaken: boolean;
}

/**
 * Moves a relation with an optimistic update, which is rolled back on errors. On a conflict, shows the other user's
 * move and a notice; rejects with any other error. `onUndo` runs after the notice's undo button was pressed and
 * removed, so that the caller can restore the focus.
 */
export function submitRelationMove(
  own: Own,
  related: Related,
  step: RelationMove,
  onUndo?: () => void,
): Promise<Outcome> {
  const { id } = related.relation;
  const answer = sendShown(own, related, step, onUndo);
  const settled = answer
    .then(
      ({ now }) => now,
      () => related.relation,
    )
    .finally(() => {
      if (underWay.get(id) === settled) underWay.delete(id);
    });
  underWay.set(id, settled);
  return answer;
}

/** `submitRelationMove` for callers without a form: shows a notice on errors and returns null. */
export async function moveRelationWithNotice(
  own: Own,
  related: Related,
  step: RelationMove,
  onUndo?: () => void,
): Promise<Outcome | null> {
  try {
    return await submitRelationMove(own, related, step, onUndo);
  } catch (error) {
    const isOffline = error instanceof ApiError && error.status === 0;
    notifyError(isOffline ? t(messages.offlineNotice, { name: getRelatedName(related) }) : undefined);
    return null;
  }
}

/** Promises of pending moves, by relation id. They resolve to the relation after the move. */
const underWay = new Map<number, Promise<Relation>>();

/**
 * Calls `run` once the relation has no pending moves. Passes the relation's state from the query cache, which is
 * updated before the screen.
 */
export async function inTurn(related: Related, run: (now: Related) => void): Promise<void> {
  const { id } = related.relation;
  let now = { ...related, relation: cachedRelation(id) ?? related.relation };
  for (let last = underWay.get(id); last; last = underWay.get(id)) now = { ...now, relation: await last };
  run(now);
}

/**
 * Returns the move that undoes a step, or null. A confirmation and the first step can be undone only while their email
 * is held back (`undo_until` of the moved relation).
 */
export function getUndoStep({ status, proceed }: Relation, { move }: RelationMove): RelationMove | null {
  if (move === 'reject' || move === 'archive') return { move: 'unarchive' };
  if (move === 'confirm' || (move === 'proceed' && status === 'confirmed')) return { move: 'undo' };
  if (move !== 'proceed' || status !== 'proceeded' || !proceed) return null;
  return { move: 'proceed', reason: proceed.reason, startDate: proceed.start_date, rate: proceed.rate };
}

/** Accessible names of related cards by relation id. */
export function nameRelated(items: readonly Related[]): ReadonlyMap<string, string> {
  const names = nameCards(items.map(({ card_data: card }) => card));
  return new Map(items.map(({ relation, card_data: card }) => [String(relation.id), names.get(String(card.id))!]));
}

export function getRelatedName({ card_data: card }: Related): string {
  return isTalent(card) ? card.name : card.title;
}

async function sendShown(own: Own, related: Related, step: RelationMove, onUndo?: () => void): Promise<Outcome> {
  const { relation } = related;
  const hoped = expected(relation, step);
  const lists = relationsKey(own);
  try {
    const moved = await updateOptimistically(lists, withRelation(related, hoped), () =>
      sendRelationMove(relation, step),
    );
    changeCached(lists, withRelation({ ...related, relation: hoped }, moved));
    countHire(own, relation, moved);
    // Refreshes the counter of pending answers in the header.
    void reloadSession();
    tell(own, related, step, moved, onUndo);
    return { now: moved, isTaken: true };
  } catch (error) {
    const current = conflictOf(error);
    if (!current) throw error;
    changeCached(lists, withRelation(related, current, { stays: true }));
    const [name, status] = [getRelatedName(related), standingLabel(current).toLowerCase()];
    const isTooLate = step.move === 'undo' && current.version === relation.version;
    showNotice({
      tone: 'info',
      text: isTooLate ? t(messages.undoTooLate, { name }) : t(messages.movedByOthers, { name, status }),
      lasts: 6000,
    });
    return { now: current, isTaken: false };
  }
}

function tell(own: Own, related: Related, step: RelationMove, moved: Relation, onUndo?: () => void): void {
  const name = getRelatedName(related);
  const did =
    step.move === 'proceed' || step.move === 'undo'
      ? t(MOVED_TO[step.move], { name, status: standingLabel(moved).toLowerCase() })
      : t(MOVED[step.move], { name });
  const text = [did, isHired(moved) !== isHired(related.relation) && hiresTold(own)].filter(Boolean).join(' · ');
  const back = getUndoStep(related.relation, step);
  if (!back || (back.move === 'undo' && moved.undo_until === null)) return showNotice({ text });
  const run = () => {
    void inTurn({ ...related, relation: moved }, (now) => {
      // The notice of an earlier move may still be open, but only the last move can be undone.
      if (back.move === 'undo' && now.relation.version !== moved.version)
        showNotice({ tone: 'info', text: t(messages.undoOutdated, { name }), lasts: 6000 });
      else void moveRelationWithNotice(own, now, back);
    });
    onUndo?.();
  };
  showNotice({ text, action: { label: t(messages.undo), run } });
}

const MOVED = {
  confirm: messages.confirmedNotice,
  unarchive: messages.restoredNotice,
  archive: messages.withdrawnNotice,
  reject: messages.rejectedNotice,
};

const MOVED_TO = { proceed: messages.proceededNotice, undo: messages.undoneNotice };

/** Returns the optimistic state of the relation. It permits no actions until the server has answered. */
function expected(relation: Relation, step: RelationMove): Relation {
  const pending: Relation = { ...relation, waits_for: [], undo_until: null, can: NOTHING };
  switch (step.move) {
    case 'confirm':
      return { ...pending, status: 'confirmed', is_confirmed: true };
    case 'archive':
      return { ...pending, status: 'archived' };
    case 'reject':
      return { ...pending, status: 'rejected', rt_rejection_reason: step.reason, comment: step.comment };
    case 'proceed': {
      const proceed = { reason: step.reason, start_date: step.startDate, rate: step.rate };
      return { ...pending, status: 'proceeded', proceed };
    }
    case 'undo':
      return relation.status === 'proceeded'
        ? { ...pending, status: 'confirmed', proceed: null }
        : { ...pending, status: 'proposed', is_confirmed: false };
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

/** Sends the move with the status seen by the user, so that the server can detect conflicts. */
export async function sendRelationMove(
  { request_id: id, talent_id: otherId, status, proceed }: Relation,
  step: RelationMove,
): Promise<Relation> {
  const params = { id, otherId };
  const seen = { from: status, from_step: proceed?.reason.id ?? null };
  switch (step.move) {
    case 'confirm':
      return call('POST /requests/{id}/related-talent/{otherId}/confirm/', { params, body: seen });
    case 'unarchive':
      return call('POST /requests/{id}/related-talent/{otherId}/unarchive/', { params, body: seen });
    case 'undo': {
      const undone = await call('POST /requests/{id}/related-talent/{otherId}/undo/', { params, body: seen });
      return undone.relation!;
    }
    case 'archive':
      return call('DELETE /requests/{id}/related-talent/{otherId}/', { params });
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
