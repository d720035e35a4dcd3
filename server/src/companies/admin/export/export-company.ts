import { COMPANY_EXPORT_DAYS } from '@crewdock/contract/limits';
import { sql } from 'kysely';
import type { WithNames } from '../../../dictionaries/names.ts';
import { streamZip } from '../../../infra/storage/zip-archive.ts';
import type { Task, TaskServices } from '../../../core/context/task.ts';
import { finishExport } from './finish.ts';
import { companyArchives } from './found.ts';
import { ExportProgress } from './progress.ts';
import { writeCompanyArchive } from './write-archive.ts';

/** Number of attempts before an export fails, including attempts in which the process crashed. */
const TRIES = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Background job: writes a company's archive. After a crash the job starts again; the file sweep deletes the partial
 * archive.
 */
export const exportCompany: Task<'export-company', TaskServices & WithNames> = async ({ uid }, services) => {
  const { db, files, log, signal } = services;
  const begun = await begin(uid, services);
  if (!begun) return;
  const { company_id: companyId, attempts } = begun;
  if (attempts > TRIES) return fail(uid, services);
  const progress = new ExportProgress(db, uid);
  const expiresAt = new Date(Date.now() + COMPANY_EXPORT_DAYS * DAY_MS);
  const archive = streamZip((add) => writeCompanyArchive({ companyId, add, progress }, services));
  const name = 'company.zip';
  try {
    await files.add(
      { purpose: companyArchives, ownerId: null, type: 'application/zip', name, expiresAt },
      archive,
      (path) => finishExport({ uid, path, expiresAt }, services),
    );
  } catch (error) {
    if (progress.isOver) return;
    if (signal.aborted) {
      await forgive(uid, services);
      throw error;
    }
    log.warn({ err: error, company: companyId }, 'company export failed');
    if (attempts === TRIES) return fail(uid, services);
    throw error;
  }
};

async function begin(uid: string, { db }: TaskServices) {
  return db
    .updateTable('company_export')
    .set({ state: 'running', done: 0, attempts: sql<number>`attempts + 1` })
    .where('uid', '=', uid)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['company_id', 'attempts'])
    .executeTakeFirst();
}

/** Undoes the counting of an attempt, because a server shutdown does not count as a failed attempt. */
async function forgive(uid: string, { db }: TaskServices): Promise<void> {
  await db
    .updateTable('company_export')
    .set({ attempts: sql<number>`attempts - 1` })
    .where('uid', '=', uid)
    .execute();
}

async function fail(uid: string, { db }: TaskServices): Promise<void> {
  await db
    .updateTable('company_export')
    .set({ state: 'failed', finished_at: sql<Date>`now()` })
    .where('uid', '=', uid)
    .where('state', '=', 'running')
    .execute();
}
