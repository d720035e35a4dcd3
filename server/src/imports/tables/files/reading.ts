import { stat } from 'node:fs/promises';
import { refusalOfMisnamedText } from '../../../infra/storage/misnamed.ts';
import { detectTableFileType } from './kind.ts';
import { TABLE_FILE_BYTES_MAX } from './limits.ts';
import { readOds } from './ods.ts';
import type { TableReadResult, ReadFile, TableReadingTask } from './read.ts';
import { ImportRefused } from './refused.ts';
import { readText } from './text/text.ts';
import { readXlsx } from './xlsx/workbook.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

const READERS = { text: readText, xlsx: readXlsx, ods: readOds };

/**
 * Entry point of the worker process: reads the tables of a file. The type is detected from the content. Plain text with
 * the extension of a binary format is rejected.
 */
export async function readTables(reading: TableReadingTask): Promise<TableReadResult> {
  try {
    return await readWhole(reading);
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.message };
    throw error;
  }
}

async function readWhole(reading: TableReadingTask): Promise<ReadFile> {
  const { size } = await stat(reading.path);
  if (size === 0) throw new ImportRefused(formatMessage(errors.empty));
  if (size > TABLE_FILE_BYTES_MAX)
    throw new ImportRefused(formatMessage(errors.tooLarge, { max: TABLE_FILE_BYTES_MAX / 2 ** 20 }));
  const kind = await detectTableFileType(reading.path);
  const misnamed = kind === 'text' ? refusalOfMisnamedText(reading.name) : null;
  if (misnamed !== null) throw new ImportRefused(misnamed);
  const read = await READERS[kind](reading);
  if (read.tables.every(({ rows }) => rows === 0)) throw new ImportRefused(formatMessage(errors.noRows));
  return read;
}
