import { createHash } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;
/** However much it is used. */
const LONGEST_MS = 30 * 24 * HOUR_MS;
/** Without use. */
const STAFF_IDLE_MS = 12 * HOUR_MS;

/** Only this is stored of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** When a session expires that was used last at `used`. */
export function sessionExpiry({ begun, used, isStaff }: { begun: Date; used: Date; isStaff: boolean }): Date {
  const end = begun.getTime() + LONGEST_MS;
  return new Date(isStaff ? Math.min(end, used.getTime() + STAFF_IDLE_MS) : end);
}
