import { CLOSED_STATES } from '../accounts/closed.ts';
import { createLink } from '../accounts/links.ts';
import { findCompany } from '../../companies/queries.ts';
import type { Task } from '../../core/context/task.ts';
import { resetLetter } from './emails.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';

/** Emails a reset link if the account exists. Accounts without a password set their first password through the link. */
export const mailPasswordReset: Task<'mail-password-reset'> = async ({ email, companyId }, { db, origins, outbox }) => {
  const company = companyId === null ? null : await findCompany(db, String(companyId));
  await inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('person')
      .where('email', '=', email)
      .where('anonymised_at', 'is', null)
      .where('state', 'not in', CLOSED_STATES)
      .select(['id', 'uid'])
      .executeTakeFirst();
    if (!person) return;
    const { uidb64, token, expiresAt } = await createLink(trx, person, 'password-reset', { now: new Date() });
    const url = `${origins.of(company)}/password_reset/${uidb64}/${token}`;
    const letter = { ...resetLetter(company?.name ?? 'Crewdock', url), secret: token, linkExpiresAt: expiresAt };
    await outbox.write(trx, { to: email, company, letter });
  });
};
