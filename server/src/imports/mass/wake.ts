import { addJob } from '../../infra/queue/add.ts';
import type { Trx } from './queries.ts';

/**
 * Queues a background job that reads the waiting files. Jobs of one owner run one at a time, and alternate with jobs of
 * other owners.
 */
export async function wakeReading(trx: Trx, { uid, owner_id }: { uid: string; owner_id: number }): Promise<void> {
  const work = { key: `mass-import:${uid}`, line: `mass-imports:${owner_id}` };
  await addJob(trx, 'read-mass-import', { import: uid, ownerId: owner_id }, work);
}
