import type { Kysely } from 'kysely';
import { findUnopenedSecret } from '../people/two-factor/secret.ts';
import type { Schema } from '../platform/db/schema.ts';
import { addKeySample, checkKeySample, findKeySample } from '../platform/key-sample.ts';
import { StartError } from '../platform/start-error.ts';
import type { Vault } from '../platform/vault.ts';

/** Why the configured keys are wrong for the database, in a sentence; null: they are right. */
export async function checkKeys(db: Kysely<Schema>, vault: Vault): Promise<string | null> {
  // Before there was a sample, only secrets of second factors were sealed.
  return (await findKeySample(db)) === null ? findUnopenedSecret(db, vault) : checkKeySample(db, vault);
}

/** Refuses to start with keys that do not open what the database has sealed: people could not sign in. */
export async function requireRightKeys(db: Kysely<Schema>, vault: Vault): Promise<void> {
  const problem = (await checkKeys(db, vault)) ?? (await addAndCheck(db, vault));
  if (problem === null) return;
  throw new StartError(
    `${problem}. If it is lost for good: npm run crewdock -- keys accept (see docs/configuration.md).`,
  );
}

/** Another process with other keys may have added its sample first. */
async function addAndCheck(db: Kysely<Schema>, vault: Vault): Promise<string | null> {
  await addKeySample(db, vault);
  return checkKeySample(db, vault);
}
