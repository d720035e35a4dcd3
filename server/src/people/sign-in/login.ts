import type { SignedIn } from '@crewdock/contract/accounts';
import type { Selectable } from 'kysely';
import { rememberDevice } from '../accounts/devices.ts';
import { accountClosed, isClosed } from '../accounts/closed.ts';
import { startSession } from '../accounts/sessions.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import type { WithCaptcha } from '../captcha/captcha.ts';
import { AppError } from '../../core/errors/errors.ts';
import { type CodeKind, hasSecondFactor, secondFactorRequired, verifySecondFactor } from '../two-factor/verify.ts';
import { countAttempt } from './attempts.ts';
import { writeRefusal } from './refusals.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

interface Credentials {
  /** Email address. */
  username: string;
  password: string;
  g_response?: string | undefined;
  code?: string | undefined;
}

type Account = Pick<Selectable<Schema['person']>, 'id' | 'is_staff' | 'password_hash'>;

/**
 * Starts a session for an email address and password. Addresses without an account, wrong passwords, inactive accounts
 * and, for the staff login, accounts that aren't staff get the same error after the same time.
 */
export async function logInWithPassword(
  given: Credentials,
  context: Context & WithCaptcha & WithPasswords,
  who: 'everybody' | 'staff',
): Promise<SignedIn> {
  const attempt = await countAttempt(context, given.username);
  let found: Account | undefined;
  let account: Account | undefined;
  let factor: CodeKind | null;
  try {
    await context.captcha.verify(given.g_response, context.caller);
    found = await findAccount(given.username, context);
    account = await verifyPassword(found, given, context, who);
    factor = await verifyCode(account, given.code, context);
  } catch (error) {
    if (isGuess(error)) {
      await attempt.failed();
      if (account)
        await writeAuditEntries(context.db, context, {
          action: 'second_factor_refused',
          subject: 'person',
          id: account.id,
        });
      else await writeRefusal(given.username, found?.id ?? null, context);
    } else await attempt.takenBack();
    throw error;
  }
  const { id, password_hash, is_staff } = account;
  await attempt.succeeded();
  const signedIn = await inTransaction(context.db, async (trx) => {
    // Locks the account against a concurrent password change: either the change also ends this session, or the sign-in
    // fails.
    const same = await trx
      .selectFrom('person')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .select('state')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!same) throw wrongCredentials();
    if (isClosed(same.state)) return null;
    // The second factor was turned on concurrently.
    if (factor === null && (await hasSecondFactor(trx, id))) throw secondFactorRequired();
    if (factor === 'recovery') {
      const entry = { subject: 'person', id, personId: id, isStaff: is_staff } as const;
      await writeAuditEntries(trx, context, { action: 'recovery_code_used', ...entry });
    }
    await rememberDevice(trx, id, context);
    return startSession(trx, id, context);
  });
  if (signedIn) return signedIn;
  await writeRefusal(given.username, id, context);
  throw accountClosed();
}

function findAccount(email: string, { db }: Context): Promise<Account | undefined> {
  return db
    .selectFrom('person')
    .where('email', '=', email)
    .where('anonymised_at', 'is', null)
    .select(['id', 'is_staff', 'password_hash'])
    .executeTakeFirst();
}

async function verifyPassword(
  account: Account | undefined,
  { password }: Credentials,
  { passwords }: WithPasswords,
  who: 'everybody' | 'staff',
): Promise<Account> {
  const mayEnter = account !== undefined && (who === 'everybody' || account.is_staff);
  const fits = await passwords.verify(mayEnter ? account.password_hash : null, password);
  if (!mayEnter || !fits) throw wrongCredentials();
  return account;
}

/** Verifies the second factor. Limited per account, not per IP address, because the password is already verified. */
async function verifyCode(
  { id }: Account,
  code: string | undefined,
  { db, limits, vault, now }: Context,
): Promise<CodeKind | null> {
  if (code !== undefined) await limits.use('second-factor', String(id));
  const kind = await verifySecondFactor(db, id, code, { vault, now });
  if (code !== undefined) await limits.forget('second-factor', String(id));
  return kind;
}

function isGuess(error: unknown): boolean {
  return error instanceof AppError && error.code === 'wrong_credentials';
}

function wrongCredentials(): AppError {
  return new AppError('wrong_credentials', formatMessage(errors.wrongCredentials));
}
