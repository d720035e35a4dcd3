import { stat } from 'node:fs/promises';
import { refusalOfMisnamedText } from '../../../infra/storage/misnamed.ts';
import { detectTableFileType } from './kind.ts';
import { TABLE_FILE_BYTES_MAX } from './limits.ts';
import { readOds } from './ods.ts';
import type { TableReadResult, ReadFile, TableReadingTask } from './read.ts';
import { ImportRefused } from './refused.ts';
import { readText } from './text/text.ts';
import { readXlsx } from './xlsx/workbook.ts';

const READERS = { text: readText, xlsx: readXlsx, ods: readOds };

/**
 * Entry point of the worker process: reads the tables of a file. The type is detected by content. Plain text with the
 * file name of a workbook is refused.
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
  if (size === 0) throw new ImportRefused('This file is empty.');
  if (size > TABLE_FILE_BYTES_MAX)
    throw new ImportRefused(`This file has more than ${TABLE_FILE_BYTES_MAX / 2 ** 20} MB.`);
  const kind = await detectTableFileType(reading.path);
  const misnamed = kind === 'text' ? refusalOfMisnamedText(reading.name) : null;
  if (misnamed !== null) throw new ImportRefused(misnamed);
  const read = await READERS[kind](reading);
  if (read.tables.every(({ rows }) => rows === 0)) throw new ImportRefused('This file has no rows.');
  return read;
}
