import { strFromU8, unzipSync } from 'fflate';

/** What is in an archive, as text by its names. */
export function unzipped(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
}
