import { type Context, personOf } from '../../platform/http/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { conflict, invalidField } from '../../platform/http/errors.ts';
import { confirmPassword } from '../profile/own-password.ts';
import { productOf } from '../profile/letters.ts';
import { loadAccount } from '../profile/queries.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, stepOfCode, totpUri } from './codes.ts';
import { confirmedSecret, takeCode } from './verify.ts';
import { changed } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

/** A new secret in place of an unconfirmed one; nothing changes until a code of it was sent. */
export async function beginTwoFactor(
  password: string,
  context: Context & WithPasswords,
): Promise<{ secret: string; uri: string }> {
  const { db, company } = context;
  const account = await loadAccount(db, personOf(context).id);
  await confirmPassword(account, password, context);
  const secret = newTotpSecret();
  const begun = await db
    .insertInto('two_factor')
    .values({ person_id: account.id, secret, confirmed_at: null })
    .onConflict((on) => on.column('person_id').doUpdateSet({ secret }).where('two_factor.confirmed_at', 'is', null))
    .returning('person_id')
    .executeTakeFirst();
  if (!begun) throw conflict('The second factor is on already: turn it off first.');
  return { secret, uri: totpUri(secret, productOf(company), account.email) };
}

/** Turns the second factor on for a code of the new secret; the recovery codes, which are told this once. */
export async function confirmTwoFactor(code: string, context: Context): Promise<string[]> {
  const { db, limits, now } = context;
  const { id } = personOf(context);
  const begun = await db
    .selectFrom('two_factor')
    .where('person_id', '=', id)
    .where('confirmed_at', 'is', null)
    .select('secret')
    .executeTakeFirst();
  if (!begun) throw nothingBegun();
  await limits.use('second-factor', String(id));
  const step = stepOfCode(begun.secret, code, now);
  if (step === null) throw wrongCode();
  await limits.forget('second-factor', String(id));
  const codes = newRecoveryCodes();
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('two_factor')
      .set({ confirmed_at: now, last_step: step })
      .where('person_id', '=', id)
      .where('secret', '=', begun.secret)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw nothingBegun();
    await changed(trx, context, { action: 'second_factor_on', subject: 'person', id });
    await trx
      .insertInto('recovery_code')
      .values(codes.map((recovery) => ({ person_id: id, hash: recoveryHash(recovery), used_at: null })))
      .execute();
  });
  return codes;
}

/** Turns it off, for the password and a code. */
export async function disableTwoFactor(
  { password, code }: { password: string; code: string },
  context: Context & WithPasswords,
): Promise<void> {
  const { db, limits, now } = context;
  const account = await loadAccount(db, personOf(context).id);
  await confirmPassword(account, password, context);
  const secret = await confirmedSecret(db, account.id);
  if (secret === null) throw conflict('The second factor is off.');
  await limits.use('second-factor', String(account.id));
  const isOff = await inTransaction(db, async (trx) => {
    const isRight = await takeCode(trx, account.id, secret, code, now);
    const action = isRight ? 'second_factor_off' : 'second_factor_refused';
    await changed(trx, context, { action, subject: 'person', id: account.id });
    if (!isRight) return false;
    await trx.deleteFrom('recovery_code').where('person_id', '=', account.id).execute();
    await trx.deleteFrom('two_factor').where('person_id', '=', account.id).execute();
    return true;
  });
  if (!isOff) throw wrongCode();
  await limits.forget('second-factor', String(account.id));
}

const wrongCode = () => invalidField('code', 'is not right, or was used already');
const nothingBegun = () => conflict('Begin again: there is no secret that waits for a code.');
