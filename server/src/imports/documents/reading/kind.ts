import { open } from 'node:fs/promises';
import { openZip } from '../../tables/files/zip.ts';
import { DocumentRefused, lockedFile } from './refused.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Kind = 'pdf' | 'picture' | 'docx' | 'odt' | 'rtf' | 'html' | 'text';

const HEAD_BYTES = 4096;

/** Detects the type of a file by its first bytes. Throws `DocumentRefused` for types that contain no text. */
export async function detectDocumentType(path: string): Promise<Kind> {
  const { head, tail } = await ends(path);
  const starts = head.toString('latin1');
  // Searches the first bytes for the signature, because mail programs may add bytes before it.
  if (starts.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (/^(\u0089PNG|\u00FF\u00D8\u00FF)/.test(starts)) return 'picture';
  if (/^\s*\{\\rtf/.test(starts)) return 'rtf';
  if (starts.startsWith('PK')) return kindOfZip(path);
  if (starts.startsWith('\u00D0\u00CF\u0011\u00E0')) throw refusedOle(head, tail);
  if (isOther(starts)) throw new DocumentRefused(formatMessage(errors.unreadable));
  return /<(!doctype\s+html|html|head|body|div|p|h[1-6]|table)[\s>]/i.test(starts) ? 'html' : 'text';
}

/** Signatures of other images, archives, programs and databases, which are refused. */
const OTHERS = [
  'GIF8',
  'RIFF',
  'BM',
  'II*\0',
  'MM\0*',
  '7z\u00BC\u00AF',
  'Rar!',
  '\u001F\u008B',
  'BZh',
  'MZ',
  '\u007FELF',
  'SQLite format 3',
  '%!PS',
];

/** Plain text may start with the letters of a short signature, but does not contain zero bytes. */
function isOther(starts: string): boolean {
  if (starts.slice(4, 8) === 'ftyp') return true;
  return OTHERS.some((mark) => starts.startsWith(mark) && (mark.length > 3 || starts.slice(0, 64).includes('\0')));
}

/** The error for an OLE file, which is either a Word document from before 2007 or an encrypted newer file. */
function refusedOle(head: Buffer, tail: Buffer): DocumentRefused {
  const mark = Buffer.from('EncryptedPackage', 'utf16le');
  if (head.includes(mark) || tail.includes(mark)) return lockedFile();
  return new DocumentRefused(formatMessage(errors.oldDocument));
}

async function kindOfZip(path: string): Promise<Kind> {
  const zip = await openZip(path);
  try {
    if (zip.has('word/document.xml')) return 'docx';
    const type = zip.has('mimetype') && zip.has('content.xml') ? await zip.text('mimetype') : '';
    if (type.trim().startsWith('application/vnd.oasis.opendocument.text')) return 'odt';
    throw new DocumentRefused(formatMessage(errors.notText));
  } finally {
    zip.close();
  }
}

/**
 * Reads the first bytes and the last 64 KB. The directory of an OLE file can be anywhere, but is usually at the start
 * or the end.
 */
async function ends(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = async (at: number, bytes: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await part(0, HEAD_BYTES), tail: await part(Math.max(0, size - 65_536), 65_536) };
  } finally {
    await file.close();
  }
}
