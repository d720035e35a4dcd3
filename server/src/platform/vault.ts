import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key of 32 bytes and what it is called in what it sealed. */
export interface VaultKey {
  id: string;
  key: Buffer;
}

/** Keeps short secrets unreadable for who has the database alone. */
export interface Vault {
  /** `place` says where it is kept: sealed for one place, it opens at no other. */
  seal(secret: string, place: string): string;
  /** Throws when it was sealed for another place, was changed, or by a key that is not there any more. */
  open(sealed: string, place: string): string;
  /** Whether it was sealed by the key that seals now. */
  isCurrent(sealed: string): boolean;
}

export interface WithVault {
  vault: Vault;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The first key seals; the others open what they sealed. Keys are read when they are needed first. */
export function createVault(read: () => readonly VaultKey[]): Vault {
  let known: readonly VaultKey[] | undefined;
  const keys = () => (known ??= read());
  const first = () => keys()[0]!;
  return {
    seal(secret, place) {
      const { id, key } = first();
      const iv = randomBytes(IV_BYTES);
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
