import { addJob } from '../../platform/queue/add.ts';
import type { Trx } from './queries.ts';

/** Has waiting files read. One owner has one reader at a time; others take turns with it. */
export async function wakeReading(trx: Trx, { uid, owner_id }: { uid: string; owner_id: number }): Promise<void> {
  const work = { key: `mass-import:${uid}`, line: `mass-imports:${owner_id}` };
  await addJob(trx, 'read-mass-import', { import: uid, ownerId: owner_id }, work);
}
