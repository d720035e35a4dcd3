import type { Context } from '../../core/context/context.ts';
import { conflictError, invalidField } from '../../core/errors/errors.ts';
import type { AccountCredentials } from './queries.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as accountErrors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Throws unless `password` is the account's password. Wrong attempts are limited, so that a stolen session cannot be
 * used to guess the password.
 */
export async function confirmPassword(
  account: Pick<AccountCredentials, 'id' | 'password_hash'>,
  password: string | undefined,
  { limits, passwords }: Pick<Context, 'limits'> & WithPasswords,
): Promise<void> {
  if (account.password_hash === null) throw conflictError(formatMessage(accountErrors.noPassword));
  if (password === undefined) throw invalidField('password', formatMessage(fieldErrors.empty));
  const key = String(account.id);
  // Counted before the check, so that concurrent attempts cannot exceed the limit.
  await limits.use('own-password', key);
  if (!(await passwords.verify(account.password_hash, password)))
    throw invalidField('password', formatMessage(accountErrors.wrongPassword));
  await limits.forget('own-password', key);
}
