import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { explainUnopened, renewKeySample } from '../../core/encryption/key-sample.ts';
import type { Task } from '../../core/context/task.ts';
import type { Vault } from '../../core/encryption/vault.ts';

/** Encrypts a TOTP secret for storage, bound to the person. */
export function sealSecret(vault: Vault, personId: number, secret: string): string {
  return vault.seal(secret, placeOf(personId));
}

export function openSecret(vault: Vault, personId: number, kept: string): string {
  return isSealed(kept) ? vault.open(kept, placeOf(personId)) : kept;
}

/**
 * Returns a sentence that explains why the latest encrypted secret cannot be decrypted. Null if it can be decrypted, or
 * if there is no secret.
 */
export async function findUnopenedSecret(db: Kysely<Schema>, vault: Vault): Promise<string | null> {
  const latest = await db
    .selectFrom('two_factor')
    .where('secret', 'like', '%.%')
    .select(['person_id', 'secret'])
    .orderBy('person_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return null;
  const { person_id, secret } = latest;
  return explainUnopened(secret, () => openSecret(vault, person_id, secret));
}

/**
 * Daily job: encrypts secrets that are still stored in plain text, and re-encrypts secrets encrypted with older keys,
 * so that the older keys can be removed from the configuration.
 */
export const sealSecrets: Task<'seal-secrets'> = async (_, { db, vault, log }) => {
  await renewKeySample(db, vault);
  const all = await db.selectFrom('two_factor').select(['person_id', 'secret']).execute();
  const due = all.filter(({ secret }) => !isSealed(secret) || !vault.isCurrent(secret));
  let failed = 0;
  for (const { person_id, secret } of due) {
    // A secret whose key is missing must not prevent the encryption of other secrets.
    try {
      const sealed = sealSecret(vault, person_id, openSecret(vault, person_id, secret));
      const row = db.updateTable('two_factor').set({ secret: sealed });
      await row.where('person_id', '=', person_id).where('secret', '=', secret).execute();
    } catch (error) {
      failed++;
      log.error({ err: error, person: person_id }, 'could not encrypt a two-factor secret with the current key');
    }
  }
  if (due.length > 0) log.info({ rows: due.length - failed }, 'encrypted two-factor secrets with the current key');
  if (failed > 0) throw new Error(`could not encrypt ${failed} of ${due.length} two-factor secrets`);
};

/** Returns whether a value is encrypted. Encrypted values contain a dot, which is not a Base32 character. */
function isSealed(kept: string): boolean {
  return kept.includes('.');
}

function placeOf(personId: number): string {
  return `two_factor ${personId}`;
}
