import { open } from 'node:fs/promises';
import { ImportRefused } from '../../tables/files/refused.ts';
import { decodeText } from '../../tables/files/text/encoding.ts';
import type { ExactResume } from './exact-resume.ts';
import { readJsonResume } from './json-resume.ts';
import { readLinkedInExport } from './linkedin-export.ts';

/** A JSON Resume of this size has far more text than a CV. */
const JSON_BYTES_MAX = 2 * 2 ** 20;

/** Reads a file of an exact format; null for other files, which are read as documents. */
export async function readExact(path: string): Promise<ExactResume | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const starts = buffer.subarray(0, bytesRead).toString('latin1');
    if (starts.startsWith('PK')) return await readLinkedInExport(path).catch(nullIfRefused);
    const isJson = /^(?:\u00EF\u00BB\u00BF)?\s*\{(?!\\rtf)/.test(starts) && size <= JSON_BYTES_MAX;
    return isJson ? readJsonResume(decodeText(await file.readFile()).text) : null;
  } finally {
    await file.close();
  }
}

/** The reader of documents refuses the archive with its own message. */
function nullIfRefused(error: unknown): null {
  if (error instanceof ImportRefused) return null;
  throw error;
}
