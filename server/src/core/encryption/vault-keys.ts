import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import type { EncryptionKey } from '../config/environment.ts';

/** Returns the configured keys, or the key of the embedded database, which is generated on first use. */
export function vaultKeys({
  encryptionKeys,
  dataDirectory,
}: Pick<Config, 'encryptionKeys' | 'dataDirectory'>): readonly EncryptionKey[] {
  return encryptionKeys ?? [ownKey(dataDirectory)];
}

/**
 * Throws a `StartError` if DATABASE_URL is set without ENCRYPTION_KEYS: several servers may share an external database,
 * and if each server generated a separate key, people could not sign in.
 */
export function requireVaultKeys({
  encryptionKeys,
  databaseUrl,
}: Pick<Config, 'encryptionKeys' | 'databaseUrl'>): void {
  if (encryptionKeys !== undefined || databaseUrl === undefined) return;
  const example = `1:${randomBytes(32).toString('base64')}`;
  throw new StartError(
    `ENCRYPTION_KEYS: required with DATABASE_URL. Set and back up a key, such as this new one: ${example} (see docs/configuration.md).`,
  );
}

function ownKey(dataDirectory: string): EncryptionKey {
  const file = join(dataDirectory, 'encryption.key');
  const key = keptKey(file) ?? makeKey(dataDirectory, file);
  if (key.length !== 32) throw new Error(`${file} does not contain a 32-byte key`);
  return { id: 'own', key };
}

function keptKey(file: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(file, 'utf8'), 'base64');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Generates a key. Writes to a temporary file and renames it, so that a crash cannot leave an incomplete key. */
function makeKey(dataDirectory: string, file: string): Buffer {
  const key = randomBytes(32);
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(`${file}.new`, `${key.toString('base64')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return key;
}
