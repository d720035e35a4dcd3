import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks may be so many steps apart. */
const WINDOW = 1;
/** Digits and letters that nobody takes for each other: five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 28;

/** A secret for an authenticator, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says: whose account of whom, and the secret. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return totp(secret, { issuer, label: account }).toString();
}

/** The time step that a six-digit code belongs to, or null when it fits none around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes of 140 bits, such as `k3v9-0hx7-22mt-q8ws-7c4e-x9r0-pdt5`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
    return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/** Only this is stored of a recovery code. Case, spaces and hyphens don't count, nor which of two similar signs was read. */
export function recoveryHash(code: string): Buffer {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(letters).digest();
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
