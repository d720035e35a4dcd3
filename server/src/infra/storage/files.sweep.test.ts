import { randomBytes, hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { startS3 } from '../../../../tests/support/s3.ts';
import type { TaskServices } from '../../core/context/task.ts';
import { checkStore } from './check-store.ts';
import { createFiles, type FileStorage, type NewFile } from './files.ts';
import { folderStore } from './folder-store.ts';
import { holdFile, removeFile } from './naming.ts';
import { toStorageKey, newPath } from './path.ts';
import type { Purpose } from './purpose.ts';
import { s3Store } from './s3-store.ts';
import type { Store } from './store.ts';
import { sweepFiles } from './sweep.ts';

const MEGABYTE = 2 ** 20;
const avatars: Purpose = { name: 'avatar', maxBytes: 200 * MEGABYTE, isPublic: true, namedIn: 'person.avatar' };
const BYTES = randomBytes(100_000);

let database: TestDatabase;
let store: Store;
let files: FileStorage;
let person: number;
/**
 * Simulated crashes wait for this promise, which stays pending. It is rejected after the tests of a store to close
 * their open files.
 */
let death: PromiseWithResolvers<never>;
let died: Promise<unknown>[];

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.pool.query('delete from file; delete from person');
  const added = await database.pool.query(
    `insert into person (email, first_name, last_name, owner_number) values ('a@b.example', 'A', 'B', 1) returning id`,
  );
  person = added.rows[0].id;
});

const KINDS = [
  [
    'a folder',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'crewdock-files-'));
      return { store: folderStore(folder), close: () => rm(folder, { recursive: true }) };
    },
  ],
  [
    'a bucket',
    async () => {
      const { config, close } = await startS3();
      return { store: s3Store(config), close };
    },
  ],
] as const;

describe.each(KINDS)('in %s', (_kind, start) => {
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await start());
    death = Promise.withResolvers();
    death.promise.catch(() => undefined);
    died = [];
  });

  afterAll(async () => {
    death.reject(new Error('its process has died'));
    await Promise.all(died);
    await close();
  });

  beforeEach(async () => {
    for (const key of await keys()) await store.remove(key);
    files = createFiles(database.kysely, store, [avatars]);
  });

  test('a file is stored unchanged, with a row that describes it', async () => {
    const path = await add();
    expect(await files.get(path)).toEqual(BYTES);
    expect(await rows()).toMatchObject([
      { path, owner_id: person, purpose: 'avatar', bytes: BYTES.length, sha256: sha256(BYTES), state: 'stored' },
    ]);
    expect(await files.open(newPath('image/webp'))).toBeNull();
  });

  test('a part of a file is read from its first to its last byte', async () => {
    const file = await files.open(await add());
    expect(await buffer(await file!.read({ first: 500, last: 1499 }))).toEqual(BYTES.subarray(500, 1500));
    expect(await buffer(await file!.read({ first: 99_999, last: 99_999 }))).toEqual(BYTES.subarray(99_999));
  });

  describe('leftovers of a crash', () => {
    const CRASHES: [string, Partial<Parameters<typeof crash>[0]>][] = [
      ['before the first byte', { body: hanging() }],
      ['amid the bytes', { body: hanging(BYTES) }],
      [
        'between the bytes and the mark',
        {
          write: async (key, body) => {
            await store.write(key, body);
            await forever();
          },
        },
      ],
      ['between the mark and the name', { name: forever }],
    ];

    test.each(CRASHES)('a file after a crash %s is not readable and is deleted after a day', async (when, where) => {
      const path = await crash(where);
      if (when !== 'between the mark and the name') expect(await files.open(path)).toBeNull();
      await sweep();
      expect(await rows()).toHaveLength(1);
      await letDaysPass();
      await sweep();
      expect([await rows(), await keys()]).toEqual([[], []]);
    });

    test('stored bytes without a row are deleted by the next sweep, unless a row of a feature refers to them', async () => {
      const [stray, named] = [newPath('image/webp'), newPath('image/webp')];
      for (const path of [stray, named]) await store.write(toStorageKey(path)!, chunks(BYTES));
      await database.pool.query('update person set avatar = $1', [named]);
      await sweep();
      expect(await keys()).toEqual([toStorageKey(named)]);
    });
  });

  test('a sweep keeps referenced files, and files that a transaction is about to refer to', async () => {
    const named = await add();
    const young = await add(async () => {
      await sweep();
      await sweep();
    });
    expect(await keys()).not.toContain(toStorageKey(young));
    const held = await crash({ name: forever });
    await letDaysPass();
    await database.kysely.transaction().execute(async (trx) => {
      await holdFile(trx, held);
      await sweep();
      await trx.updateTable('person').set({ avatar: held }).execute();
      await sweep();
    });
    expect(await files.get(held)).toEqual(BYTES);
    // The previous avatar is not referenced any more.
    await sweep();
    expect([await files.open(named), await keys()]).toEqual([null, [toStorageKey(held)]]);
  });

  test('a file that is not referenced after the upload is deleted immediately, even if it was swept meanwhile', async () => {
    await expect(add(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([await rows(), await keys()]).toEqual([[], []]);
    const late = add(async (path) => {
      await letDaysPass();
      await sweep();
      await nameIt(path);
    });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect((await database.pool.query('select avatar from person')).rows).toEqual([{ avatar: null }]);
  });

  test('a file is kept when an outer transaction commits its reference', async () => {
    const outer = await database.kysely.startTransaction().execute();
    const path = await add(async (avatar) => {
      await holdFile(outer, avatar);
      await outer.updateTable('person').set({ avatar }).execute();
    });
    await outer.commit().execute();
    expect(await files.get(path)).toEqual(BYTES);
  });

  test.each<[string, Partial<NewFile>, AsyncIterable<Uint8Array> | Uint8Array, object]>([
    ['breaks off', {}, broken(), { message: 'the caller went' }],
    ['is larger than its purpose allows', { purpose: { ...avatars, maxBytes: 99_999 } }, BYTES, { code: 'too_large' }],
    ['is not what was promised', { sha256: sha256(Buffer.from('x')) }, BYTES, { code: 'malformed_request' }],
  ])('a file that %s leaves nothing behind', async (_, more, body, refusal) => {
    await expect(add(nameIt, body, more)).rejects.toMatchObject(refusal);
    expect([await rows(), await keys()]).toEqual([[], []]);
  });

  test('an upload that breaks off reports the cause', async () => {
    await expect(store.write('x', broken())).rejects.toThrow('the caller went');
  });

  test('an expired file is unavailable immediately, and its bytes are deleted by the next sweep', async () => {
    const path = await add(nameIt, BYTES, { expiresAt: new Date(Date.now() + 60_000) });
    expect(await files.get(path)).toEqual(BYTES);
    await database.pool.query('update file set expires_at = now()');
    expect(await files.open(path)).toBeNull();
    await sweep();
    expect([await rows(), await keys()]).toEqual([[], []]);
  });

  test('a removal takes effect with its transaction, and the bytes are deleted afterwards', async () => {
    const path = await add();
    const undone = database.kysely.transaction().execute(async (trx) => {
      await removeFile(trx, path);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await files.get(path)).toEqual(BYTES);
    await database.kysely.transaction().execute((trx) => removeFile(trx, path));
    expect([await files.open(path), await keys()]).toEqual([null, [toStorageKey(path)]]);
  });

  test('the hash is filled in for a file that was stored before hashes existed', async () => {
    const path = await add();
    await database.pool.query('update file set bytes = null, sha256 = null');
    await sweep();
    expect(await rows()).toMatchObject([{ path, bytes: BYTES.length, sha256: sha256(BYTES) }]);
  });

  test('a large file is streamed in and out without being held in memory', async () => {
    const chunk = randomBytes(MEGABYTE);
    const size = 128;
    const most = watchMemory();
    const path = await add(
      nameIt,
      (async function* () {
        for (let at = 0; at < size; at++) {
          yield chunk;
          if (at % 16 === 0) most.look();
        }
      })(),
    );
    let read = 0;
    for await (const part of await (await files.open(path))!.read()) {
      const before = read;
      read += (part as Buffer).length;
      if (Math.floor(before / MEGABYTE / 16) < Math.floor(read / MEGABYTE / 16)) most.look();
    }
    expect(read).toBe(size * MEGABYTE);
    expect(most.megabytes()).toBeLessThan(size / 2);
  });
});

test.each(['write', 'read'] as const)(
  'a store that cannot %s is reported as unavailable and keeps no partial file',
  async (what) => {
    const folder = await mkdtemp(join(tmpdir(), 'crewdock-files-'));
    store = folderStore(folder);
    files = createFiles(database.kysely, store, [avatars]);
    const path = await add();
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    files = createFiles(database.kysely, { ...store, [what]: () => Promise.reject(full) }, [avatars]);
    const away = { code: 'unavailable', retryAfter: 5 };
    if (what === 'read') await expect(files.get(path)).rejects.toMatchObject(away);
    else await expect(add()).rejects.toMatchObject(away);
    expect([await rows(), await keys()]).toMatchObject([[{ path }], [toStorageKey(path)]]);
    await rm(folder, { recursive: true });
  },
);

test.each([
  ['bucket', { bucket: 'nobodys' }, 'FILES_S3_BUCKET'],
  ['key', { accessKeyId: 'WRONG' }, 'FILES_S3_ACCESS_KEY_ID'],
])('a wrong %s prevents the start', async (_, wrong, variable) => {
  const s3 = await startS3();
  await expect(s3Store(s3.config).check()).resolves.toBeUndefined();
  await expect(s3Store({ ...s3.config, ...wrong }).check()).rejects.toThrow(variable);
  await s3.close();
  const warn = vi.fn<() => void>();
  await checkStore(s3Store(s3.config), { warn } as unknown as TaskServices['log']);
  expect(warn).toHaveBeenCalledOnce();
});

async function add(
  name: (path: string) => Promise<void> = nameIt,
  body: AsyncIterable<Uint8Array> | Uint8Array = BYTES,
  more: Partial<NewFile> = {},
): Promise<string> {
  const file = { purpose: avatars, ownerId: person, type: 'image/webp', ...more } as const;
  return files.add(file, body, async (path) => {
    await name(path);
    return path;
  });
}

async function nameIt(path: string): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    await holdFile(trx, path);
    await trx.updateTable('person').set({ avatar: path }).execute();
  });
}

/** Simulates a crash while a file is stored: the code after the crash never runs. Returns the file's path. */
async function crash({
  write = store.write,
  name = nameIt,
  body = BYTES,
}: {
  write?: Store['write'];
  name?: (path: string) => Promise<void>;
  body?: AsyncIterable<Uint8Array> | Uint8Array;
}): Promise<string> {
  const reached = Promise.withResolvers<void>();
  const dying = createFiles(
    database.kysely,
    {
      ...store,
      write: async (key, bytes) => {
        if (body !== BYTES) reached.resolve();
        await write(key, bytes);
      },
    },
    [avatars],
  );
  const stop = async (path: string) => {
    reached.resolve();
    await name(path);
  };
  const adding = dying.add({ purpose: avatars, ownerId: person, type: 'image/webp' }, body, stop);
  died.push(adding.catch(() => undefined));
  if (write !== store.write) await expect.poll(keys).toHaveLength(1);
  else await reached.promise;
  return (await rows()).at(-1)!.path;
}

async function sweep(): Promise<void> {
  const log = { info: () => {} } as unknown as TaskServices['log'];
  const { signal } = new AbortController();
  await sweepFiles({}, { db: database.kysely, files, log, signal } as Partial<TaskServices> as TaskServices);
}

async function letDaysPass(): Promise<void> {
  await database.pool.query(`update file set created_at = created_at - interval '2 days'`);
}

async function rows() {
  return database.kysely.selectFrom('file').selectAll().orderBy('created_at').execute();
}

async function keys(): Promise<string[]> {
  const found = [];
  for await (const key of store.list()) found.push(key);
  return found;
}

function sha256(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer');
}

async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function* hanging(first?: Buffer): AsyncGenerator<Buffer> {
  if (first) yield first;
  await forever();
}

async function* broken(): AsyncGenerator<Buffer> {
  yield BYTES;
  await sleep(1);
  throw new Error('the caller went');
}

function forever(): Promise<never> {
  return death.promise;
}

/** Measures how much the memory of buffers grows, after garbage collection. */
function watchMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const taken = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = taken();
  let most = before;
  return {
    look: () => (most = Math.max(most, taken())),
    megabytes: () => (most - before) / MEGABYTE,
  };
}
