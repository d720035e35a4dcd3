import { sql } from 'kysely';
import { addJob } from '../../../infra/queue/add.ts';
import type { FoundImport, Trx } from '../queries.ts';

/** The person who gets the fetched CVs, and whether rows whose CV cannot be fetched are imported without it. */
export interface CvFetchOptions {
  ownerId: number;
  badLinks: boolean;
}

/** Starts a background job that fetches the CVs linked in rows. Returns false if no row has a link. */
export async function askForLinks(
  trx: Trx,
  found: FoundImport,
  { ownerId, badLinks }: CvFetchOptions,
): Promise<boolean> {
  const { id, uid } = found;
  const { rows } = await sql<{ count: number }>`
    with asked as (
      update import_row r set link = 'asked', reason = null from import i
      where i.id = ${id} and r.import_id = i.id and r.sheet = (i.mapping->>'sheet')::int and r.state = 'waiting'
        and r.answer in ('create', 'update') and (r.link is null or r.link = 'asked')
        and coalesce(r."values"->>'cv_url', '') <> ''
      returning r.number)
    select count(*) as count from asked`.execute(trx);
  const { count } = rows[0]!;
  if (count === 0) return false;
  await trx
    .updateTable('import')
    .set({ state: 'fetching', links_total: count, links_read: 0, links_bad: 0 })
    .where('id', '=', id)
    .execute();
  await wakeFetching(trx, { import: uid, ownerId, badLinks });
  return true;
}

/** Queues a job for the next batch of links. Jobs of other imports that are already queued run first. */
export async function wakeFetching(trx: Trx, payload: { import: string } & CvFetchOptions): Promise<void> {
  await addJob(trx, 'fetch-import-cvs', payload, { key: `import-cvs:${payload.import}` });
}
