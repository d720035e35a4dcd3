import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../support/server-process.ts';
import { smallDisk } from '../support/small-disk.ts';
import { type Ground, openGround } from './ground.ts';
import { keyedLoad, type Outcome, signIn } from './load.ts';

/** The reason why a fault cannot be injected on this machine. */
export interface NotRun {
  notRun: string;
}

const NO_DISK: NotRun = { notRun: 'no file system can be mounted here' };

/**
 * Fills PostgreSQL's disk under load and frees the space after a while. Then starts the product on a full disk: it must
 * print one line and keep the log.
 */
export async function fullDatabase(): Promise<(Outcome & { start: string }) | NotRun> {
  const disk = smallDisk('300m');
  if (!disk) return NO_DISK;
  const ground = await openGround(join(disk.path, 'data'));
  try {
    const load = await keyedLoad(ground.db);
    const server = await ground.server();
    let hasEnded = false;
    const story = async () => {
      await sleep(500);
      const makeRoom = disk.fill();
      // Waits until PostgreSQL reports an error, or exits because it cannot write its write-ahead log.
      while (!server.output().includes('"code":"53100"') && !ground.hasEnded()) await sleep(20);
      await sleep(1000);
      makeRoom();
      hasEnded = ground.hasEnded();
      if (hasEnded) await ground.startDatabase();
      await sleep(1000);
    };
    await load.during(server, server, story());
    await server.end('SIGTERM');
    const start = await refusedStart(ground, disk.fill);
    const outcome = await load.judge();
    if (!outcome.repeated['503 full'] && !hasEnded) throw new Error('no answer says that the disk is full');
    return { ...outcome, start };
  } finally {
    await ground.close();
    disk.unmount();
  }
}

/** Output of a start on a full disk. */
async function refusedStart(ground: Ground, fill: () => () => void): Promise<string> {
  await ground.stopDatabase();
  const log = () => readFileSync(join(ground.dataDirectory, 'postgres.log'), 'utf8');
  const before = log();
  const makeRoom = fill();
  const output = await ground.server({ DATABASE_URL: '', DATA_DIR: ground.dataDirectory }).then(
    () => 'it started',
    ({ message }: Error) => message.replace('Ended before it was ready:\n', '').trim(),
  );
  makeRoom();
  if (!/^Crewdock did not start\. .*(full|No space left).*$/.test(output)) throw new Error(`a full disk: ${output}`);
  if (!log().startsWith(before) || before === '') throw new Error('postgres.log was not kept');
  await ground.startDatabase();
  return output;
}

const UPLOADS = 8;
const BYTES = 100 * 1024;

/** Outcome of uploads, including uploads that were sent while the disk was full. */
export interface UploadOutcome {
  acknowledged: number;
  found: number;
  doubled: number;
  refused: number;
}

/** Fills the disk of uploaded files, which is not the disk of the database. */
export async function fullFiles(ground: Ground): Promise<UploadOutcome | NotRun> {
  const disk = smallDisk('4m');
  if (!disk) return NO_DISK;
  try {
    const server = await ground.server({ DATA_DIR: disk.path });
    const job = await publicJob(ground, server);
    const uploads = Array.from({ length: UPLOADS }, () => ({ id: randomUUID(), bytes: document() }));
    const [before, later] = [uploads.slice(0, UPLOADS / 2), uploads.slice(UPLOADS / 2)];
    for (const upload of before) if ((await apply(server, job, upload)).status !== 200) throw new Error('not taken');
    const makeRoom = disk.fill();
    for (const upload of later) {
      const { status, detail } = await apply(server, job, upload);
      if (status !== 503 || detail !== 'There is no space left for files. Please try again later.')
        throw new Error(`${status} ${detail}`);
    }
    while (!server.output().includes('ENOSPC')) await sleep(20);
    const folder = join(disk.path, 'files');
    const names = readdirSync(folder);
    if (names.length !== before.length) throw new Error(`something is half written: ${names.join(' ')}`);
    makeRoom();
    for (const upload of later) if ((await apply(server, job, upload)).status !== 200) throw new Error('not taken');
    await server.end('SIGTERM');
    const kept = readdirSync(folder).map((name) => hashOf(readFileSync(join(folder, name))));
    const { rows } = await ground.db.pool.query<{ id: string }>('select id from application where cv_file is not null');
    const ids = new Set(rows.map(({ id }) => id));
    return {
      acknowledged: UPLOADS,
      found: uploads.filter(({ id, bytes }) => ids.has(id) && kept.includes(hashOf(bytes))).length,
      doubled: kept.length - new Set(kept).size,
      refused: later.length,
    };
  } finally {
    disk.unmount();
  }
}

async function publicJob({ db }: Ground, server: ServerProcess): Promise<number> {
  const skills = [{ name: 'Rust', experience: 3, is_main: true }];
  const body = { title: 'Rust developer wanted', skills };
  const { status, text, json } = await server.call('/api/requests/', { method: 'POST', token: await signIn(db), body });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json.id;
}

async function apply(
  { port }: ServerProcess,
  job: number,
  { id, bytes }: { id: string; bytes: Buffer<ArrayBuffer> },
): Promise<{ status: number; detail: string }> {
  const form = new FormData();
  const words = { name: 'Ada', email: `${id}@example.org`, message_id: id, message: 'Hire me' };
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  form.append('cv', new File([bytes], 'cv.pdf'));
  const answer = await fetch(`http://localhost:${port}/api/requests/${job}/applications/`, {
    method: 'POST',
    body: form,
  });
  return { status: answer.status, ...((await answer.json()) as { detail: string }) };
}

/** A file that passes the PDF check, with unique content. */
function document(): Buffer<ArrayBuffer> {
  const parts = ['%PDF-1.7\n1 0 obj<<>>endobj\n', randomBytes(BYTES), '\ntrailer<<>>\n%%EOF\n'];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
