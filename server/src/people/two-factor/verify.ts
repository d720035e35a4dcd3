import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { AppError } from '../../core/errors/errors.ts';
import type { WithVault } from '../../core/encryption/vault.ts';
import { recoveryHash, stepOfCode } from './codes.ts';
import { openSecret } from './secret.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Kind of an accepted code. */
export type CodeKind = 'authenticator' | 'recovery';

/** Services that `takeCode` needs to check a code. */
interface Judge extends WithVault {
  now: Date;
}

/**
 * Checks and consumes a code if the second factor is on. Returns null if it is off; throws if the code is missing or
 * wrong.
 */
export async function verifySecondFactor(
  db: Kysely<Schema>,
  personId: number,
  code: string | undefined,
  judge: Judge,
): Promise<CodeKind | null> {
  if (!(await hasSecondFactor(db, personId))) return null;
  if (!code) throw secondFactorRequired();
  const kind = await takeCode(db, personId, code, judge);
  if (kind) return kind;
  throw new AppError('wrong_credentials', formatMessage(errors.wrongCode));
}

export function secondFactorRequired(): AppError {
  return new AppError('second_factor_required', formatMessage(errors.codeNeeded));
}

export async function hasSecondFactor(db: Kysely<Schema>, personId: number): Promise<boolean> {
  return (await confirmedSecret(db, personId)) !== null;
}

/**
 * Consumes an authenticator code or a recovery code. Returns null if it is wrong or already used, even by a concurrent
 * request.
 */
export async function takeCode(
  db: Kysely<Schema>,
  personId: number,
  code: string,
  judge: Judge,
): Promise<CodeKind | null> {
  // A recovery code works even if the authenticator's secret can no longer be decrypted.
  const isRecovery = !/^\s*(\d\s*){6}$/.test(code);
  const isTaken = isRecovery
    ? await takeRecoveryCode(db, personId, code, judge.now)
    : await takeStep(db, personId, code, judge);
  if (!isTaken) return null;
  return isRecovery ? 'recovery' : 'authenticator';
}

export async function recoveryCodesLeft(db: Kysely<Schema>, personId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

async function takeStep(db: Kysely<Schema>, personId: number, code: string, judge: Judge): Promise<boolean> {
  const sealed = await confirmedSecret(db, personId);
  if (sealed === null) return false;
  const step = stepOfCode(openSecret(judge.vault, personId, sealed), code, judge.now);
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function takeRecoveryCode(db: Kysely<Schema>, personId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('hash', '=', recoveryHash(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the encrypted secret of a second factor that is on, or null. */
async function confirmedSecret(db: Kysely<Schema>, personId: number): Promise<string | null> {
  const row = await db
    .selectFrom('two_factor')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .select('secret')
    .executeTakeFirst();
  return row?.secret ?? null;
}
