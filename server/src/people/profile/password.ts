import { revokeLinks } from '../accounts/links.ts';
import { forgetDevices, rememberDevice } from '../accounts/devices.ts';
import { endSessions, requireFreshSession } from '../accounts/sessions.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { confirmCode } from '../two-factor/owner.ts';
import { checkStrength } from '../passwords/strength.ts';
import { createPasswordChangedEmail, getProductName } from './emails.ts';
import { confirmPassword } from './own-password.ts';
import { loadAccount } from './queries.ts';
import { connectionName } from '../social/identities.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Sets a new password, or the first password of an account that signs in with a provider. A first password requires a
 * code or a fresh sign-in. Ends other sessions, remembered browsers and pending links.
 */
export async function changePassword(
  { password, code, new_password }: { password?: string | undefined; code?: string | undefined; new_password: string },
  context: Context & WithPasswords,
): Promise<void> {
  const { db, company, origins, outbox, passwords, now } = context;
  const { id, tokenHash } = requirePerson(context);
  const account = await loadAccount(db, id);
  if (account.password_hash === null) await confirmFirst(id, code, context);
  else await confirmPassword(account, password, context);
  checkStrength(new_password, 'new_password', [account.email, account.first_name, account.last_name]);
  const password_hash = await passwords.hash(new_password);
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('person')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', 'is not distinct from', account.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflictError(formatMessage(errors.passwordChanged));
    await writeAuditEntries(trx, context, { action: 'password_changed', subject: 'person', id });
    await endSessions(trx, id, tokenHash);
    await forgetDevices(trx, id);
    // Keeps this browser remembered, so that password guesses by others cannot lock the owner out.
    await rememberDevice(trx, id, context);
    await revokeLinks(trx, id, 'password-reset', now);
    await revokeLinks(trx, id, 'email-change', now);
    const connections = await trx
      .selectFrom('social_identity')
      .where('person_id', '=', id)
      .select(['provider', 'email'])
      .execute();
    const letter = createPasswordChangedEmail(getProductName(company), {
      resetUrl: `${origins.of(company)}/password_reset`,
      stillSignIn: connections.map(connectionName),
    });
    await outbox.write(trx, { to: account.email, company, letter });
  });
}

/**
 * Requires a code or a fresh sign-in to set a first password. An abandoned session must not be enough to add a sign-in
 * method.
 */
async function confirmFirst(id: number, code: string | undefined, context: Context): Promise<void> {
  if (await confirmCode(id, code, context)) return;
  await requireFreshSession(context, requirePerson(context).tokenHash, formatMessage(errors.freshToSetPassword));
}
