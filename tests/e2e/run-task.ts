import { urlOfRunning } from '@crewdock/server/infra/db/embedded/start';
import { connectTo } from '@crewdock/server/infra/db/open';
import type { TaskName } from '@crewdock/server/infra/queue/payloads';
import { expect } from '@playwright/test';
import { currentProduct } from '../fixtures/product.ts';

/** Runs a scheduled task of the product immediately and waits until it has finished. */
export async function runTask(task: TaskName, { dataDirectory } = currentProduct()): Promise<void> {
  const db = connectTo((await urlOfRunning(dataDirectory))!);
  try {
    const { rows } = await db.pool.query(`select (graphile_worker.add_job($1, '{}')).id`, [task]);
    const isWaiting = async () =>
      (await db.pool.query('select from graphile_worker.jobs where id = $1', [rows[0].id])).rowCount;
    await expect.poll(isWaiting).toBe(0);
  } finally {
    await db.close();
  }
}
