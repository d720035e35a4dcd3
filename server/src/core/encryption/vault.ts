import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { EncryptionKey } from '../config/environment.ts';

interface SealOptions {
  /**
   * Whether equal secrets get equal ciphertexts. Responses that contain them can then be cached, but readers can see
   * that two secrets are equal.
   */
  isRepeatable?: boolean;
}

/** Encrypts small secrets, so that access to the database is not enough to read them. */
export interface Vault {
  /** Encrypts a secret. `place` is the associated data: the secret can only be decrypted with the same `place`. */
  seal(secret: string, place: string, options?: SealOptions): string;
  /**
   * Decrypts a secret. Throws if `place` differs, if the ciphertext was changed, or if the key is no longer configured.
   */
  open(sealed: string, place: string): string;
  /** Returns whether the secret is encrypted with the current key. */
  isCurrent(sealed: string): boolean;
}

export interface WithVault {
  vault: Vault;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/**
 * Prefix of repeatable ciphertexts. They use a separate derived key, because visitors can request any number of them.
 */
const REPEATABLE = 'r';

/** Creates a vault with AES-256-GCM. The first key encrypts; the others only decrypt. `read` is called on first use. */
export function createVault(read: () => readonly EncryptionKey[]): Vault {
  let known: readonly EncryptionKey[] | undefined;
  const keys = () => (known ??= read());
  const first = () => keys()[0]!;
  return {
    seal(secret, place, { isRepeatable = false } = {}) {
      const { id, key } = first();
      const used = isRepeatable ? deriveKey(key, 'repeatable') : key;
      const iv = isRepeatable ? deriveIv(secret, place, key) : randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, used, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      const text = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [id, ...(isRepeatable ? [REPEATABLE] : []), text.toString('base64url')].join('.');
    },
    open(sealed, place) {
      const [id, ...parts] = sealed.split('.');
      const isRepeatable = parts.length > 1 && parts[0] === REPEATABLE;
      const found = keys().find((one) => one.id === id);
      if (!found) throw new Error(`ENCRYPTION_KEYS has no key ${id}, which encrypted a secret in the database`);
      const bytes = Buffer.from(parts.at(-1) ?? '', 'base64url');
      const used = isRepeatable ? deriveKey(found.key, 'repeatable') : found.key;
      const decipher = createDecipheriv(CIPHER, used, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
      const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => sealed.startsWith(`${first().id}.`),
  };
}

/** Derives the IV from the secret, so that different secrets have different IVs. */
function deriveIv(secret: string, place: string, key: Buffer): Buffer {
  const hmac = createHmac('sha256', deriveKey(key, 'iv')).update(`${place}\0${secret}`);
  return hmac.digest().subarray(0, IV_BYTES);
}

function deriveKey(key: Buffer, purpose: 'iv' | 'repeatable'): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
}
