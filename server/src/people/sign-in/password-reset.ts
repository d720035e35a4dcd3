import { sql } from 'kysely';
import { forgetDevices, rememberDevice } from '../accounts/devices.ts';
import { OPENED } from '../accounts/closed.ts';
import { findLink, type LinkParts, revokeLinks, takeLink } from '../accounts/links.ts';
import { endSessions } from '../accounts/sessions.ts';
import type { Context } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import type { WithCaptcha } from '../captcha/captcha.ts';
import { addJob } from '../../infra/queue/add.ts';
import { checkStrength } from '../passwords/strength.ts';
import { endConnections } from '../social/identities.ts';
import { createPasswordResetDoneEmail } from './emails.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';

interface Asked {
  email: string;
  g_response?: string | undefined;
}

/**
 * Requests a password reset. Defers the account lookup to a job, so that neither the response nor its timing reveals
 * whether the account exists.
 */
export async function askPasswordReset({ email, g_response }: Asked, context: Context & WithCaptcha): Promise<void> {
  const { db, limits, captcha, caller, company } = context;
  await limits.useForm('password-reset', caller, email);
  await captcha.verify(g_response, caller);
  if (!(await limits.allows('password-reset-mail', email))) return;
  await inTransaction(db, (trx) => addJob(trx, 'mail-password-reset', { email, companyId: company?.id ?? null }));
}

/**
 * Sets a new password and ends every other access: sessions, connected providers, remembered browsers and other links.
 * A rejected password does not consume the link.
 */
export async function resetPassword(
  link: LinkParts,
  password: string,
  context: Context & WithPasswords,
): Promise<void> {
  const { db, passwords, outbox, origins, company, now } = context;
  const { person_id } = await findLink(db, link, 'password-reset', now);
  const person = await db
    .selectFrom('person')
    .where('id', '=', person_id)
    .select(['email', 'first_name', 'last_name', 'company_name'])
    .executeTakeFirstOrThrow();
  checkStrength(password, 'new_password', Object.values(person));
  const password_hash = await passwords.hash(password);
  await inTransaction(db, async (trx) => {
    await takeLink(trx, link, 'password-reset', now);
    // The owner verified the address by following the email link.
    const shown = { email_verified_at: sql<Date>`coalesce(email_verified_at, ${now})`, state: OPENED };
    await trx
      .updateTable('person')
      .set({ password_hash, ...shown })
      .where('id', '=', person_id)
      .execute();
    const entry = { subject: 'person', id: person_id, personId: person_id } as const;
    await writeAuditEntries(trx, context, { action: 'password_reset', ...entry });
    await revokeLinks(trx, person_id, 'password-reset', now);
    await revokeLinks(trx, person_id, 'email-change', now);
    await endSessions(trx, person_id);
    // Runs after the sessions have ended, so that a concurrent provider connection is either committed by now or fails.
    const ended = await endConnections(trx, context, person_id);
    await forgetDevices(trx, person_id);
    // Remembers this browser, so that password guesses by others cannot lock out the owner.
    await rememberDevice(trx, person_id, context);
    const letter = createPasswordResetDoneEmail(
      company?.name ?? 'Crewdock',
      `${origins.of(company)}/password_reset`,
      ended,
    );
    await outbox.write(trx, { to: person.email, company, letter });
  });
}
