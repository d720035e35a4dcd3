import { sql } from 'kysely';
import type { CardKind } from '@crewdock/contract/kinds';
import type { WithNames } from '../../dictionaries/names.ts';
import { AppError } from '../../core/errors/errors.ts';
import type { Task, TaskServices } from '../../core/context/task.ts';
import type { WithJobTexts } from '../job-texts/job-texts.ts';
import { loadJobKnowledge } from '../job-texts/knowledge.ts';
import type { JobKnowledge } from '../documents/parsing/job/knowledge.ts';
import type { WithResumes } from '../resumes/resumes.ts';
import { readCv } from './cv-draft.ts';
import type { ReadDraft, PendingImportFile } from './draft.ts';
import { readJobText } from './job-draft.ts';
import type { Db } from './queries.ts';
import { createOrLinkCard, settleRefused } from './settle.ts';
import { wakeReading } from './wake.ts';

/** Files per run chunk. Other jobs of the lane run between chunks. */
const TURN = 10;
/** Each file is read in a dedicated worker process. */
const AT_ONCE = 2;
/** Maximum attempts. A file that keeps killing the process is refused afterwards. */
const TRIES = 3;

const READERS: Record<CardKind, ReadDraft> = { talent: readCv, request: readJobText };

type Services = TaskServices & WithNames & WithResumes & WithJobTexts;

/** Background job: reads the next files of a mass import into drafts. */
export const readMassImport: Task<'read-mass-import', Services> = async (payload, services) => {
  const { db, names, signal } = services;
  let known: Promise<JobKnowledge> | undefined;
  const knowledge = () => (known ??= names().then((each) => loadJobKnowledge(db, each, new Date())));
  for (let done = 0; done < TURN; done += AT_ONCE) {
    signal.throwIfAborted();
    const files = await begin(db, payload.import);
    if (files.length === 0) return;
    await Promise.all(files.map((file) => readOne(file, knowledge, services)));
  }
  await db.transaction().execute((trx) => wakeReading(trx, { uid: payload.import, owner_id: payload.ownerId }));
};

/** Takes the next files and counts an attempt first, so that files that kill the whole process are recognized. */
async function begin(db: Db, uid: string): Promise<PendingImportFile[]> {
  const { rows } = await sql<PendingImportFile>`
    with next as (
      select f.mass_import_id, f.number, m.owner_id, m.kind from mass_import m join mass_import_file f on f.mass_import_id = m.id
      where m.uid = ${uid} and f.answer = 'waiting' order by f.number limit ${AT_ONCE})
    update mass_import_file f set attempts = f.attempts + 1 from next
    where f.mass_import_id = next.mass_import_id and f.number = next.number
    returning f.mass_import_id, f.number, f.name, f.file, f.sha256, f.attempts, next.owner_id, next.kind`.execute(db);
  return rows;
}

async function readOne(
  file: PendingImportFile,
  knowledge: () => Promise<JobKnowledge>,
  services: Services,
): Promise<void> {
  const { db, files, signal } = services;
  if (file.attempts > TRIES) return settleRefused(db, file, 'This file can’t be read.');
  const bytes = await files.get(file.file);
  if (!bytes) return settleRefused(db, file, 'This file is gone: send it again.');
  try {
    const draft = await READERS[file.kind](file, bytes, { ...services, knowledge });
    if ('refused' in draft) await settleRefused(db, file, draft.refused);
    else await createOrLinkCard(file, bytes, draft, services);
  } catch (error) {
    // The file is not the cause, so the attempt does not count.
    if (signal.aborted || error instanceof AppError) await forgive(db, file);
    throw error;
  }
}

async function forgive(db: Db, { mass_import_id, number }: PendingImportFile): Promise<void> {
  await sql`
    update mass_import_file set attempts = attempts - 1 where mass_import_id = ${mass_import_id} and number = ${number}`.execute(
    db,
  );
}
