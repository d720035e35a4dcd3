import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { JobHandler, JobRun } from '../queue/job-handler.ts';
import type { FileStorage } from './files.ts';
import { createMeasuredStream } from './measure.ts';
import { toStorageKey, toStoragePath } from './path.ts';
import { isNamed, type Purpose } from './purpose.ts';

/** Files created before this time are removed if they are incomplete or not referenced. No upload takes a whole day. */
const GIVEN_UP = sql`now() - interval '1 day'`;
const AT_ONCE = 500;
const READ_A_DAY = 10_000;

type Db = Kysely<Schema>;

/**
 * Daily cleanup after crashes: removes rows without bytes, files that have expired or are not referenced, and bytes
 * without a row. Then adds missing sizes and hashes of files that were stored before the `file` table existed.
 */
export const sweepFiles: JobHandler<'sweep-files', JobRun & { db: Db; files: FileStorage }> = async (
  _,
  { db, files, log, signal },
) => {
  let removed = 0;
  removed += await removeRows(db, files, sql`state = 'pending' and created_at < ${GIVEN_UP} or expires_at <= now()`);
  for (const purpose of files.purposes) {
    const unnamed = sql<boolean>`not ${isNamed(purpose, sql.ref('file.path'))}`;
    const lost = sql`purpose = ${purpose.name} and created_at < ${GIVEN_UP} and ${unnamed}`;
    removed += await removeRows(db, files, lost);
  }
  for await (const keys of batches(files.store.list())) {
    if (signal.aborted) return;
    removed += await removeStrays(db, files, keys);
  }
  const measuredNow = await measureFormer(db, files, signal);
  if (removed + measuredNow > 0) log.info({ removed, measured: measuredNow }, 'cleaned up the file storage');
};

/**
 * Deletes rows before bytes, so that no file is opened while it is removed. Skips rows that another transaction has
 * locked.
 */
async function removeRows(db: Db, { store }: FileStorage, where: RawBuilder<unknown>): Promise<number> {
  let removed = 0;
  for (;;) {
    const paths = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ path: string }>`
        select path from file where ${where} limit ${AT_ONCE} for update skip locked`.execute(trx);
      // Uses a separate statement, because the deletion must see references that were committed before the locks were
      // acquired.
      const gone = await sql<{ path: string }>`
        delete from file where path = any(${rows.map(({ path }) => path)}) and (${where}) returning path`.execute(trx);
      return gone.rows.map(({ path }) => path);
    });
    for (const path of paths) await store.remove(toStorageKey(path)!);
    removed += paths.length;
    if (paths.length === 0) return removed;
  }
}

/**
 * Removes bytes without a row. Rows are created before bytes, except that files stored before the `file` table existed
 * may lack a row: these files are kept if a feature's column refers to them.
 */
async function removeStrays(db: Db, { store, purposes }: FileStorage, keys: string[]): Promise<number> {
  const paths = keys.map(toStoragePath).filter((path) => toStorageKey(path) !== null);
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${paths}::text[]) as stray (path)
    where not exists (select from file where file.path = stray.path)
      and not (${anyNames(purposes, sql.ref('stray.path'))})`.execute(db);
  for (const { path } of rows) await store.remove(toStorageKey(path)!);
  return rows.length;
}

function anyNames(purposes: readonly Purpose[], path: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join([sql`false`, ...purposes.map((purpose) => isNamed(purpose, path))], sql` or `);
}

async function measureFormer(db: Db, { store }: FileStorage, signal: AbortSignal): Promise<number> {
  const former = await db
    .selectFrom('file')
    .where('state', '=', 'stored')
    .where('sha256', 'is', null)
    .select('path')
    .limit(READ_A_DAY)
    .execute();
  let done = 0;
  for (const { path } of former) {
    if (signal.aborted) return done;
    const stream = await store.read(toStorageKey(path)!);
    if (!stream) continue;
    const { body, measure } = createMeasuredStream(stream);
    for await (const _ of body);
    const contents = { bytes: measure.bytes, sha256: measure.sha256() };
    await db.updateTable('file').set(contents).where('path', '=', path).execute();
    done++;
  }
  return done;
}

async function* batches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
