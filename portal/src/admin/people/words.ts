import type { AccountPage } from '@crewdock/contract/staff/accounts';
import type { AccountState } from '@crewdock/contract/staff/account-states';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import type { Row } from '@crewdock/contract/table';

export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  pending: 'Pending',
  open: 'Open',
  suspended: 'Suspended',
  terminated: 'Terminated',
};

/** Effect of each account state, shown before staff choose the state. */
export const STATE_NOTES: Record<AccountState, string> = {
  pending: 'Invited, and hasn’t come in yet.',
  open: 'Signs in, and the cards are on the market.',
  suspended: 'Can’t sign in. The cards are off the market until the account is open again.',
  terminated: 'Can’t sign in. The cards are off the market.',
};

export const MAIL_LABELS: Record<AccountPage['mails'][number]['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  given_up: 'Not sent',
};

export const CARD_LABELS: Record<AccountPage['cards'][number]['state'], string> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
  withheld: 'Withheld',
};

interface Move {
  to: AccountState;
  label: string;
}

/** Next states that staff can choose for an account, with their button labels. */
export function getAccountStateChanges({ state, email_verified }: Row<PeopleTable>): Move[] {
  const suspend: Move = { to: 'suspended', label: 'Suspend' };
  const terminate: Move = { to: 'terminated', label: 'Terminate' };
  // An account whose invitation was never accepted becomes pending again and gets a new invitation.
  const reopen: Move = { to: email_verified === null ? 'pending' : 'open', label: 'Open again' };
  if (state === 'suspended') return [reopen, terminate];
  return state === 'terminated' ? [reopen] : [suspend, terminate];
}

/** Formats a provider's reliability in confirming availability: `80 % in time, within 5 h`. */
export function scoreLine({ score, answer_hours }: Pick<Row<PeopleTable>, 'score' | 'answer_hours'>): string {
  if (score === null) return 'Not asked';
  return `${score} % in time${answer_hours === null ? '' : `, within ${answer_hours} h`}`;
}
