import { readFile } from 'node:fs/promises';
import { ATTACHED_RESUME } from '@crewdock/contract/resumes';
import { decodeText } from '../../tables/files/text/encoding.ts';
import { openPdf } from '../reading/pdf/open-pdf.ts';
import type { ExactResume } from './exact-resume.ts';
import { readJsonResume } from './json-resume.ts';

/** Reads the JSON Resume file that is attached to a PDF. Null for other files. */
export async function readAttachedResume(path: string): Promise<ExactResume | null> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-' || !bytes.includes(ATTACHED_RESUME)) return null;
  const { document } = await openPdf(bytes);
  // A damaged attachment must not prevent reading the pages.
  const attached = await document.getAttachments().catch(() => null);
  await document.destroy();
  const content = attached?.[ATTACHED_RESUME]?.content;
  return content ? readJsonResume(decodeText(Buffer.from(content)).text) : null;
}
