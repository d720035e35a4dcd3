import type { Input } from '@crewdock/contract/endpoint';
import { STATISTICS_ACCESS_MAX } from '@crewdock/contract/limits';
import type { StatisticsAccess, shareStatistics } from '@crewdock/contract/share-statistics';
import { randomBytes, randomInt } from 'node:crypto';
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import { changed } from '../platform/audit/changed.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { onThePrimary } from '../platform/db/replicas/reading.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import { AppError, conflict, notFound } from '../platform/http/errors.ts';
import type { Limit } from '../platform/http/limits.ts';
import type { WithSharePasswords } from './open.ts';
import type { Subject } from './subject.ts';

type Given = Input<typeof shareStatistics.giveTalentAccess>['body'];
type Credentials = Pick<Input<typeof shareStatistics.getTalentStatistics>['body'], 'email' | 'key' | 'password'>;
type Row = Selectable<Schema['statistics_access']>;
type Asker = Context & WithSharePasswords;

/** Letters and digits that nobody takes for others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 10;

export async function listAccess(subject: Subject, { db }: Context): Promise<StatisticsAccess[]> {
  const rows = await accessOf(db, subject).orderBy('id', 'desc').execute();
  return rows.map((row) => present(row, null));
}

/** The password is in this answer and nowhere else. */
export async function giveAccess(subject: Subject, given: Given, context: Asker): Promise<StatisticsAccess> {
  const password = given.password ?? newPassword();
  const password_hash = await context.sharePasswords.hash(password);
  const row = await inTransaction(context.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`statistics_access ${subject.kind} ${subject.id}`}, 0))`.execute(
      trx,
    );
    const there = await accessOf(trx, subject).execute();
    if (given.email !== undefined && there.some(({ email }) => email === given.email))
      throw conflict(`${given.email} has access already: remove it to give another password.`);
    if (there.length >= STATISTICS_ACCESS_MAX)
      throw conflict(`At most ${STATISTICS_ACCESS_MAX} people have access: remove one first.`);
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

/** Says whose it was. Whoever had it is asked for a password with the next call. */
export async function revokeAccess(subject: Subject, publicKey: string, context: Context): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const row = await accessOf(trx, subject).where('public_key', '=', publicKey).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    await trx.deleteFrom('statistics_access').where('id', '=', row.id).execute();
    await written(trx, context, subject, row, null);
    return row.email ?? row.key;
  });
}

/**
 * Lets in who knows a password of these statistics. A wrong key, a wrong e-mail, a wrong password and a card that there isn't are one
 * refusal that takes one time; wrong ones are limited by key and caller, and nobody's guesses count for others.
 */
export async function admitGuest(
  subject: Pick<Subject, 'kind' | 'id'> | null,
  { email, key, password }: Credentials,
  { db, limits, caller, sharePasswords }: Asker,
): Promise<void> {
  const name = email ?? key;
  const uses: [Limit, string][] = [
    ['share-password', `${caller} ${subject?.kind} ${subject?.id} ${name}`],
    ['share-passwords', caller],
  ];
  for (const use of uses) await limits.use(...use);
  // Access ends at once, however far replicas are.
  const named = accessOf(db, subject ?? { kind: 'list', id: 0 }).modifyEnd(onThePrimary);
  const row = await (
    email === undefined ? named.where('key', '=', key ?? '') : named.where('email', '=', email)
  ).executeTakeFirst();
  const isRight = await sharePasswords.verify(row?.password_hash ?? null, password ?? '');
  if (!isRight) throw new AppError('wrong_credentials', 'The key or e-mail and the password do not belong together.');
  await Promise.all(uses.map((use) => limits.giveBack(...use)));
}

function accessOf(db: Kysely<Schema>, { kind, id }: Pick<Subject, 'kind' | 'id'>) {
  return db.selectFrom('statistics_access').where(`${kind}_id`, '=', id).selectAll();
}

async function written(
  trx: Transaction<Schema>,
  context: Context,
  { kind, id }: Subject,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  // Not the e-mail: it may be of somebody with an account, who leaves one day.
  const logged = (row: Row | null) => row && { public_key: row.public_key };
  await changed(trx, context, {
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
