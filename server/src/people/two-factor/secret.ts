import type { Task } from '../../platform/queue/task.ts';
import type { Vault } from '../../platform/vault.ts';

/** How the secret of somebody's authenticator is kept. */
export function sealSecret(vault: Vault, personId: number, secret: string): string {
  return vault.seal(secret, placeOf(personId));
}

export function openSecret(vault: Vault, personId: number, kept: string): string {
  return isSealed(kept) ? vault.open(kept, placeOf(personId)) : kept;
}

/** Seals what was written before secrets were, and anew what another key has sealed: that one may go afterwards. Daily. */
export const sealSecrets: Task<'seal-secrets'> = async (_, { db, vault, log }) => {
  const all = await db.selectFrom('two_factor').select(['person_id', 'secret']).execute();
  const due = all.filter(({ secret }) => !isSealed(secret) || !vault.isCurrent(secret));
  let failed = 0;
  for (const { person_id, secret } of due) {
    // One whose key is gone keeps nobody else's.
    try {
      const sealed = sealSecret(vault, person_id, openSecret(vault, person_id, secret));
      const row = db.updateTable('two_factor').set({ secret: sealed });
      await row.where('person_id', '=', person_id).where('secret', '=', secret).execute();
    } catch (error) {
      failed++;
      log.error({ err: error, person: person_id }, 'a secret could not be sealed');
    }
  }
  if (due.length > 0) log.info({ rows: due.length - failed }, 'sealed secrets of second factors');
  if (failed > 0) throw new Error(`${failed} of ${due.length} secrets could not be sealed`);
};

/** Base32 has no point. */
function isSealed(kept: string): boolean {
  return kept.includes('.');
}

function placeOf(personId: number): string {
  return `two_factor ${personId}`;
}
