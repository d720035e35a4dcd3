import type { Context } from '../../platform/http/context.ts';
import { conflict, invalidField } from '../../platform/http/errors.ts';
import type { Account } from './queries.ts';
import type { WithPasswords } from '../passwords/hash.ts';

/** Refuses unless this is the account’s password. Wrong ones are limited: who holds a session can’t guess on. */
export async function confirmPassword(
  account: Pick<Account, 'id' | 'password_hash'>,
  password: string | undefined,
  { limits, passwords }: Pick<Context, 'limits'> & WithPasswords,
): Promise<void> {
  if (account.password_hash === null) throw conflict('Set a password first.');
  if (password === undefined) throw invalidField('password', 'must not be empty');
  const key = String(account.id);
  // Counted before it is judged, so that many at the same moment are not more.
  await limits.use('own-password', key);
  if (!(await passwords.verify(account.password_hash, password))) throw invalidField('password', 'is not right');
  await limits.forget('own-password', key);
}
