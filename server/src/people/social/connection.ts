import type { Transaction } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError, notAuthenticated } from '../../core/errors/errors.ts';
import type { SocialIdentity } from './claims.ts';
import { addIdentity, followEmail, lockIdentity, findIdentityOwner } from './identities.ts';
import { connectedLetter } from './emails.ts';
import { type Provider, TRAITS } from './providers.ts';
import { withEmail } from './sign-in.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Connects a provider identity to an account and notifies the owner by email. Idempotent. Throws `conflict` if the
 * identity belongs to another account.
 */
export async function connectIdentity(
  context: Context,
  personId: number,
  provider: Provider,
  identity: SocialIdentity,
): Promise<void> {
  const { label } = TRAITS[provider];
  const claims = withEmail(provider, identity);
  await inTransaction(context.db, async (trx) => {
    await requireSession(trx, context);
    await lockIdentity(trx, claims);
    const owner = await findIdentityOwner(trx, claims);
    if (owner === personId) return followEmail(trx, claims);
    if (owner !== null) throw conflictError(formatMessage(errors.providerOfOther, { provider: label }));
    if (!(await addIdentity(trx, personId, provider, claims))) {
      throw conflictError(formatMessage(errors.providerConnected, { provider: label }));
    }
    const entry = { subject: 'person', id: personId, after: { provider } } as const;
    await writeAuditEntries(trx, context, { action: 'provider_connected', ...entry });
    await tellOwner(trx, context, personId, { label, email: claims.email });
  });
}

/** Disconnects a provider; throws `conflict` if it is the only way to sign in. */
export async function disconnectProvider(context: Context, personId: number, provider: Provider): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    // Locks the account: two concurrent calls could otherwise remove both providers.
    const { password_hash } = await trx
      .selectFrom('person')
      .where('id', '=', personId)
      .select('password_hash')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const connected = await trx
      .selectFrom('social_identity')
      .where('person_id', '=', personId)
      .select('provider')
      .execute();
    const others = connected.filter((identity) => identity.provider !== provider);
    if (others.length === connected.length) return;
    if (password_hash === null && others.length === 0) {
      throw conflictError(formatMessage(errors.onlyProvider, { provider: TRAITS[provider].label }));
    }
    await trx
      .deleteFrom('social_identity')
      .where('person_id', '=', personId)
      .where('provider', '=', provider)
      .execute();
    const entry = { subject: 'person', id: personId, after: { provider } } as const;
    await writeAuditEntries(trx, context, { action: 'provider_disconnected', ...entry });
  });
}

/**
 * Locks the session against a concurrent password reset: either the reset also ends this connection, or the session no
 * longer exists.
 */
async function requireSession(trx: Transaction<Schema>, context: Context): Promise<void> {
  const session = await trx
    .selectFrom('access_token')
    .where('hash', '=', requirePerson(context).tokenHash)
    .select('id')
    .forShare()
    .executeTakeFirst();
  if (!session) throw notAuthenticated();
}

async function tellOwner(
  trx: Transaction<Schema>,
  { outbox, origins, company }: Context,
  personId: number,
  connected: { label: string; email: string },
): Promise<void> {
  const { email } = await trx.selectFrom('person').where('id', '=', personId).select('email').executeTakeFirstOrThrow();
  const settingsUrl = `${origins.of(company)}/settings/security`;
  await outbox.write(trx, { to: email, company, letter: connectedLetter(company, { ...connected, settingsUrl }) });
}
