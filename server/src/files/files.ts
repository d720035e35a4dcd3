import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is stored: pictures that we have made ourselves, by their ending. */
export const FILE_TYPES = { webp: 'image/webp' } as const;
type Ending = keyof typeof FILE_TYPES;

const PREFIX = '/files/';
const NAME = /^[A-Za-z0-9_-]{22}\.webp$/;

/** Files that people give us, each under a random name that is never used again. */
export interface Files {
  /** Stores the bytes; the path under which they are served. */
  put(bytes: Uint8Array, ending: Ending): Promise<string>;
  /** The bytes of a name below `/files/`; null when there are none. */
  get(name: string): Promise<Buffer | null>;
  /** Removes what stands under a path; nothing happens when it is gone already, or no file of ours. */
  remove(path: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function localFiles(folder: string): Files {
  return {
    async put(bytes, ending) {
      const name = `${randomBytes(16).toString('base64url')}.${ending}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A name of ours is there whole or not at all.
      const unfinished = join(folder, `${name}.part`);
      await writeFile(unfinished, bytes, { flag: 'wx', mode: 0o600 });
      await rename(unfinished, join(folder, name));
      return PREFIX + name;
    },
    async get(name) {
      if (!NAME.test(name)) return null;
      return readFile(join(folder, name)).catch(nullIfMissing);
    },
    async remove(path) {
      const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
      if (NAME.test(name)) await rm(join(folder, name), { force: true });
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
