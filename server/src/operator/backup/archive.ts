import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { AppError } from '../../core/errors/errors.ts';

const FORMAT = 1;
/** Name of the last entry. An archive without this entry is incomplete. */
const MANIFEST = 'manifest.json';

/** Schema of `manifest.json`. */
const Manifest = z.object({
  format: z.literal(FORMAT, 'unknown version of the format'),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()).min(1),
  jobsVersion: z.number(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Number of rows by table. */
  counts: z.record(z.string(), z.number()),
  /** Keys of the files in the store. */
  files: z.array(z.string()),
  /** Keys of files to which the database refers but which were missing in the store. */
  missing: z.array(z.string()),
  /** SHA-256 of each entry, in hexadecimal. */
  entries: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof Manifest>;

export interface ArchiveWriter {
  add(name: string, data: Buffer): Promise<void>;
}

/**
 * Writes a compressed tar archive to a temporary file, which is renamed when complete. `fill` adds the entries and
 * returns the rest of the manifest.
 */
export async function writeBackupArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries' | 'format'>>,
): Promise<Manifest> {
  const unfinished = `${path}.part`;
  const tar = pack();
  const entries: Record<string, string> = {};
  const put = (name: string, data: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: data.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
      entry.end(data);
    });
  const written = pipeline(tar, createGzip({ level: 4 }), createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // Destroys the tar stream on a write error, so that `add` rejects.
  written.catch((error: Error) => tar.destroy(error));
  try {
    const filling = fill({
      async add(name, data) {
        entries[name] = hashOf(data);
        await put(name, data);
      },
    });
    const failed = written.then(() => new Promise<never>(() => {}));
    const manifest: Manifest = { format: FORMAT, ...(await Promise.race([filling, failed])), entries };
    await Promise.race([put(MANIFEST, Buffer.from(JSON.stringify(manifest))), failed]);
    tar.finalize();
    await written;
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads a whole archive and verifies its checksums. Throws if an entry is missing or differs. */
export async function checkArchive(path: string): Promise<Manifest> {
  const hashes: Record<string, string> = {};
  let last: { name: string; data: Buffer } | undefined;
  try {
    for await (const entry of readArchiveEntries(path)) {
      last = entry;
      if (entry.name !== MANIFEST) hashes[entry.name] = hashOf(entry.data);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AppError('not_found', `${path} does not exist.`);
    throw broken(path, (error as Error).message);
  }
  if (last?.name !== MANIFEST) throw broken(path, 'it is truncated');
  const { success, data, error } = Manifest.safeParse(JSON.parse(last.data.toString()));
  if (!success) throw broken(path, error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const names = new Set([...Object.keys(hashes), ...Object.keys(data.entries)]);
  const wrong = [...names].find((name) => hashes[name] !== data.entries[name]);
  if (wrong !== undefined) throw broken(path, `${wrong} is damaged`);
  return data;
}

/** Yields the entries of an archive in order. The content of each entry is complete. */
export async function* readArchiveEntries(path: string): AsyncGenerator<{ name: string; data: Buffer }> {
  const tar = extract();
  const read = pipeline(createReadStream(path), createGunzip(), tar);
  read.catch((error: Error) => tar.destroy(error));
  for await (const entry of tar) yield { name: entry.header.name, data: await buffer(entry) };
  await read;
}

function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function broken(path: string, why: string): AppError {
  return new AppError('malformed_request', `${path} is not a complete backup: ${why}. Nothing was changed.`);
}
