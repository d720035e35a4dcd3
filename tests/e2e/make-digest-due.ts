import { urlOfRunning } from '@crewdock/server/infra/db/embedded/start';
import { connectTo } from '@crewdock/server/infra/db/open';
import { currentProduct } from '../fixtures/product.ts';

/**
 * Makes a subscriber's digest of available resources due, so that the next run of the task sends it regardless of the
 * hour.
 */
export async function makeDigestDue(email: string, { dataDirectory } = currentProduct()): Promise<void> {
  const db = connectTo((await urlOfRunning(dataDirectory))!);
  try {
    await db.pool.query(`update resource_subscription set next_at = now() - interval '1 second' where email = $1`, [
      email,
    ]);
  } finally {
    await db.close();
  }
}
