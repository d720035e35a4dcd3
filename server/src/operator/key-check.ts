import type { Kysely } from 'kysely';
import { findUnopenedSecret } from '../people/two-factor/secret.ts';
import type { Schema } from '../infra/db/schema.ts';
import { addKeySample, checkKeySample, findKeySample } from '../core/encryption/key-sample.ts';
import { StartError } from '../core/config/start-error.ts';
import type { Vault } from '../core/encryption/vault.ts';

/** Returns a sentence that explains why the configured keys do not match the database; null if they match. */
export async function checkKeys(db: Kysely<Schema>, vault: Vault): Promise<string | null> {
  // Databases of earlier releases have no key sample; their only encrypted secrets are those of second factors.
  return (await findKeySample(db)) === null ? findUnopenedSecret(db, vault) : checkKeySample(db, vault);
}

/** Throws a `StartError` if the keys cannot decrypt the stored secrets, because people could not sign in. */
export async function requireRightKeys(db: Kysely<Schema>, vault: Vault): Promise<void> {
  const problem = (await checkKeys(db, vault)) ?? (await addAndCheck(db, vault));
  if (problem === null) return;
  throw new StartError(
    `${problem}. If the key is permanently lost, run: npm run crewdock -- keys accept (see docs/configuration.md).`,
  );
}

/** Adds a key sample and checks it, because another process with other keys may have added a sample first. */
async function addAndCheck(db: Kysely<Schema>, vault: Vault): Promise<string | null> {
  await addKeySample(db, vault);
  return checkKeySample(db, vault);
}
