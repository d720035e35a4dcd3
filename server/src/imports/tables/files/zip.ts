import { text } from 'node:stream/consumers';
import { type Readable, Transform } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { DENSE_FROM_BYTES, DENSITY_MAX, INFLATED_BYTES_MAX } from './limits.ts';
import { ImportRefused } from './refused.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

const ENTRIES_MAX = 10_000;
/** Maximum uncompressed size of a part that is read into memory, in bytes. */
const PART_BYTES_MAX = 4 * 2 ** 20;

/**
 * Reads the parts of a workbook (a ZIP archive). Counts the uncompressed bytes while reading, because the sizes stated
 * in the archive cannot be trusted.
 */
export interface Zip {
  has: (name: string) => boolean;
  /** Throws the error for damaged files if the part does not exist. */
  stream: (name: string) => Promise<Readable>;
  text: (name: string) => Promise<string>;
  close: () => void;
}

export async function openZip(path: string): Promise<Zip> {
  const archive = await yauzl.openPromise(path, { autoClose: false }).catch(refuseDamaged);
  const entries = await entriesOf(archive);
  let inflated = 0;
  const stream = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw createDamagedFileError();
    if (entry.isEncrypted()) throw new ImportRefused(formatMessage(errors.locked));
    if (inflated + entry.uncompressedSize > INFLATED_BYTES_MAX) throw tooLarge();
    const source = await archive.openReadStreamPromise(entry).catch(refuseDamaged);
    let own = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _, done) {
        own += chunk.length;
        inflated += chunk.length;
        const isDense = own > DENSE_FROM_BYTES && own > entry.compressedSize * DENSITY_MAX;
        done(isDense || inflated > INFLATED_BYTES_MAX ? tooLarge() : null, chunk);
      },
    });
    source.on('error', () => counter.destroy(createDamagedFileError()));
    counter.on('close', () => source.destroy());
    return source.pipe(counter);
  };
  return {
    has: (name) => entries.has(name),
    stream,
    async text(name) {
      if ((entries.get(name)?.uncompressedSize ?? 0) > PART_BYTES_MAX) throw createDamagedFileError();
      return text(await stream(name));
    },
    close: () => archive.close(),
  };
}

export function createDamagedFileError(): ImportRefused {
  return new ImportRefused(formatMessage(errors.damaged));
}

function tooLarge(): ImportRefused {
  return new ImportRefused(formatMessage(errors.unpacksTooLarge));
}

async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (archive.entryCount > ENTRIES_MAX) throw tooLarge();
  try {
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName.replace(/^\//, ''), entry);
  } catch {
    throw createDamagedFileError();
  }
  return entries;
}

function refuseDamaged(): never {
  throw createDamagedFileError();
}
