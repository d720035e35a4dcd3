import type { SignedIn } from '@crewdock/contract/accounts';
import type { Transaction } from 'kysely';
import { rememberDevice } from '../accounts/devices.ts';
import { createPerson } from '../accounts/people.ts';
import { accountClosed, isClosed } from '../accounts/closed.ts';
import { startSession } from '../accounts/sessions.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { SocialClaims } from '../../infra/db/tables/people.ts';
import type { Context } from '../../core/context/context.ts';
import { AppError } from '../../core/errors/errors.ts';
import { hasSecondFactor } from '../two-factor/verify.ts';
import type { SocialIdentity } from './claims.ts';
import { addIdentity, followEmail, lockIdentity, findIdentityOwner } from './identities.ts';
import { type Provider, TRAITS } from './providers.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Signs in with an identity: to the account connected to it, or to a new account of the given type. Returns null if a
 * new account is needed but `type` is null.
 */
export async function signInWith(
  context: Context,
  provider: Provider,
  identity: SocialIdentity,
  type: 1 | 2 | 3 | null,
): Promise<SignedIn | null> {
  await context.limits.use('signed-in', `${context.caller} ${identity.issuer} ${identity.subject}`);
  const entered = await inTransaction(context.db, async (trx) => {
    await lockIdentity(trx, identity);
    const owner = await findIdentityOwner(trx, identity);
    if (owner !== null) {
      // Locks the account: either a concurrent activation of the second factor ends this session, or this sign-in sees
      // the factor.
      const { state } = await trx
        .selectFrom('person')
        .where('id', '=', owner)
        .select('state')
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if (isClosed(state)) return refuse(trx, owner, 'closed', context);
      // A provider is one factor and must not replace two factors.
      if (await hasSecondFactor(trx, owner)) return refuse(trx, owner, 'protected', context);
      await followEmail(trx, identity);
      return enter(trx, owner, context);
    }
    const newcomer = withEmail(provider, identity);
    await refuseTaken(trx, newcomer.email, provider);
    if (type === null) return null;
    return enter(trx, await makeAccount(trx, context, provider, newcomer, type), context);
  });
  if (entered === 'closed') throw accountClosed();
  if (entered !== 'protected') return entered;
  throw new AppError('permission_denied', formatMessage(errors.needsCode));
}

/**
 * Returns the identity with its verified email address; throws if it has none. Accounts are created and connected only
 * with addresses that the provider has verified.
 */
export function withEmail(provider: Provider, identity: SocialIdentity): SocialClaims {
  const { email } = identity;
  if (email !== null) return { ...identity, email };
  const { label } = TRAITS[provider];
  throw new AppError('permission_denied', formatMessage(errors.emailUnverified, { provider: label }));
}

async function enter(trx: Transaction<Schema>, personId: number, context: Context): Promise<SignedIn> {
  await rememberDevice(trx, personId, context);
  return startSession(trx, personId, context);
}

async function refuse<const Why extends string>(
  trx: Transaction<Schema>,
  personId: number,
  why: Why,
  context: Context,
): Promise<Why> {
  await writeAuditEntries(trx, context, { action: 'sign_in_refused', subject: 'person', id: personId });
  return why;
}

/**
 * Throws if an account has this address. The address alone never gives access: the owner has to sign in and connect the
 * provider.
 */
async function refuseTaken(trx: Transaction<Schema>, email: string, provider: Provider): Promise<void> {
  const owner = await trx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirst();
  if (owner) throw accountExists(provider);
}

function accountExists(provider: Provider): AppError {
  return new AppError('account_exists', formatMessage(errors.accountExists, { provider: TRAITS[provider].label }));
}

async function makeAccount(
  trx: Transaction<Schema>,
  context: Context,
  provider: Provider,
  claims: SocialClaims,
  type: 1 | 2 | 3,
): Promise<number> {
  const id = await createPerson(
    trx,
    {
      email: claims.email,
      first_name: claims.first_name,
      last_name: claims.last_name,
      type,
      password_hash: null,
      signed_up_with: context.company?.id ?? null,
    },
    context,
  );
  // A concurrent registration took the address.
  if (id === null) throw accountExists(provider);
  await addIdentity(trx, id, provider, claims);
  return id;
}
