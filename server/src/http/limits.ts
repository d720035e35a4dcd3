import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';

const WRITES_A_MINUTE = 60;

/** Counts writes in PostgreSQL, so that every server process sees the same count. Addresses are kept only hashed. */
export function createWriteLimit(pool: Pool): (caller: string) => Promise<void> {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: 'write',
    points: WRITES_A_MINUTE,
    duration: 60,
  });
  return async (caller) => {
    try {
      await limiter.consume(createHash('sha256').update(caller).digest('base64url').slice(0, 22));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooManyRequests();
      throw error;
    }
  };
}
