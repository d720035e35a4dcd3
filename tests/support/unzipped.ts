import { strFromU8, unzipSync } from 'fflate';

/** Reads the files of an archive as text, by name. */
export function unzipped(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
}
