import { createHash } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;
/** Maximum lifetime of a session in milliseconds, regardless of use. */
const LONGEST_MS = 30 * 24 * HOUR_MS;
/** Milliseconds without use after which staff sessions end. */
const STAFF_IDLE_MS = 12 * HOUR_MS;

/** Hashes a token. Only the hash is stored. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Returns the expiry time of a session. `used` is the time of its last use. */
export function sessionExpiry({ begun, used, isStaff }: { begun: Date; used: Date; isStaff: boolean }): Date {
  const end = begun.getTime() + LONGEST_MS;
  return new Date(isStaff ? Math.min(end, used.getTime() + STAFF_IDLE_MS) : end);
}
