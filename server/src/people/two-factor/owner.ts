import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Context } from '../../core/context/context.ts';
import { invalidField } from '../../core/errors/errors.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { confirmPassword } from '../profile/own-password.ts';
import type { AccountCredentials } from '../profile/queries.ts';
import { hasSecondFactor, secondFactorRequired, takeCode } from './verify.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Confirms that the session's user is the account's owner: by the password and, if the second factor is on, by a code,
 * which is consumed. Returns whether the second factor is on.
 */
export async function confirmOwner(
  account: Pick<AccountCredentials, 'id' | 'password_hash'>,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  context: Context & WithPasswords,
): Promise<boolean> {
  await confirmPassword(account, password, context);
  return confirmCode(account.id, code, context);
}

/** Checks and consumes a code if the second factor is on. Returns whether it is on. */
export async function confirmCode(id: number, code: string | undefined, context: Context): Promise<boolean> {
  const { db, limits } = context;
  if (!(await hasSecondFactor(db, id))) return false;
  if (code === undefined) throw secondFactorRequired();
  await limits.use('second-factor', String(id));
  const kind = await inTransaction(db, async (trx) => {
    const taken = await takeCode(trx, id, code, context);
    const entry = { subject: 'person', id } as const;
    if (taken === null) await writeAuditEntries(trx, context, { action: 'second_factor_refused', ...entry });
    if (taken === 'recovery') await writeAuditEntries(trx, context, { action: 'recovery_code_used', ...entry });
    return taken;
  });
  if (kind === null) throw wrongCode();
  await limits.forget('second-factor', String(id));
  return true;
}

export const wrongCode = () => invalidField('code', formatMessage(errors.codeField));
