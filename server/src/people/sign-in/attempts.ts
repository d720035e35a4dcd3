import { knownDevice } from '../accounts/devices.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Limit } from '../../platform/http/limits.ts';

/** One attempt to sign in, counted before it is made: many at once are no way round the limits. */
export interface Attempt {
  /** It was right: forgets what failed before it, and counts nothing. */
  succeeded(): Promise<void>;
  /** It was not a guess at a password: counts nothing. */
  takenBack(): Promise<void>;
}

type Use = [limit: Limit, key: string];

/**
 * Counts an attempt; refuses when too many failed. A browser that signed in to this account before has a limit of its own,
 * so that nobody who tries passwords elsewhere can keep its owner out.
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
  for (const use of [own, ...shared]) await limits.use(...use);
  const giveBack = (uses: Use[]) => Promise.all(uses.map((use) => limits.giveBack(...use)));
  return {
    async succeeded() {
      await Promise.all([limits.forget(...own), giveBack(shared)]);
    },
    async takenBack() {
      await giveBack([own, ...shared]);
    },
  };
}
