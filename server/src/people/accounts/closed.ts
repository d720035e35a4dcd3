import type { AccountState } from '@crewdock/contract/staff/account-states';
import { sql } from 'kysely';
import { AppError } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** States of accounts that cannot sign in. */
export const CLOSED_STATES = ['suspended', 'terminated'] as const satisfies AccountState[];

export function isClosed(state: AccountState): boolean {
  return state === 'suspended' || state === 'terminated';
}

/** SQL for the account's state after its owner signs in: a pending (invited) account becomes open. */
export const OPENED = sql<AccountState>`case state when 'pending' then 'open' else state end`;

/** Creates the error for closed accounts. Throw it only after a password or a provider has identified the owner. */
export function accountClosed(): AppError {
  return new AppError('account_closed', formatMessage(errors.closed));
}
