import { sql } from 'kysely';
import type { WithNames } from '../../dictionaries/names.ts';
import { loadDictionaries } from '../../imports/dictionaries.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { Task, TaskServices } from '../../platform/queue/task.ts';
import type { Knowledge } from '../parsing/knowledge.ts';
import type { WithResumes } from '../resumes/resumes.ts';
import type { Db } from './queries.ts';
import { settle, settleRefused, type Waiting } from './settle.ts';
import { wakeReading } from './wake.ts';

/** Files of one turn: other work of the lane has its own in between. */
const TURN = 10;
/** Each is read in a process of its own. */
const AT_ONCE = 2;
/** One that has taken its reader with it so often isn’t read again. */
const TRIES = 3;

type Services = TaskServices & WithNames & WithResumes;

/** Reads the next files of a mass import and makes drafts of them. */
export const readMassImport: Task<'read-mass-import', Services> = async (payload, services) => {
  const { db, signal } = services;
  let known: Promise<Knowledge> | undefined;
  const knowledge = () => (known ??= loadKnowledge(db));
  for (let done = 0; done < TURN; done += AT_ONCE) {
    signal.throwIfAborted();
    const files = await begin(db, payload.import);
    if (files.length === 0) return;
    await Promise.all(files.map((file) => readOne(file, knowledge, services)));
  }
  await db.transaction().execute((trx) => wakeReading(trx, { uid: payload.import, owner_id: payload.ownerId }));
};

/** The next ones, noted as begun: what ends the whole process with it is known by that. */
async function begin(db: Db, uid: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with next as (
      select f.mass_import_id, f.number, m.owner_id from mass_import m join mass_import_file f on f.mass_import_id = m.id
      where m.uid = ${uid} and f.answer = 'waiting' order by f.number limit ${AT_ONCE})
    update mass_import_file f set attempts = f.attempts + 1 from next
    where f.mass_import_id = next.mass_import_id and f.number = next.number
    returning f.mass_import_id, f.number, f.name, f.file, f.sha256, f.attempts, next.owner_id`.execute(db);
  return rows;
}

async function loadKnowledge(db: Db): Promise<Knowledge> {
  return { ...(await loadDictionaries(db)), today: new Date().toISOString().slice(0, 10) };
}

async function readOne(file: Waiting, knowledge: () => Promise<Knowledge>, services: Services): Promise<void> {
  const { db, files, resumes, signal } = services;
  if (file.attempts > TRIES) return settleRefused(db, file, 'This file can’t be read.');
  const bytes = await files.get(file.file);
  if (!bytes) return settleRefused(db, file, 'This file is gone: send it again.');
  try {
    const allow = async () => {};
    const outcome = await resumes.read({ bytes }, { personId: file.owner_id, signal, allow, knowledge });
    if ('refused' in outcome) await settleRefused(db, file, outcome.refused);
    else await settle(file, bytes, outcome.parsed, services);
  } catch (error) {
    // The file is not to blame.
    if (signal.aborted || error instanceof AppError) await forgive(db, file);
    throw error;
  }
}

async function forgive(db: Db, { mass_import_id, number }: Waiting): Promise<void> {
  await sql`
    update mass_import_file set attempts = attempts - 1 where mass_import_id = ${mass_import_id} and number = ${number}`.execute(
    db,
  );
}
