import type { Context } from '../../core/context/context.ts';
import { conflictError, invalidField } from '../../core/errors/errors.ts';
import type { AccountCredentials } from './queries.ts';
import type { WithPasswords } from '../passwords/hash.ts';

/**
 * Throws unless this is the account's password. Wrong attempts are limited, so that a stolen session cannot be used to
 * guess it.
 */
export async function confirmPassword(
  account: Pick<AccountCredentials, 'id' | 'password_hash'>,
  password: string | undefined,
  { limits, passwords }: Pick<Context, 'limits'> & WithPasswords,
): Promise<void> {
  if (account.password_hash === null) throw conflictError('Set a password first.');
  if (password === undefined) throw invalidField('password', 'must not be empty');
  const key = String(account.id);
  // Counted before the check, so that concurrent attempts cannot exceed the limit.
  await limits.use('own-password', key);
  if (!(await passwords.verify(account.password_hash, password))) throw invalidField('password', 'is not right');
  await limits.forget('own-password', key);
}
