import type { InboxEntry } from '@crewdock/contract/inbox';
import type { RejectionReason } from '@crewdock/contract/relations';
import { call } from '../api.ts';
import { type ApplicationMove, sendApplicationMove } from '../applications/moves.ts';
import { getUndoStep, type RelationMove, sendRelationMove } from '../relations/moves.ts';

export type InboxAnswer =
  | { answer: 'confirm' | 'shortlist' | 'later' }
  | { answer: 'reject'; reason: RejectionReason | null; comment: string; mail: boolean }
  | { answer: 'invite'; comment: string; mail: boolean };

export type InboxAnswerName = InboxAnswer['answer'];

/** Undoes an answer. */
export type UndoAnswer = () => Promise<unknown>;

/** Whether an entry can be answered in this way. Confirming a verdict marks it as read. */
export function canAnswer(entry: InboxEntry, answer: InboxAnswerName): boolean {
  if (answer === 'later') return true;
  switch (entry.type) {
    case 'relation': {
      const { can } = entry.related.relation;
      return answer === 'confirm' ? can.confirm : answer === 'reject' && can.reject;
    }
    case 'application': {
      const { can } = entry.application;
      return answer === 'confirm' ? false : can[answer];
    }
    case 'interview':
      return false;
    case 'verdict':
      return answer === 'confirm';
    case 'resource':
      return answer === 'confirm' || answer === 'reject';
  }
}

/** Whether a rejection needs a reason. A resource is only marked as unavailable. */
export function needsReason({ type }: InboxEntry): boolean {
  return type !== 'resource';
}

/** Sends an answer. Returns a function that undoes it, or null if it can't be undone. */
export async function sendAnswer(entry: InboxEntry, answer: InboxAnswer): Promise<UndoAnswer | null> {
  if (answer.answer === 'later') return postpone(entry.key);
  switch (entry.type) {
    case 'relation':
    case 'interview':
      return moveRelation(entry.related.relation, toRelationMove(answer));
    case 'application':
      return moveApplication(entry, toApplicationMove(answer));
    case 'verdict':
      return markVerdict(entry.key);
    case 'resource':
      return answerResource(entry.resource, answer.answer === 'confirm' ? 'available' : 'unavailable');
  }
}

async function postpone(key: string): Promise<UndoAnswer> {
  const send = (is_later: boolean) => call('POST /inbox/later/', { body: { keys: [key], is_later } });
  await send(true);
  return () => send(false);
}

async function moveRelation(
  relation: Extract<InboxEntry, { type: 'relation' }>['related']['relation'],
  step: RelationMove,
): Promise<UndoAnswer | null> {
  const moved = await sendRelationMove(relation, step);
  const back = getUndoStep(relation, step);
  // A confirmation can be undone only while its email is held back.
  if (back?.move === 'undo' && moved.undo_until === null) return null;
  return back && (() => sendRelationMove(moved, back));
}

async function moveApplication(
  { own, application }: Extract<InboxEntry, { type: 'application' }>,
  step: ApplicationMove,
): Promise<UndoAnswer | null> {
  const moved = await sendApplicationMove(own.id, application, step);
  return step.move === 'invite' ? null : () => sendApplicationMove(own.id, moved, { move: 'reopen' });
}

async function markVerdict(key: string): Promise<UndoAnswer> {
  const send = (is_read: boolean) => call('POST /inbox/verdicts/', { body: { keys: [key], is_read } });
  await send(true);
  return () => send(false);
}

/** The time of a confirmation can't be restored, so only a change of the status can be undone. */
async function answerResource(
  { uid, own }: Extract<InboxEntry, { type: 'resource' }>['resource'],
  status: 'available' | 'unavailable',
): Promise<UndoAnswer | null> {
  const before = own?.status;
  if (status === 'available') await call('POST /available_resources/confirm/', { body: { uids: [uid] } });
  else await call('PATCH /available_resources/{uid}/', { params: { uid }, body: { status } });
  if (before === undefined || before === status) return null;
  return () => call('PATCH /available_resources/{uid}/', { params: { uid }, body: { status: before } });
}

function toRelationMove(answer: InboxAnswer): RelationMove {
  if (answer.answer === 'reject' && answer.reason) {
    return { move: 'reject', reason: answer.reason, comment: answer.comment };
  }
  return { move: 'confirm' };
}

function toApplicationMove(answer: InboxAnswer): ApplicationMove {
  const { comment = '', mail = false } = answer as { comment?: string; mail?: boolean };
  if (answer.answer === 'reject' && answer.reason) return { move: 'reject', reason: answer.reason, comment, mail };
  return answer.answer === 'invite' ? { move: 'invite', comment, mail } : { move: 'shortlist' };
}
