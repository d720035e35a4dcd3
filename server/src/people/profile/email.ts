import { sql, type Transaction } from 'kysely';
import { createLink, type LinkParts, revokeLinks, takeLink } from '../accounts/links.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { invalidField, linkGone } from '../../core/errors/errors.ts';
import { emailChangedLetter, emailTakenLetter, emailWarningLetter, newEmailLetter, getProductName } from './emails.ts';
import { confirmPassword } from './own-password.ts';
import { loadAccount } from './queries.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { storeWords } from '../../infra/db/stored-words.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Emails a confirmation link to the new address and a warning to the old address. The response does not reveal whether
 * the new address already has an account.
 */
export async function changeEmail(
  { email, password }: { email: string; password: string },
  context: Context & WithPasswords,
): Promise<void> {
  const { db, company, origins, outbox, limits, now } = context;
  const account = await loadAccount(db, requirePerson(context).id);
  await confirmPassword(account, password, context);
  if (email === account.email) throw invalidField('email', formatMessage(errors.sameEmail));
  await limits.use('own-mail', String(account.id));
  const product = getProductName(company);
  await inTransaction(db, async (trx) => {
    const owner = await trx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirst();
    const { uidb64, token, expiresAt } = await createLink(trx, account, 'email-change', { now, email });
    const letter = owner
      ? emailTakenLetter(product)
      : {
          ...newEmailLetter(product, `${origins.of(company)}/email_change/${uidb64}/${token}`),
          secret: token,
          linkExpiresAt: expiresAt,
        };
    await outbox.write(trx, { to: email, company, letter });
    await outbox.write(trx, { to: account.email, company, letter: emailWarningLetter(product, email) });
  });
}

/** Confirms an email change. Throws `linkGone` if another account has taken the address since then. */
export async function confirmEmail(link: LinkParts, context: Context): Promise<void> {
  const { db, company, outbox, now } = context;
  await inTransaction(db, async (trx) => {
    const { person_id, email } = await takeLink(trx, link, 'email-change', now);
    if (email === null) throw linkGone();
    const former = await trx
      .selectFrom('person')
      .where('id', '=', person_id)
      .select('email')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('person')
      .set({ email, email_verified_at: now, version: sql`version + 1` })
      .where('id', '=', person_id)
      .execute()
      .catch(refuseTaken);
    await storeWords(trx, 'person', [person_id]);
    const entry = { subject: 'person', id: person_id, personId: person_id, before: former, after: { email } } as const;
    await writeAuditEntries(trx, context, { action: 'email_changed', ...entry });
    await moveSubscriptions(trx, former.email, email);
    await revokeLinks(trx, person_id, 'password-reset', now);
    await outbox.write(trx, { to: former.email, company, letter: emailChangedLetter(getProductName(company), email) });
  });
}

/** Moves subscriptions to the new address, except those that the new address already has. */
async function moveSubscriptions(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  await sql`
    update market_subscription s set email = ${to} where email = ${from} and not exists (
      select from market_subscription o where o.email = ${to} and o.company_id is not distinct from s.company_id
        and o.kind = s.kind and o.query = s.query)`.execute(trx);
  await sql`
    update resource_subscription s set email = ${to} where email = ${from} and not exists (
      select from resource_subscription o where o.email = ${to} and o.company_id is not distinct from s.company_id)`.execute(
    trx,
  );
}

function refuseTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
  throw isTaken ? linkGone() : error;
}
