import type { AccountState } from '@crewdock/contract/staff/account-states';
import { sql } from 'kysely';
import { AppError } from '../../platform/http/errors.ts';

/** Those of accounts that nobody comes into. */
export const CLOSED_STATES = ['suspended', 'terminated'] as const satisfies AccountState[];

export function isClosed(state: AccountState): boolean {
  return state === 'suspended' || state === 'terminated';
}

/** The state of an account that its owner comes into: an invited one isn't pending any more. */
export const OPENED = sql<AccountState>`case state when 'pending' then 'open' else state end`;

/** For who has shown to be the owner. */
export function accountClosed(): AppError {
  return new AppError(
    'account_closed',
    'This account is closed at the moment. Write to us if you think it should not be.',
  );
}
