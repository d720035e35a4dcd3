import type { FileAnswer } from '@crewdock/contract/endpoint';
import { pipeline, Readable } from 'node:stream';
import { csvForSpreadsheets } from '../../platform/csv.ts';
import { changed } from '../../platform/audit/changed.ts';
import type { Context } from '../../platform/http/context.ts';
import { FIELD_LABELS, letter } from '../fields.ts';
import { mended } from '../present.ts';
import { type FoundImport, listRows, type RowColumns } from '../queries.ts';

const BATCH = 1000;

/** A CSV of the rows with errors: the reasons, then the table's columns. Streamed. */
export function failedRows(found: FoundImport, context: Context): FileAnswer<'text/csv'> {
  return {
    type: 'text/csv',
    name: `${found.name.replace(/\.[^.]*$/, '')} failed.csv`,
    disposition: 'attachment',
    async open() {
      await changed(context.db, context, { action: 'data_exported', subject: 'import', id: found.uid });
      const headers = await headersOf(found, context);
      const csv = csvForSpreadsheets({ columns: ['Row', 'What is wrong', ...headers] });
      // Errors surface on the returned stream.
      return pipeline(Readable.from(lines(found, headers.length, context)), csv, () => {});
    },
  };
}

async function headersOf({ id, mapping, sheets }: FoundImport, { db }: Context): Promise<string[]> {
  const width = sheets?.[mapping?.sheet ?? 0]?.columns ?? 0;
  const header = mapping?.header_row ?? null;
  const row =
    header === null
      ? undefined
      : await db
          .selectFrom('import_row')
          .where('import_id', '=', id)
          .where('sheet', '=', mapping!.sheet)
          .where('number', '=', header + 1)
          .select('cells')
          .executeTakeFirst();
  return Array.from({ length: width }, (_, column) => row?.cells[column]?.trim() || `Column ${letter(column)}`);
}

async function* lines(found: FoundImport, width: number, { db }: Context): AsyncGenerator<string[]> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await listRows(db, found, 'error', { limit: BATCH, offset });
    for (const row of rows) {
      const cells = mended(row);
      yield [String(row.number), reasonsOf(row), ...Array.from({ length: width }, (_, column) => cells[column] ?? '')];
    }
    if (rows.length < BATCH) return;
  }
}

function reasonsOf({ reason, faults }: Pick<RowColumns, 'reason' | 'faults'>): string {
  const words = faults.map(({ field, text }) => (field ? `${FIELD_LABELS[field]} ${text}` : text));
  return [reason, ...words].filter(Boolean).join('; ');
}
