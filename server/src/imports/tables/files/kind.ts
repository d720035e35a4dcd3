import { open } from 'node:fs/promises';
import { ImportRefused } from './refused.ts';
import { openZip } from './zip.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Detects a file's type by its first bytes. Throws `ImportRefused` for files that are not tables. */
export async function detectTableFileType(path: string): Promise<'text' | 'xlsx' | 'ods'> {
  const head = await firstBytes(path);
  const starts = head.toString('latin1');
  if (starts.startsWith('\u00D0\u00CF\u0011\u00E0')) throw await refusedOle(path);
  const found = OTHERS.find(({ mark }) => mark.test(starts));
  if (found) throw new ImportRefused(formatMessage(errors.notTable, { kind: found.kind }));
  return starts.startsWith('PK') ? kindOfZip(path) : 'text';
}

const OTHERS = [
  { mark: /^%PDF/, kind: 'pdf' },
  {
    mark: /^(\u0089PNG|GIF8|\u00FF\u00D8\u00FF|RIFF....WEBP|BM....\0\0\0\0|II\*\0|MM\0\*|....ftyp(hei|avi|mif))/s,
    kind: 'picture',
  },
  { mark: /^(7z\u00BC\u00AF|Rar!|.\u008B[^ -~]|BZh\d|\u00FD7zXZ)/, kind: 'archive' },
  { mark: /^\{\\rtf/, kind: 'document' },
  { mark: /^(MZ.\0|\u007FELF)/s, kind: 'program' },
  { mark: /^(SQLite format 3|PAR1)/, kind: 'database' },
];

/** Creates the error for an OLE file, which is either a workbook from before 2007 or an encrypted newer workbook. */
async function refusedOle(path: string): Promise<ImportRefused> {
  const file = await open(path);
  try {
    const protectedMark = Buffer.from('EncryptedPackage', 'utf16le');
    let tail = Buffer.alloc(0);
    for await (const chunk of file.createReadStream()) {
      const bytes = Buffer.concat([tail, chunk as Buffer]);
      if (bytes.includes(protectedMark)) {
        return new ImportRefused(formatMessage(errors.workbookLocked));
      }
      tail = bytes.subarray(-protectedMark.length);
    }
  } finally {
    await file.close();
  }
  return new ImportRefused(formatMessage(errors.oldWorkbook));
}

async function kindOfZip(path: string): Promise<'xlsx' | 'ods'> {
  const zip = await openZip(path);
  try {
    if (zip.has('xl/workbook.xml')) return 'xlsx';
    if (zip.has('xl/workbook.bin')) throw new ImportRefused(formatMessage(errors.binaryWorkbook));
    const type = zip.has('mimetype') && zip.has('content.xml') ? await zip.text('mimetype') : '';
    if (type.trim().startsWith('application/vnd.oasis.opendocument.spreadsheet')) return 'ods';
    if (zip.has('word/document.xml') || zip.has('content.xml')) {
      throw new ImportRefused(formatMessage(errors.notTable, { kind: 'document' }));
    }
    throw new ImportRefused(formatMessage(errors.zip));
  } finally {
    zip.close();
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
