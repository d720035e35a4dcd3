import type { Import } from '@crewdock/contract/imports';
import { sql } from 'kysely';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Db, lockImport } from './queries.ts';

/** The result of reading an import's file. In the folder `output`, `0.ndjson` has the rows of the first sheet. */
export interface ReadTables extends Pick<Import, 'sheets' | 'notes'> {
  id: number;
  output: string;
}

/** Number of rows per insert statement. */
const BATCH = 250;

/**
 * Stores the rows of a file. If two requests have read the same file concurrently, only the first request stores rows.
 */
export async function keepRows(db: Db, { id, output, sheets, notes }: ReadTables): Promise<void> {
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
