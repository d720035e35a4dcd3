import type { Import } from '@crewdock/contract/imports';
import { sql } from 'kysely';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import { AppError, invalidField, notFound } from '../platform/http/errors.ts';
import type { FileReader } from './files/read.ts';
import { ImportRefused } from './files/refused.ts';
import { type Db, type ImportColumns, lockImport } from './queries.ts';

export interface WithImportReader {
  /** Reads uploaded tables, in processes of their own. */
  importReader: FileReader;
}

/** Lines that are written at a time. */
const BATCH = 250;

/** The tables of an import’s file, read into its rows once. A file that can’t be read is refused with the reason. */
export async function readOnce(
  found: ImportColumns,
  context: Context & WithImportReader,
): Promise<Pick<Import, 'sheets' | 'notes'>> {
  if (found.sheets) return { sheets: found.sheets, notes: found.notes };
  const folder = await mkdtemp(join(tmpdir(), 'crewdock-import-'));
  try {
    const [path, output] = [join(folder, 'file'), join(folder, 'tables')];
    await mkdir(output);
    await copyFile(found.file, path, context);
    const asker = { caller: `person ${personOf(context).id}`, signal: context.signal };
    const { tables, notes } = await context.importReader.read({ path, name: found.name }, output, asker);
    const sheets = tables.map(({ name, hidden, rows, columns }) => ({ name, hidden, rows, columns }));
    await keepRows(context.db, found.id, output, { sheets, notes });
    return { sheets, notes };
  } catch (error) {
    if (error instanceof ImportRefused) throw invalidField('upload', error.message);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyFile(stored: string, path: string, { files }: Context): Promise<void> {
  const file = await files.open(stored);
  if (!file) throw notFound();
  await pipeline(await file.read(), createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((cause) => {
    throw new AppError('unavailable', 'The file can’t be read now: try again.', { retryAfter: 5, cause });
  });
}

/** Of two who read the same file at once, the first one’s rows stay. */
async function keepRows(db: Db, id: number, output: string, { sheets, notes }: Pick<Import, 'sheets' | 'notes'>) {
  await inTransaction(db, async (trx) => {
    await lockImport(trx, id);
    const { numUpdatedRows } = await trx
      .updateTable('import')
      .set({ sheets: JSON.stringify(sheets), notes })
      .where('id', '=', id)
      .where('sheets', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    for (const sheet of sheets.keys()) {
      let number = 0;
      for await (const lines of batches(join(output, `${sheet}.ndjson`))) {
        await sql`
          insert into import_row (import_id, sheet, number, cells)
          select ${id}, ${sheet}, ${number} + line.at, line.cells::jsonb
          from unnest(${lines}::text[]) with ordinality as line (cells, at)`.execute(trx);
        number += lines.length;
      }
    }
  });
}

async function* batches(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
