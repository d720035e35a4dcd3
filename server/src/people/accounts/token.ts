import { createHash } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;
/** Absolute lifetime of a session, regardless of use. */
const LONGEST_MS = 30 * 24 * HOUR_MS;
/** Staff sessions end after this time without use. */
const STAFF_IDLE_MS = 12 * HOUR_MS;

/** Hashes a token; only the hash is stored. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The time when a session that was last used at `used` expires. */
export function sessionExpiry({ begun, used, isStaff }: { begun: Date; used: Date; isStaff: boolean }): Date {
  const end = begun.getTime() + LONGEST_MS;
  return new Date(isStaff ? Math.min(end, used.getTime() + STAFF_IDLE_MS) : end);
}
