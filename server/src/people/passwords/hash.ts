import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { busyError } from '../../core/errors/errors.ts';
import type { PasswordCost } from '../../core/feature/platform.ts';

/** 46 MiB and one iteration, as recommended by OWASP's Password Storage Cheat Sheet. */
const PRODUCTION_COST: PasswordCost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const WAITING = 100;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password is correct; false if `stored` is null. Takes the same time in both cases, so that
   * timing does not reveal whether there is a password.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export interface WithPasswords {
  passwords: Passwords;
}

/**
 * Hashes a few passwords at a time and limits the queue, so that memory stays bounded under attack. Throws
 * `unavailable` if the queue is full.
 */
export function createPasswords(cost: PasswordCost = PRODUCTION_COST): Passwords {
  const limit = pLimit(AT_ONCE);
  const nobody = limit(() => hash('', cost));
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= WAITING) throw busyError();
    return limit(work);
  };
  return {
    hash: async (password) => inTurn(() => hash(password.normalize('NFKC'), cost)),
    async verify(stored, password) {
      const against = stored ?? (await nobody);
      const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
      return fits && stored !== null;
    },
  };
}
