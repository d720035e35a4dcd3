import type { InboxEntry } from '@crewdock/contract/inbox';
import { markApplication } from '../applications/moves.ts';
import type { ApplicationActions } from '../applications/useActions.ts';
import type { RelationActions } from '../relations/useActions.ts';
import type { InboxActions } from './useAnswers.ts';

/** The actions of a relation's side panel, as answers in the inbox. Other moves are not possible for its relations. */
export function toRelationActions(entry: InboxEntry, { answer, reject, undo }: InboxActions): RelationActions {
  const confirm = () => void answer([entry], { answer: 'confirm' });
  return {
    confirm,
    askConfirm: confirm,
    askReject: () => reject([entry]),
    rejectAtOnce: (_, reason) => void answer([entry], { answer: 'reject', reason, comment: '', mail: false }),
    undo,
    undoMove: notOffered,
    restore: notOffered,
    withdraw: notOffered,
    askProceed: notOffered,
    send: async () => notOffered(),
  };
}

type ApplicationEntry = Extract<InboxEntry, { type: 'application' }>;

export function toApplicationActions(
  entry: ApplicationEntry,
  { answer, reject, askInvite, undo }: InboxActions,
): ApplicationActions {
  return {
    shortlist: () => void answer([entry], { answer: 'shortlist' }),
    reopen: notOffered,
    undo,
    mark: (application, isRead) => void markApplication(entry.own.id, application, isRead),
    askReject: () => reject([entry]),
    askInvite: () => askInvite(entry),
    rejectAtOnce: (_, reason) => void answer([entry], { answer: 'reject', reason, comment: '', mail: false }),
    async send(_, step) {
      if (step.move === 'reject') {
        const { reason, comment, mail } = step;
        await answer([entry], { answer: 'reject', reason, comment, mail });
      } else if (step.move === 'invite') {
        const { comment, mail } = step;
        await answer([entry], { answer: 'invite', comment, mail });
      }
    },
  };
}

function notOffered(): void {
  throw new Error('The inbox does not offer this move.');
}
