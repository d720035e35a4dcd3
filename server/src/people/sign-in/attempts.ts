import { knownDevice } from '../accounts/devices.ts';
import type { Context } from '../../core/context/context.ts';
import type { Limit } from '../../core/context/limits.ts';

/**
 * A sign-in attempt. It is counted before the credentials are checked, so that concurrent attempts cannot exceed the
 * limits.
 */
export interface Attempt {
  /** Reports success: resets the failure count and counts a successful sign-in. */
  succeeded(): Promise<void>;
  failed(): Promise<void>;
  /** Uncounts the attempt, because it did not test a password. */
  takenBack(): Promise<void>;
}

type Use = [limit: Limit, key: string];

/**
 * Counts a sign-in attempt. Throws `too_many_requests` after too many failures, or too many successes. Browsers that
 * have signed in to the account before have a separate limit, so that attackers in other browsers cannot lock the owner
 * out.
 */
export async function countAttempt(context: Context, email: string): Promise<Attempt> {
  const { db, limits, cookies, caller } = context;
  const device = await knownDevice(db, cookies, email);
  const own: Use = device
    ? ['sign-in-device', `${device.toString('base64url')} ${email}`]
    : ['sign-in-pair', `${caller} ${email}`];
  const shared: Use[] = device
    ? []
    : [
        ['sign-in-address', caller],
        ['sign-in-account', email],
      ];
  const entered: Use = ['signed-in', `${caller} ${email}`];
  const giveBack = (uses: Use[]) => Promise.all(uses.map((use) => limits.giveBack(...use)));
  for (const use of [own, ...shared]) await limits.use(...use);
  try {
    await limits.use(...entered);
  } catch (error) {
    await giveBack([own, ...shared]);
    throw error;
  }
  return {
    async succeeded() {
      await Promise.all([limits.forget(...own), giveBack(shared)]);
    },
    async failed() {
      await giveBack([entered]);
    },
    async takenBack() {
      await giveBack([own, ...shared, entered]);
    },
  };
}
