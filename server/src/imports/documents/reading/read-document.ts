import { readFile, stat } from 'node:fs/promises';
import { ImportRefused } from '../../tables/files/refused.ts';
import { refusalOfMisnamedText } from '../../../infra/storage/misnamed.ts';
import { DOCUMENT_BYTES_MAX, PAGES_MAX, type ReadDocument, WORDS_MAX } from './document.ts';
import { readDocx } from './flow/docx.ts';
import { readHtmlDocument } from './flow/html.ts';
import { readOdt } from './flow/odt.ts';
import { readPlain } from './flow/plain.ts';
import { readRtf } from './flow/rtf.ts';
import { detectDocumentType } from './kind.ts';
import { readPdf } from './pdf/pdf.ts';
import { DocumentRefused, damagedFile, lockedFile, tooManyPages } from './refused.ts';
import * as documentErrors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Reads a file by its content. `name`: the file name; null if there is none. Throws `DocumentRefused`, also for plain
 * text whose file name belongs to another format.
 */
export async function readDocument(path: string, name: string | null): Promise<ReadDocument> {
  try {
    return await readWhole(path, name);
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

async function readWhole(path: string, name: string | null): Promise<ReadDocument> {
  const { size } = await stat(path);
  if (size === 0) throw new DocumentRefused(formatMessage(documentErrors.empty));
  if (size > DOCUMENT_BYTES_MAX)
    throw new DocumentRefused(formatMessage(documentErrors.tooLarge, { max: DOCUMENT_BYTES_MAX / 2 ** 20 }));
  const read = await contents(path, name);
  if (read.pages.length > PAGES_MAX) throw tooManyPages(PAGES_MAX);
  const words = read.pages.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.words.length, 0);
  if (words === 0) throw new DocumentRefused(formatMessage(documentErrors.noText));
  if (words > WORDS_MAX) throw new DocumentRefused(formatMessage(documentErrors.tooManyWords));
  return read;
}

async function contents(path: string, name: string | null): Promise<ReadDocument> {
  switch (await detectDocumentType(path)) {
    case 'pdf':
      return readPdf(await readFile(path));
    case 'picture':
      return (await import('./pictures/picture.ts')).readPicture(await readFile(path));
    case 'docx':
      return readDocx(path);
    case 'odt':
      return readOdt(path);
    case 'rtf':
      return readRtf(await readFile(path));
    case 'html':
      return readHtmlDocument(await readFile(path));
    case 'text':
      refuseMisnamed(name);
      return readPlain(await readFile(path));
  }
}

function refuseMisnamed(name: string | null): void {
  const refusal = name === null ? null : refusalOfMisnamedText(name);
  if (refusal !== null) throw new DocumentRefused(refusal);
}

/** Replaces errors of the archive reader, because their messages are about spreadsheets. */
function refusalOf(error: unknown): DocumentRefused | null {
  if (error instanceof DocumentRefused) return error;
  if (!(error instanceof ImportRefused)) return null;
  return /password/.test(error.message) ? lockedFile() : damagedFile();
}
