import type { Input } from '@crewdock/contract/endpoint';
import { STATISTICS_ACCESS_MAX } from '@crewdock/contract/limits';
import type { StatisticsAccess, shareStatistics } from '@crewdock/contract/share-statistics';
import { randomBytes, randomInt } from 'node:crypto';
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { onThePrimary } from '../infra/replicas/reading.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { AppError, conflictError, notFound } from '../core/errors/errors.ts';
import type { Limit } from '../core/context/limits.ts';
import type { WithSharePasswords } from './open.ts';
import type { SharedSubject } from './subject.ts';
import * as errors from '../core/messages/errors/sharing.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type Given = Input<typeof shareStatistics.giveTalentAccess>['body'];
type Credentials = Pick<Input<typeof shareStatistics.getTalentStatistics>['body'], 'email' | 'key' | 'password'>;
type Row = Selectable<Schema['statistics_access']>;
type Asker = Context & WithSharePasswords;

/** Characters of generated passwords: letters and digits without similar characters such as 0 and O. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 10;

export async function listAccess(subject: SharedSubject, { db }: Context): Promise<StatisticsAccess[]> {
  const rows = await accessOf(db, subject).orderBy('id', 'desc').execute();
  return rows.map((row) => present(row, null));
}

/** Creates access to statistics. Only the return value contains the password. */
export async function giveAccess(subject: SharedSubject, given: Given, context: Asker): Promise<StatisticsAccess> {
  const password = given.password ?? newPassword();
  const password_hash = await context.sharePasswords.hash(password);
  const row = await inTransaction(context.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`statistics_access ${subject.kind} ${subject.id}`}, 0))`.execute(
      trx,
    );
    const there = await accessOf(trx, subject).execute();
    if (given.email !== undefined && there.some(({ email }) => email === given.email))
      throw conflictError(formatMessage(errors.hasAccess, { email: given.email }));
    if (there.length >= STATISTICS_ACCESS_MAX)
      throw conflictError(formatMessage(errors.tooManyPeople, { max: STATISTICS_ACCESS_MAX }));
    const added = await trx
      .insertInto('statistics_access')
      .values({
        [`${subject.kind}_id`]: subject.id,
        public_key: randomBytes(16).toString('base64url'),
        key: randomBytes(16).toString('base64url'),
        email: given.email ?? null,
        password_hash,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await written(trx, context, subject, null, added);
    return added;
  });
  return present(row, password);
}

/** Revokes access and returns its email or key. The next request with the same credentials is rejected. */
export async function revokeAccess(subject: SharedSubject, publicKey: string, context: Context): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const row = await accessOf(trx, subject).where('public_key', '=', publicKey).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    await trx.deleteFrom('statistics_access').where('id', '=', row.id).execute();
    await written(trx, context, subject, row, null);
    return row.email ?? row.key;
  });
}

/**
 * Verifies a guest's credentials for statistics. Throws the same error after the same time for wrong keys, emails,
 * passwords and missing cards. Failed attempts are rate-limited per key and caller, so that one caller's guesses do not
 * block others.
 */
export async function admitGuest(
  subject: Pick<SharedSubject, 'kind' | 'id'> | null,
  { email, key, password }: Credentials,
  { db, limits, caller, sharePasswords }: Asker,
): Promise<void> {
  const name = email ?? key;
  const uses: [Limit, string][] = [
    ['share-password', `${caller} ${subject?.kind} ${subject?.id} ${name}`],
    ['share-passwords', caller],
  ];
  for (const use of uses) await limits.use(...use);
  // Reads from the primary, because a lagging replica could still have revoked access.
  const named = accessOf(db, subject ?? { kind: 'list', id: 0 }).modifyEnd(onThePrimary);
  const row = await (
    email === undefined ? named.where('key', '=', key ?? '') : named.where('email', '=', email)
  ).executeTakeFirst();
  const isRight = await sharePasswords.verify(row?.password_hash ?? null, password ?? '');
  if (!isRight) throw new AppError('wrong_credentials', formatMessage(errors.wrongCredentials));
  await Promise.all(uses.map((use) => limits.giveBack(...use)));
}

function accessOf(db: Kysely<Schema>, { kind, id }: Pick<SharedSubject, 'kind' | 'id'>) {
  return db.selectFrom('statistics_access').where(`${kind}_id`, '=', id).selectAll();
}

async function written(
  trx: Transaction<Schema>,
  context: Context,
  { kind, id }: SharedSubject,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  // The log must not contain the email, which may belong to an account that is deleted later.
  const logged = (row: Row | null) => row && { public_key: row.public_key };
  await writeAuditEntries(trx, context, {
    action: 'changed',
    subject: kind,
    id,
    before: { statistics_access: logged(before) },
    after: { statistics_access: logged(after) },
  });
}

function newPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function present({ public_key, email, key, created_at }: Row, password: string | null): StatisticsAccess {
  return { public_key, identifier: email ?? key, key, password, created: created_at.toISOString() };
}
