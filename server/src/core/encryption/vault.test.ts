import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requireVaultKeys, vaultKeys } from './vault-keys.ts';
import type { EncryptionKey } from '../config/environment.ts';
import { createVault } from './vault.ts';

const key = (id: string): EncryptionKey => ({ id, key: randomBytes(32) });
const vaultOf = (...keys: EncryptionKey[]) => createVault(() => keys);

describe('an encrypted secret', () => {
  const [old, fresh] = [key('2025'), key('2026')];

  test('is decrypted in its context and reveals nothing', () => {
    const vault = vaultOf(fresh);
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'a');
    expect(sealed).toMatch(/^2026\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(5), 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(vault.seal('JBSWY3DPEHPK3PXP', 'a')).not.toBe(sealed);
    expect(vault.open(sealed, 'a')).toBe('JBSWY3DPEHPK3PXP');
  });

  test('is encrypted to the same text for the same secret and context when it is repeatable', () => {
    const vault = vaultOf(fresh);
    const seal = (secret: string, place: string) => vault.seal(secret, place, { isRepeatable: true });
    expect(seal('secret', 'a')).toBe(seal('secret', 'a'));
    expect(new Set([seal('secret', 'a'), seal('secret', 'b'), seal('secreT', 'a')]).size).toBe(3);
    expect(vault.open(seal('secret', 'a'), 'a')).toBe('secret');
  });

  test('cannot be decrypted in another context, or after a bit was changed', () => {
    const vault = vaultOf(fresh);
    const sealed = vault.seal('secret', 'a');
    expect(() => vault.open(sealed, 'b')).toThrow('authenticate');
    const bytes = Buffer.from(sealed.slice(5), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const other = Buffer.from(bytes);
      other[at]! ^= 1;
      expect(() => vault.open(`2026.${other.toString('base64url')}`, 'a'), String(at)).toThrow('authenticate');
    }
    expect(() => vault.open(`2026.${bytes.subarray(0, 20).toString('base64url')}`, 'a')).toThrow('authenticate');
  });

  test('is decrypted by a former key that is still configured, and is not current', () => {
    const sealed = vaultOf(old).seal('secret', 'a');
    const both = vaultOf(fresh, old);
    expect(both.open(sealed, 'a')).toBe('secret');
    expect(both.isCurrent(sealed)).toBe(false);
    expect(both.isCurrent(both.seal('secret', 'a'))).toBe(true);
    expect(() => vaultOf(fresh).open(sealed, 'a')).toThrow('ENCRYPTION_KEYS has no key 2025');
  });
});

describe('the encryption keys', () => {
  test('of an embedded database are created once in a private file', () => {
    const dataDirectory = join(temporaryFolder(), 'data');
    const [first] = vaultKeys({ encryptionKeys: undefined, dataDirectory });
    const [second] = vaultKeys({ encryptionKeys: undefined, dataDirectory });
    expect(first!.key).toHaveLength(32);
    expect(second).toEqual(first);
    const file = join(dataDirectory, 'encryption.key');
    expect(readFileSync(file, 'utf8').trim()).toBe(first!.key.toString('base64'));
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('from the configuration take precedence', () => {
    const encryptionKeys = [key('1')];
    expect(vaultKeys({ encryptionKeys, dataDirectory: '/nowhere' })).toEqual(encryptionKeys);
  });

  test('are required with an external database, and the error suggests one', () => {
    const databaseUrl = 'postgresql://db/crewdock';
    const start = () => requireVaultKeys({ encryptionKeys: undefined, databaseUrl });
    expect(start).toThrow(/^ENCRYPTION_KEYS: required with DATABASE_URL.* 1:[A-Za-z0-9+/]{43}= /);
    expect(() => requireVaultKeys({ encryptionKeys: [key('1')], databaseUrl })).not.toThrow();
    expect(() => requireVaultKeys({ encryptionKeys: undefined, databaseUrl: undefined })).not.toThrow();
  });
});

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'crewdock-vault-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
