import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Vault } from '../encryption/vault.ts';

/** Key that signs links. Callers that sign many links read it only once. */
export type SigningKey = Buffer;

/** Dependencies for reading the key. `db` may be a transaction. */
export interface KeyAccess {
  db: Kysely<Schema>;
  vault: Vault;
}

const PURPOSE = 'mail-link';
const CONTEXT = 'signing_key mail-link';
const KEY_BYTES = 32;

/**
 * Returns the signing key; creates it on first use. Throws if the key that encrypted it is missing in ENCRYPTION_KEYS.
 */
export async function signingKey(access: KeyAccess): Promise<SigningKey> {
  return (await findSigningKey(access)) ?? makeSigningKey(access);
}

/** Returns the signing key; null if no link was ever signed. */
export async function findSigningKey({ db, vault }: KeyAccess): Promise<SigningKey | null> {
  const row = await db.selectFrom('signing_key').where('purpose', '=', PURPOSE).selectAll().executeTakeFirst();
  return row ? openKey(vault, row) : null;
}

/**
 * Encrypts a signing key that an earlier release stored in plain text, and re-encrypts it after a change of
 * ENCRYPTION_KEYS. Existing links stay valid.
 */
export async function sealSigningKey({ db, vault }: KeyAccess): Promise<void> {
  const row = await db.selectFrom('signing_key').where('purpose', '=', PURPOSE).selectAll().executeTakeFirst();
  if (!row || (row.sealed !== null && vault.isCurrent(row.sealed))) return;
  await db
    .updateTable('signing_key')
    .set({ key: null, sealed: sealKey(vault, openKey(vault, row)) })
    .where('purpose', '=', PURPOSE)
    .where('sealed', 'is not distinct from', row.sealed)
    .execute();
}

/** Creates the signing key. If several processes do so at the same time, all of them use the first key. */
async function makeSigningKey({ db, vault }: KeyAccess): Promise<SigningKey> {
  const row = await db
    .insertInto('signing_key')
    .values({ purpose: PURPOSE, key: null, sealed: sealKey(vault, randomBytes(KEY_BYTES)) })
    .onConflict((there) => there.column('purpose').doUpdateSet({ purpose: sql`excluded.purpose` }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return openKey(vault, row);
}

function sealKey(vault: Vault, key: SigningKey): string {
  return vault.seal(key.toString('base64'), CONTEXT);
}

function openKey(vault: Vault, { key, sealed }: Selectable<Schema['signing_key']>): SigningKey {
  return sealed === null ? key! : Buffer.from(vault.open(sealed, CONTEXT), 'base64');
}
