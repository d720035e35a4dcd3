import { open } from 'node:fs/promises';
import { ImportRefused } from '../../tables/files/refused.ts';
import { decodeText } from '../../tables/files/text/encoding.ts';
import type { ExactResume } from './exact-resume.ts';
import { readJsonResume } from './json-resume.ts';
import { readLinkedInExport } from './linkedin-export.ts';

/** Maximum size of a JSON file in bytes. A CV has much less text. */
const JSON_BYTES_MAX = 2 * 2 ** 20;

/** Reads a structured file. Returns null for other files, which are then read as documents. */
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

/** Returns null for a refused archive, because the document reader then refuses it with its own message. */
function nullIfRefused(error: unknown): null {
  if (error instanceof ImportRefused) return null;
  throw error;
}
