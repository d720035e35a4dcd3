import type { Import } from '@crewdock/contract/imports';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { AppError, invalidField, notFound } from '../../core/errors/errors.ts';
import type { ImportRequester, WithImportProcesses } from './apart/import-processes.ts';
import { CHECK_BATCH_ROWS } from './check.ts';
import type { FileReader } from './files/read.ts';
import { ImportRefused } from './files/refused.ts';
import { keepRows, type ReadTables } from './keep-rows.ts';
import type { ImportColumns } from './queries.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export interface WithImportReader {
  /** Reads uploaded tables in worker processes. */
  importReader: FileReader;
}

type Reading = Context & WithImportReader & WithImportProcesses;

/**
 * Reads the file of an import into rows, unless this has been done before. Throws a field error with the reason if the
 * file cannot be read.
 */
export async function readOnce(found: ImportColumns, context: Reading): Promise<Pick<Import, 'sheets' | 'notes'>> {
  if (found.sheets) return { sheets: found.sheets, notes: found.notes };
  const folder = await mkdtemp(join(tmpdir(), 'crewdock-import-'));
  try {
    const [path, output] = [join(folder, 'file'), join(folder, 'tables')];
    await mkdir(output);
    await copyFile(found.file, path, context);
    const asker = { caller: `person ${requirePerson(context).id}`, signal: context.signal };
    const { tables, notes } = await context.importReader.read({ path, name: found.name }, output, asker);
    const sheets = tables.map(({ name, hidden, rows, columns }) => ({ name, hidden, rows, columns }));
    await kept({ id: found.id, output, sheets, notes }, asker, context);
    return { sheets, notes };
  } catch (error) {
    if (error instanceof ImportRefused) throw invalidField('upload', error.message);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Small tables are stored in this process, because starting a worker process would take longer. */
function kept(read: ReadTables, asker: ImportRequester, { db, importProcesses }: Reading): Promise<void> {
  const rows = read.sheets.reduce((sum, sheet) => sum + sheet.rows, 0);
  return rows <= CHECK_BATCH_ROWS ? keepRows(db, read) : importProcesses.keep(read, asker);
}

async function copyFile(stored: string, path: string, { files }: Context): Promise<void> {
  const file = await files.open(stored);
  if (!file) throw notFound();
  await pipeline(await file.read(), createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((cause) => {
    throw new AppError('unavailable', formatMessage(errors.unreadableNow), { retryAfter: 5, cause });
  });
}
