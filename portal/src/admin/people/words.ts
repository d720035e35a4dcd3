import type { Message } from '@crewdock/contract/message';
import type { AccountPage } from '@crewdock/contract/staff/accounts';
import type { AccountState } from '@crewdock/contract/staff/account-states';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import type { Row } from '@crewdock/contract/table';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export const ACCOUNT_STATE_LABELS: Record<AccountState, Message<object>> = {
  pending: messages.pendingState,
  open: messages.openState,
  suspended: messages.suspendedState,
  terminated: messages.terminatedState,
};

/** Effect of each account state, shown before staff choose the state. */
export const STATE_NOTES: Record<AccountState, Message<object>> = {
  pending: messages.pendingNote,
  open: messages.openNote,
  suspended: messages.suspendedNote,
  terminated: messages.terminatedNote,
};

export const MAIL_LABELS: Record<AccountPage['mails'][number]['state'], Message<object>> = {
  waiting: messages.queuedEmail,
  sent: messages.sentEmail,
  given_up: messages.failedEmail,
};

export const CARD_LABELS: Record<AccountPage['cards'][number]['state'], Message<object>> = {
  active: messages.activeCard,
  draft: messages.draftCard,
  archived: messages.archivedCard,
  withheld: messages.withheldCard,
};

interface Move {
  to: AccountState;
  label: Message<object>;
}

/** Next states that staff can choose for an account, with their button labels. */
export function getAccountStateChanges({ state, email_verified }: Row<PeopleTable>): Move[] {
  const suspend: Move = { to: 'suspended', label: messages.suspendButton };
  const terminate: Move = { to: 'terminated', label: messages.terminateButton };
  // An account whose invitation was never accepted becomes pending again and gets a new invitation.
  const reopen: Move = { to: email_verified === null ? 'pending' : 'open', label: messages.reopenButton };
  if (state === 'suspended') return [reopen, terminate];
  return state === 'terminated' ? [reopen] : [suspend, terminate];
}

/** Formats a provider's reliability in confirming availability: `80% on time, within 5 h`. */
export function scoreLine({ score, answer_hours }: Pick<Row<PeopleTable>, 'score' | 'answer_hours'>): string {
  if (score === null) return t(messages.scoreMissing);
  if (answer_hours === null) return t(messages.score, { score });
  return t(messages.scoreWithHours, { score, hours: answer_hours });
}
