import { createHmac, randomBytes } from 'node:crypto';
import type { MatchedBy } from '@crewdock/contract/staff/ledger';
import type { Kysely } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Vault } from '../core/encryption/vault.ts';

const PLACE = 'trace_key';
const KEY_BYTES = 32;

/**
 * Returns the HMAC key for traces. Creates the key on first use, and re-encrypts it when the configured encryption key
 * changes.
 */
export async function traceKey(db: Kysely<Schema>, vault: Vault): Promise<Buffer> {
  const made = randomBytes(KEY_BYTES).toString('base64');
  await db
    .insertInto('trace_key')
    .values({ sealed: vault.seal(made, PLACE) })
    .onConflict((there) => there.doNothing())
    .execute();
  const { sealed } = await db.selectFrom('trace_key').select('sealed').executeTakeFirstOrThrow();
  const key = vault.open(sealed, PLACE);
  if (!vault.isCurrent(sealed)) {
    const anew = db.updateTable('trace_key').set({ sealed: vault.seal(key, PLACE) });
    await anew.where('sealed', '=', sealed).execute();
  }
  return Buffer.from(key, 'base64');
}

/** Computes the HMAC of a trace: equal values give equal hashes, and the value cannot be guessed without the key. */
export function hashTrace(key: Buffer, kind: MatchedBy, value: string): Buffer {
  return createHmac('sha256', key).update(`${kind}\n`).update(value).digest();
}
