import { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import { invalidField } from '../../core/errors/errors.ts';
import { type DocumentRefusal, sanitizeDocx } from './docx/sanitize-docx.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export type { DocumentRefusal };

const [PDF, DOCX] = DOCUMENT_TYPES;

/** A PDF, or a copy of a DOCX without external and embedded content. */
interface AcceptedDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  content: Blob;
}

const REFUSALS: Record<DocumentRefusal, string> = {
  'not-docx': formatMessage(errors.notDocument),
  macros: formatMessage(errors.macros),
  unreadable: formatMessage(errors.unsafe),
};

/** Detects the type of a document from its content, regardless of the file name, and sanitizes DOCX files. */
export async function checkDocument(file: Blob): Promise<AcceptedDocument | { refusal: DocumentRefusal }> {
  if (await isPdf(file)) return { type: PDF, content: file };
  if (!(await isZip(file))) return { refusal: 'not-docx' };
  const sanitized = await sanitizeDocx(await read(file, 0));
  if ('refusal' in sanitized) return sanitized;
  return { type: DOCX, content: new Blob([new Uint8Array(sanitized.bytes)]) };
}

/** Like `checkDocument`, but throws `invalid_input` for this body field with the reason. */
export async function acceptDocument(field: string, file: Blob): Promise<AcceptedDocument> {
  const checked = await checkDocument(file);
  if ('refusal' in checked) throw invalidField(field, REFUSALS[checked.refusal]);
  return checked;
}

/** Returns whether a file is a PDF. Like PDF readers, allows a few bytes before the header and after the end marker. */
async function isPdf(file: Blob): Promise<boolean> {
  const head = await read(file, 0, 8);
  return /^%PDF-[12]\.\d/.test(head.toString('latin1')) && (await read(file, -2048)).includes('%%EOF');
}

async function isZip(file: Blob): Promise<boolean> {
  return (await read(file, 0, 4)).toString('latin1') === 'PK\u0003\u0004';
}

async function read(file: Blob, from: number, to?: number): Promise<Buffer> {
  return Buffer.from(await file.slice(from, to).arrayBuffer());
}
