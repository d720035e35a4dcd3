import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';

const MINUTE = 60;

/** How many times in how many seconds: every limit of the server. */
const LIMITS = {
  /** Things that a visitor may leave behind: shared links, messages. */
  write: { points: 60, duration: MINUTE },
} as const;

export type Limit = keyof typeof LIMITS;

/** Counts in PostgreSQL, so that every server process sees the same numbers. Keys are kept only hashed. */
export interface Limits {
  /** Counts one use by this key; refuses with the time to wait when there were too many. */
  use(limit: Limit, key: string): Promise<void>;
  /** Refuses like `use` and counts nothing. */
  check(limit: Limit, key: string): Promise<void>;
  /** Forgets the uses of this key. */
  forget(limit: Limit, key: string): Promise<void>;
}

export function createLimits(pool: Pool): Limits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, limiterOf(pool, name, limit)]),
  ) as Record<Limit, RateLimiterPostgres>;
  return {
    async use(limit, key) {
      try {
        await limiters[limit].consume(hashed(key));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooManyRequests(error.msBeforeNext / 1000);
        throw error;
      }
    },
    async check(limit, key) {
      const used = await limiters[limit].get(hashed(key));
      if (used && used.remainingPoints <= 0) throw tooManyRequests(used.msBeforeNext / 1000);
    },
    async forget(limit, key) {
      await limiters[limit].delete(hashed(key));
    },
  };
}

/** Whom limits count: an IPv4 address, or the /64 network that one customer has of IPv6. */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const full = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)];
  return full.slice(0, 4).join(':');
}

function limiterOf(pool: Pool, name: string, limit: { points: number; duration: number }): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    ...limit,
  });
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
