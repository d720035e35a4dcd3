import type { SignedIn } from '@crewdock/contract/accounts';
import type { Invitation } from '@crewdock/contract/company-users';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { accountClosed, isClosed } from '../../../people/accounts/closed.ts';
import { rememberDevice } from '../../../people/accounts/devices.ts';
import { type LinkParts, decodeUid } from '../../../people/accounts/links.ts';
import { addPerson } from '../../../people/accounts/people.ts';
import { startSession } from '../../../people/accounts/sessions.ts';
import { tokenHash } from '../../../people/accounts/token.ts';
import type { WithPasswords } from '../../../people/passwords/hash.ts';
import { checkStrength } from '../../../people/passwords/strength.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { conflictError, invalidField, linkGone, notAuthenticated, notFound } from '../../../core/errors/errors.ts';
import { lockCompany } from '../administrator.ts';
import { changeMembership, setPlaces, setSuperadmin } from './places.ts';
import * as fieldErrors from '../../../core/messages/errors/field.ts';
import * as accountErrors from '../../../core/messages/errors/account.ts';
import * as companyErrors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Trx = Transaction<Schema>;
type Row = Selectable<Schema['company_invitation']>;

interface Names {
  first_name?: string | undefined;
  last_name?: string | undefined;
}

/** Reads an invitation. Throws the same error for invalid, used, revoked and expired links. */
export async function readInvitation(link: LinkParts, context: Context): Promise<Invitation> {
  const row = await findInvitation(context.db, link, context);
  const { email, first_name, last_name, expires_at } = row;
  const account = await accountOf(context.db, email);
  const needs = account?.has_way_in ? 'sign-in' : 'password';
  return { email, first_name, last_name, needs, expires: expires_at.toISOString() };
}

/**
 * Makes the invited person a member. If the person already uses an account, they must be signed in to it, because the
 * link alone does not authenticate. Otherwise sets the password of the account, which is created if necessary, and
 * starts a session.
 */
export async function acceptInvitation(
  link: LinkParts,
  { password, ...names }: Names & { password?: string | undefined },
  context: Context & WithPasswords,
): Promise<SignedIn | null> {
  const { db, company, passwords } = context;
  const seen = await findInvitation(db, link, context);
  const account = await accountOf(db, seen.email);
  if (account?.has_way_in) {
    await acceptAs(link, account.id, context);
    return null;
  }
  if (password === undefined) throw invalidField('password', formatMessage(fieldErrors.required));
  const { first_name = seen.first_name, last_name = seen.last_name } = names;
  checkStrength(password, 'password', [seen.email, first_name, last_name, company!.name]);
  const password_hash = await passwords.hash(password);
  return inTransaction(db, async (trx) => {
    const invitation = await takeInvitation(trx, link, context);
    const person = { email: seen.email, first_name, last_name, password_hash };
    const id = account ? await openAccount(trx, account.id, password_hash) : await makeAccount(trx, person, context);
    await join(trx, invitation, id, context);
    await rememberDevice(trx, id, context);
    return startSession(trx, id, context);
  });
}

async function acceptAs(link: LinkParts, personId: number, context: Context): Promise<void> {
  const { actor } = context;
  if (actor.kind === 'visitor') throw notAuthenticated();
  if (actor.id !== personId) throw conflictError(formatMessage(companyErrors.otherInvitation));
  await inTransaction(context.db, async (trx) => {
    await join(trx, await takeInvitation(trx, link, context), personId, context);
  });
}

async function findInvitation(db: Kysely<Schema>, { uidb64, token }: LinkParts, context: Context): Promise<Row> {
  const company = companyOf(context);
  const row = await db
    .selectFrom('company_invitation')
    .where('uid', '=', decodeUid(uidb64))
    .where('company_id', '=', company.id)
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', context.now)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw linkGone();
  return row;
}

/** Deletes the invitation, so that it can't be used again, and returns it with its groups. */
async function takeInvitation(trx: Trx, link: LinkParts, context: Context) {
  await lockCompany(trx, companyOf(context));
  const row = await findInvitation(trx, link, context);
  const groups = await trx
    .selectFrom('company_invitation_group')
    .where('invitation_uid', '=', row.uid)
    .select(['group_id as id', 'role'])
    .execute();
  await trx.deleteFrom('company_invitation').where('uid', '=', row.uid).execute();
  return { ...row, groups };
}

type Taken = Awaited<ReturnType<typeof takeInvitation>>;

async function join(
  trx: Trx,
  { company_id: companyId, is_superadmin, groups }: Taken,
  personId: number,
  context: Context,
): Promise<void> {
  const person = await trx
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['state', 'is_staff', 'superadmin_in'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (isClosed(person.state)) throw accountClosed();
  if (person.is_staff) throw conflictError(formatMessage(companyErrors.staffInvited));
  if (is_superadmin) await refuseSecondCompany(trx, personId, companyId);
  const by = context.actor.kind === 'person' ? context.actor : null;
  await changeMembership(trx, { companyId, personId }, { doer: context, by }, async () => {
    await trx
      .insertInto('company_member')
      .values({ company_id: companyId, person_id: personId })
      .onConflict((known) => known.doNothing())
      .execute();
    await setPlaces(trx, { companyId, personId }, groups);
    if (is_superadmin) await setSuperadmin(trx, { companyId, personId }, true);
  });
}

/** Throws if the account is already a superadmin of another company. */
export async function refuseSecondCompany(trx: Trx, personId: number, companyId: number): Promise<void> {
  const other = await trx
    .selectFrom('person')
    .innerJoin('company_member as m', (on) =>
      on.onRef('m.person_id', '=', 'person.id').onRef('m.company_id', '=', 'person.superadmin_in'),
    )
    .where('person.id', '=', personId)
    .where('person.superadmin_in', '!=', companyId)
    .select('person.id')
    .executeTakeFirst();
  if (other) throw conflictError(formatMessage(companyErrors.superadminElsewhere));
}

interface Account {
  id: number;
  /** Whether the account has a password or a sign-in provider. */
  has_way_in: boolean;
}

async function accountOf(db: Kysely<Schema>, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select id, password_hash is not null
      or exists (select from social_identity s where s.person_id = person.id) as has_way_in
    from person where email = ${email}`.execute(db);
  return rows[0] ?? null;
}

async function makeAccount(
  trx: Trx,
  person: { email: string; first_name: string; last_name: string; password_hash: string },
  context: Context,
): Promise<number> {
  const id = await addPerson(trx, { ...person, type: 1, signed_up_with: companyOf(context).id }, context);
  // The account was created between the check and the insert.
  if (id === null) throw conflictError(formatMessage(accountErrors.addressTaken));
  return id;
}

/** Sets the first password of an account that was created for a person and never used. */
async function openAccount(trx: Trx, id: number, password_hash: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('person')
    .set({ password_hash, email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw conflictError(formatMessage(accountErrors.addressTaken));
  return id;
}

function companyOf({ company }: Context): CompanyRow {
  if (!company) throw notFound();
  return company;
}
