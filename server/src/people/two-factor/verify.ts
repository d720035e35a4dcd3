import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/errors.ts';
import { recoveryHash, stepOfCode } from './codes.ts';

/** What a code turned out to be. */
export type CodeKind = 'authenticator' | 'recovery';

/** Asks for the second factor where it is on, and uses the code up: each works once. Null: it is off. */
export async function verifySecondFactor(
  db: Kysely<Schema>,
  personId: number,
  code: string | undefined,
  now: Date,
): Promise<CodeKind | null> {
  const secret = await confirmedSecret(db, personId);
  if (secret === null) return null;
  if (!code) throw secondFactorRequired();
  const kind = await takeCode(db, personId, secret, code, now);
  if (kind) return kind;
  throw new AppError('wrong_credentials', 'The code is not right, or it was used already.');
}

export function secondFactorRequired(): AppError {
  return new AppError('second_factor_required', 'Enter the code of your authenticator.');
}

/** The secret of a second factor that is on, or null. */
export async function confirmedSecret(db: Kysely<Schema>, personId: number): Promise<string | null> {
  const row = await db
    .selectFrom('two_factor')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .select('secret')
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Uses a code of the authenticator or a recovery code up; null when it is wrong or was used, also a moment ago elsewhere. */
export async function takeCode(
  db: Kysely<Schema>,
  personId: number,
  secret: string,
  code: string,
  now: Date,
): Promise<CodeKind | null> {
  const step = stepOfCode(secret, code, now);
  const update =
    step === null
      ? db
          .updateTable('recovery_code')
          .set({ used_at: now })
          .where('person_id', '=', personId)
          .where('hash', '=', recoveryHash(code))
          .where('used_at', 'is', null)
      : db
          .updateTable('two_factor')
          .set({ last_step: step })
          .where('person_id', '=', personId)
          .where('secret', '=', secret)
          .where('last_step', '<', step);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  return step === null ? 'recovery' : 'authenticator';
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
