import { knownDevice } from '../accounts/devices.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Limit } from '../../platform/http/limits.ts';

/** One attempt to sign in, counted before it is made: many at once are no way round the limits. */
export interface Attempt {
  /** It was right: forgets what failed before it, and counts with those that succeeded. */
  succeeded(): Promise<void>;
  /** It was a guess that failed. */
  failed(): Promise<void>;
  /** It was not a guess at a password: counts nothing. */
  takenBack(): Promise<void>;
}

type Use = [limit: Limit, key: string];

/**
 * Counts an attempt; refuses when too many failed, or more succeeded than anybody needs. A browser that signed in to this account before has a limit of its own,
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
