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
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Number of files per job, so that other jobs in the queue run in between. */
const TURN = 10;
/** Number of files that are read concurrently, each in a separate worker process. */
const AT_ONCE = 2;
/** Maximum number of attempts per file. A file that makes the process crash each time is then refused. */
const TRIES = 3;

const READERS: Record<CardKind, ReadDraft> = { talent: readCv, request: readJobText };

type Services = TaskServices & WithNames & WithResumes & WithJobTexts;

/** Background job: reads the next files of a mass import and creates drafts of cards. */
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

/**
 * Selects the next files. Counts the attempt before reading, so that files that crash the whole process are detected.
 */
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
  if (file.attempts > TRIES) return settleRefused(db, file, formatMessage(errors.unreadable));
  const bytes = await files.get(file.file);
  if (!bytes) return settleRefused(db, file, formatMessage(errors.fileGone));
  try {
    const draft = await READERS[file.kind](file, bytes, { ...services, knowledge });
    if ('refused' in draft) await settleRefused(db, file, draft.refused);
    else await createOrLinkCard(file, bytes, draft, services);
  } catch (error) {
    // The file did not cause the error, so the attempt is not counted.
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
