import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is stored, by its ending: pictures that we have made ourselves, and documents as they were given. */
export const FILE_TYPES = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type Ending = keyof typeof FILE_TYPES;

const PREFIX = '/files/';
const NAME = /^[A-Za-z0-9_-]{22}\.(webp|pdf|docx)$/;

/** Files that people give us, each under a random name that is never used again. */
export interface Files {
  /** Stores the bytes; their path. Pictures are served under it. */
  put(bytes: Uint8Array, ending: Ending): Promise<string>;
  /** The bytes under a path; null when there are none. */
  get(path: string): Promise<Buffer | null>;
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
    async get(path) {
      const name = nameOf(path);
      return name === null ? null : readFile(join(folder, name)).catch(nullIfMissing);
    },
    async remove(path) {
      const name = nameOf(path);
      if (name) await rm(join(folder, name), { force: true });
    },
  };
}

function nameOf(path: string): string | null {
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return NAME.test(name) ? name : null;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
