import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Vault } from './vault.ts';

const PLACE = 'key_sample';
const TEXT = 'key sample';

/** Returns the encrypted sample; null before the first start with keys. */
export async function findKeySample(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom('key_sample').select('sealed').executeTakeFirst();
  return row?.sealed ?? null;
}

/**
 * Returns a sentence that explains why the keys cannot decrypt the sample; null if they can, or if there is no sample.
 */
export async function checkKeySample(db: Kysely<Schema>, vault: Vault): Promise<string | null> {
  const sealed = await findKeySample(db);
  return sealed === null ? null : explainUnopened(sealed, () => vault.open(sealed, PLACE));
}

/** Stores a sample encrypted with the current key if there is none yet. Safe to call from several processes at once. */
export async function addKeySample(db: Kysely<Schema>, vault: Vault): Promise<void> {
  const sealed = vault.seal(TEXT, PLACE);
  await db
    .insertInto('key_sample')
    .values({ sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces the sample with a new sample, encrypted with the current key. */
export async function replaceKeySample(db: Kysely<Schema>, vault: Vault): Promise<void> {
  const sealed = vault.seal(TEXT, PLACE);
  await db
    .insertInto('key_sample')
    .values({ sealed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed }))
    .execute();
}

/** Re-encrypts a sample with the current key, so that the former key can be removed from the configuration. */
export async function renewKeySample(db: Kysely<Schema>, vault: Vault): Promise<void> {
  const sealed = await findKeySample(db);
  if (sealed === null || vault.isCurrent(sealed) || (await checkKeySample(db, vault)) !== null) return;
  await replaceKeySample(db, vault);
}

/** Returns a sentence that explains why `open` failed, with the id of the key; null if `open` succeeded. */
export function explainUnopened(sealed: string, open: () => string): string | null {
  try {
    open();
    return null;
  } catch {
    const [name] = sealed.split('.');
    return `ENCRYPTION_KEYS: the key "${name}" that encrypted secrets in this database is missing or different`;
  }
}
