import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { SocialIdentity } from './claims.ts';
import { type Provider, TRAITS } from './providers.ts';

/** Locks an identity until the transaction ends. */
export async function lockIdentity(trx: Transaction<Schema>, { issuer, subject }: SocialIdentity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(trx);
}

/** Returns the person whose account the identity is connected to, or null. */
export async function findIdentityOwner(
  db: Kysely<Schema>,
  { issuer, subject }: SocialIdentity,
): Promise<number | null> {
  const row = await db
    .selectFrom('social_identity')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('person_id')
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Connects an identity; returns false if the account has another identity of this provider. */
export async function addIdentity(
  trx: Transaction<Schema>,
  personId: number,
  provider: Provider,
  { issuer, subject, email }: SocialIdentity & { email: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('social_identity')
    .values({ issuer, subject, person_id: personId, provider, email })
    .onConflict((conflict) => conflict.columns(['person_id', 'provider']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Updates the provider's email address, which the settings show. The address of the account is unchanged. */
export async function followEmail(trx: Transaction<Schema>, { issuer, subject, email }: SocialIdentity): Promise<void> {
  if (email === null) return;
  await trx
    .updateTable('social_identity')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('email', '!=', email)
    .execute();
}

/** Removes all provider connections and pending flows of an account. Returns the display names of the connections. */
export async function endConnections(trx: Transaction<Schema>, doer: Doer, personId: number): Promise<string[]> {
  await trx.deleteFrom('social_flow').where('person_id', '=', personId).execute();
  const ended = await trx
    .deleteFrom('social_identity')
    .where('person_id', '=', personId)
    .returning(['provider', 'email'])
    .execute();
  const entry = { action: 'provider_disconnected', subject: 'person', id: personId, personId } as const;
  await writeAuditEntries(trx, doer, ...ended.map(({ provider }) => ({ ...entry, after: { provider } })));
  return ended.map(connectionName);
}

/** Formats the display name of a connection: `Google (ada@example.com)`. */
export function connectionName({ provider, email }: { provider: Provider; email: string }): string {
  return `${TRAITS[provider].label} (${email})`;
}
