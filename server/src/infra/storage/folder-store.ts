import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Store } from './store.ts';

/** Suffix of files that are not completely written. */
const UNFINISHED = '.part';

/** Stores files in a folder. Several processes may share the folder. */
export function folderStore(folder: string): Store {
  return {
    async write(key, body) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, key + UNFINISHED);
      try {
        await pipeline(body, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(unfinished, join(folder, key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const file = await open(join(folder, key)).catch(nullIfMissing);
      return file?.createReadStream(range && { start: range.first, end: range.last }) ?? null;
    },
    async remove(key) {
      await rm(join(folder, key), { force: true });
      await rm(join(folder, key + UNFINISHED), { force: true });
    },
    async *list() {
      const entries = await opendir(folder).catch(nullIfMissing);
      for await (const { name } of entries ?? []) yield name.replace(/\.part$/, '');
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Writes a file, because a full or read-only disk and missing permissions show only when writing.
      const probe = join(folder, `${randomUUID()}${UNFINISHED}`);
      try {
        await writeFile(probe, 'x', { flag: 'wx', mode: 0o600, flush: true });
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
