import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Accepted clock difference, in time steps of 30 seconds. */
const WINDOW = 1;
/** Digits and letters that are hard to confuse: five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 28;

/** Generates a TOTP secret in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the otpauth URI for the QR code, with issuer, account and secret. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return totp(secret, { issuer, label: account }).toString();
}

/** Returns the time step of a six-digit code, or null if it matches no step around `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Generates ten codes of 140 bits, such as `k3v9-0hx7-22mt-q8ws-7c4e-x9r0-pdt5`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
    return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/**
 * Hashes a recovery code; only the hash is stored. Ignores case, spaces and hyphens, and treats similar characters as
 * equal.
 */
export function recoveryHash(code: string): Buffer {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(letters).digest();
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
