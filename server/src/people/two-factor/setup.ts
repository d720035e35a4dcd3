import type { Transaction } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError } from '../../core/errors/errors.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import { endSessions } from '../accounts/sessions.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { getProductName } from '../profile/emails.ts';
import { confirmPassword } from '../profile/own-password.ts';
import { loadAccount } from '../profile/queries.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, stepOfCode, totpUri } from './codes.ts';
import { factorOffLetter, factorOnLetter } from './emails.ts';
import { confirmOwner, wrongCode } from './owner.ts';
import { openSecret, sealSecret } from './secret.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Password and code that confirm the account's owner. */
interface Shown {
  password: string;
  code: string;
}

/** Creates a secret and replaces an unconfirmed secret. The second factor is on once a code is confirmed. */
export async function beginTwoFactor(
  password: string,
  context: Context & WithPasswords,
): Promise<{ secret: string; uri: string }> {
  const { db, company, vault } = context;
  const account = await loadAccount(db, requirePerson(context).id);
  await confirmPassword(account, password, context);
  const secret = newTotpSecret();
  const kept = sealSecret(vault, account.id, secret);
  const begun = await db
    .insertInto('two_factor')
    .values({ person_id: account.id, secret: kept, confirmed_at: null })
    .onConflict((on) =>
      on.column('person_id').doUpdateSet({ secret: kept }).where('two_factor.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  if (!begun) throw conflictError(formatMessage(errors.factorOn));
  return { secret, uri: totpUri(secret, getProductName(company), account.email) };
}

/**
 * Turns the second factor on if the code matches the new secret. Returns the recovery codes, which are shown only once.
 */
export async function confirmTwoFactor(code: string, context: Context): Promise<string[]> {
  const { db, limits, vault, now } = context;
  const { id, tokenHash } = requirePerson(context);
  const begun = await db
    .selectFrom('two_factor')
    .where('person_id', '=', id)
    .where('confirmed_at', 'is', null)
    .select('secret')
    .executeTakeFirst();
  if (!begun) throw nothingBegun();
  await limits.use('second-factor', String(id));
  const step = stepOfCode(openSecret(vault, id, begun.secret), code, now);
  if (step === null) throw wrongCode();
  await limits.forget('second-factor', String(id));
  return inTransaction(db, async (trx) => {
    // Locks the account: a concurrent sign-in by password has either started its session, which ends below, or requires
    // a code.
    await trx.selectFrom('person').where('id', '=', id).select('id').forNoKeyUpdate().execute();
    const { numUpdatedRows } = await trx
      .updateTable('two_factor')
      .set({ confirmed_at: now, last_step: step })
      .where('person_id', '=', id)
      .where('secret', '=', begun.secret)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw nothingBegun();
    await writeAuditEntries(trx, context, { action: 'second_factor_on', subject: 'person', id });
    await endSessions(trx, id, tokenHash);
    await tellOwner(trx, context, (product, origin) => factorOnLetter(product, `${origin}/password_reset`));
    return giveRecoveryCodes(trx, id);
  });
}

/** Replaces the recovery codes; requires the password and a code. */
export async function renewRecoveryCodes(given: Shown, context: Context & WithPasswords): Promise<string[]> {
  const { db } = context;
  const account = await loadAccount(db, requirePerson(context).id);
  if (!(await confirmOwner(account, given, context))) throw isOff();
  return inTransaction(db, async (trx) => {
    await writeAuditEntries(trx, context, { action: 'recovery_codes_renewed', subject: 'person', id: account.id });
    return giveRecoveryCodes(trx, account.id);
  });
}

/** Turns the second factor off; requires the password and a code. */
export async function disableTwoFactor(given: Shown, context: Context & WithPasswords): Promise<void> {
  const { db } = context;
  const account = await loadAccount(db, requirePerson(context).id);
  if (!(await confirmOwner(account, given, context))) throw isOff();
  await inTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('two_factor')
      .where('person_id', '=', account.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw isOff();
    await trx.deleteFrom('recovery_code').where('person_id', '=', account.id).execute();
    await writeAuditEntries(trx, context, { action: 'second_factor_off', subject: 'person', id: account.id });
    await tellOwner(trx, context, (product, origin) => factorOffLetter(product, `${origin}/settings/security`));
  });
}

async function giveRecoveryCodes(trx: Transaction<Schema>, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ person_id: personId, hash: recoveryHash(code), used_at: null })))
    .execute();
  return codes;
}

async function tellOwner(
  trx: Transaction<Schema>,
  context: Context,
  letterOf: (product: string, origin: string) => Letter,
): Promise<void> {
  const { outbox, origins, company } = context;
  const { email } = await loadAccount(trx, requirePerson(context).id);
  await outbox.write(trx, { to: email, company, letter: letterOf(getProductName(company), origins.of(company)) });
}

const isOff = () => conflictError(formatMessage(errors.factorOff));
const nothingBegun = () => conflictError(formatMessage(errors.setupNotStarted));
