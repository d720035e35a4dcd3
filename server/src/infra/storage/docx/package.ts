import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yauzl, { type Entry } from 'yauzl';

const PARTS_MAX = 2000;
/** Maximum total uncompressed size of all parts in bytes. */
const PACKAGE_BYTES_MAX = 100 * 2 ** 20;
/** Maximum total size of all parsed parts in bytes, because parsing blocks the event loop. */
const PARSED_BYTES_MAX = 8 * 2 ** 20;

/** Parts of an Office package (OPC), by normalized name. */
export interface Package {
  names: readonly string[];
  has(name: string): boolean;
  /** Returns the name of a part as written in the archive. */
  originalName(name: string): string;
  /** Reads a part for parsing. Throws if all parsed parts together exceed 8 MB. */
  read(name: string): Promise<Buffer>;
  stream(name: string): Promise<Readable>;
}

/**
 * Opens a package. Throws for damaged archives, duplicate part names, encrypted parts, more than 2,000 parts, and more
 * than 100 MB.
 */
export async function openPackage(bytes: Buffer): Promise<Package> {
  const archive = await yauzl.fromBufferPromise(bytes);
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const name = normalisePartName(entry.fileName);
    total += entry.uncompressedSize;
    if (entries.has(name) || entry.isEncrypted()) throw new Error(`The part ${name} is duplicated or encrypted.`);
    if (entries.size >= PARTS_MAX || total > PACKAGE_BYTES_MAX) throw new Error('The package is too large.');
    entries.set(name, entry);
  }
  let parsed = 0;
  // yauzl makes a stream fail if its length differs from the declared size.
  const stream = (name: string) => archive.openReadStreamPromise(entries.get(name)!);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    originalName: (name) => entries.get(name)!.fileName,
    stream,
    async read(name) {
      parsed += entries.get(name)!.uncompressedSize;
      if (parsed > PARSED_BYTES_MAX) throw new Error('The XML parts of the package are too large.');
      return buffer(await stream(name));
    },
  };
}

/**
 * Normalizes a part name: decodes percent-encoding, replaces backslashes, removes leading slashes, and converts to
 * lower case.
 */
export function normalisePartName(name: string): string {
  return decodeURIComponent(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}
