import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { EncryptionKey } from '../config/environment.ts';

interface SealOptions {
  /** Equal secrets give equal texts, so that answers with them can be cached. Readers learn that two are equal. */
  isRepeatable?: boolean;
}

/** Encrypts small secrets, so that access to the database alone does not reveal them. */
export interface Vault {
  /** Encrypts a secret. `place` is bound as associated data: the secret can only be decrypted with the same place. */
  seal(secret: string, place: string, options?: SealOptions): string;
  /** Decrypts a secret. Throws when the place differs, the text was changed, or its key is no longer configured. */
  open(sealed: string, place: string): string;
  /** Whether the secret is encrypted with the current key. */
  isCurrent(sealed: string): boolean;
}

export interface WithVault {
  vault: Vault;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. The first key encrypts; the others only decrypt. Keys are read on first use. */
export function createVault(read: () => readonly EncryptionKey[]): Vault {
  let known: readonly EncryptionKey[] | undefined;
  const keys = () => (known ??= read());
  const first = () => keys()[0]!;
  return {
    seal(secret, place, { isRepeatable = false } = {}) {
      const { id, key } = first();
      // Derived from the secret, an IV is never used for two different ones.
      const iv = isRepeatable ? ivFor(secret, place, key) : randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      const text = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${id}.${text.toString('base64url')}`;
    },
    open(sealed, place) {
      const [id, text = ''] = sealed.split('.');
      const found = keys().find((one) => one.id === id);
      if (!found) throw new Error(`ENCRYPTION_KEYS has no key ${id}, which sealed what is in the database`);
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
      const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => sealed.startsWith(`${first().id}.`),
  };
}

function ivFor(secret: string, place: string, key: Buffer): Buffer {
  const derived = createHmac('sha256', key).update('iv').digest();
  return createHmac('sha256', derived).update(`${place}\0${secret}`).digest().subarray(0, IV_BYTES);
}
