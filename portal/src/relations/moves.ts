import type { Option } from '@crewdock/contract/dictionaries';
import type { Relation, RejectionReason } from '@crewdock/contract/relations';
import { ApiError } from '@crewdock/sdk/client';
import { call } from '../api.ts';
import { isTalent } from '../cards/facts.ts';
import { changeCached, optimistic } from '../query/optimistic.ts';
import { reloadSession } from '../session/session.ts';
import { notify, notifyError } from '../ui/notices.ts';
import { cachedRelation, relationsKey, withRelation } from './cache.ts';
import type { Own, Related } from './queries.ts';
import { countHire, hiresTold } from './hires.ts';
import { isHired, standingLabel } from './words.ts';

/** What is done with a relation. */
export type Step =
  | { move: 'confirm' | 'unarchive' | 'archive' }
  | { move: 'reject'; reason: RejectionReason; comment: string }
  | { move: 'proceed'; reason: Option; startDate: string | null; rate: string };

/** Where a relation stands now, by this move or by somebody else's. */
interface Outcome {
  now: Relation;
  isTaken: boolean;
}

/**
 * Moves a relation: the lists show it at once, and put it back where the server refuses. Somebody else was faster: they show
 * where it stands now, and a notice says so. Rejects with any other failure. `onUndo`: the
 * notice's button was pressed, and has gone with it.
 */
export function moveRelation(own: Own, related: Related, step: Step, onUndo?: () => void): Promise<Outcome> {
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

/** The same without a form that would tell of a failure. Null where it wasn't taken. */
export async function moveAtOnce(own: Own, related: Related, step: Step, onUndo?: () => void): Promise<Outcome | null> {
  try {
    return await moveRelation(own, related, step, onUndo);
  } catch (error) {
    const isOffline = error instanceof ApiError && error.status === 0;
    notifyError(isOffline ? `No connection: ${nameOf(related)} is where it was.` : undefined);
    return null;
  }
}

/** The moves whose answers are under way, by relation, and where it stands after them. */
const underWay = new Map<number, Promise<Relation>>();

/**
 * Goes on with a relation when its last move is answered, as it stands then: at once where none is under way, and then as the
 * cache has it, where an answer stands a moment before it is on the screen.
 */
export async function inTurn(related: Related, run: (now: Related) => void): Promise<void> {
  const { id } = related.relation;
  let now = { ...related, relation: cachedRelation(id) ?? related.relation };
  for (let last = underWay.get(id); last; last = underWay.get(id)) now = { ...now, relation: await last };
  run(now);
}

/** The move that takes one back, or null. Nothing leads back to a proposal, nor from the first step. */
export function backOf({ status, proceed }: Relation, { move }: Step): Step | null {
  if (move === 'reject' || move === 'archive') return { move: 'unarchive' };
  if (move !== 'proceed' || status !== 'proceeded' || !proceed) return null;
  return { move: 'proceed', reason: proceed.reason, startDate: proceed.start_date, rate: proceed.rate };
}

export function nameOf({ card_data: card }: Related): string {
  return isTalent(card) ? card.name : card.title;
}

async function sendShown(own: Own, related: Related, step: Step, onUndo?: () => void): Promise<Outcome> {
  const { relation } = related;
  const hoped = expected(relation, step);
  const lists = relationsKey(own);
  try {
    const moved = await optimistic(lists, withRelation(related, hoped), () => send(relation, step));
    changeCached(lists, withRelation({ ...related, relation: hoped }, moved));
    countHire(own, relation, moved);
    // What waits has one less, or one more.
    void reloadSession();
    tell(own, related, step, moved, onUndo);
    return { now: moved, isTaken: true };
  } catch (error) {
    const current = conflictOf(error);
    if (!current) throw error;
    changeCached(lists, withRelation(related, current, { stays: true }));
    notify({
      tone: 'info',
      text: `Somebody else moved ${nameOf(related)} meanwhile: ${standingLabel(current).toLowerCase()} now.`,
      lasts: 6000,
    });
    return { now: current, isTaken: false };
  }
}

function tell(own: Own, related: Related, step: Step, moved: Relation, onUndo?: () => void): void {
  const name = nameOf(related);
  const did = {
    confirm: `${name} confirmed`,
    unarchive: `${name} is back`,
    archive: `${name} withdrawn`,
    reject: `${name} rejected`,
    proceed: `${name}: ${standingLabel(moved).toLowerCase()}`,
  }[step.move];
  const text = [did, isHired(moved) !== isHired(related.relation) && hiresTold(own)].filter(Boolean).join(' · ');
  const back = backOf(related.relation, step);
  if (!back) return notify({ text });
  const run = () => {
    void inTurn({ ...related, relation: moved }, (now) => void moveAtOnce(own, now, back));
    onUndo?.();
  };
  notify({ text, action: { label: 'Undo', run } });
}

/** How the relation will look, as far as it is known beforehand; nothing can be done with it until the server has answered. */
function expected(relation: Relation, step: Step): Relation {
  const pending: Relation = { ...relation, waits_for: [], can: NOTHING };
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
      return call('POST /requests/{id}/related-talent/{otherId}/unarchive/', { params, body: seen });
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
