import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { TableFileType, TableFormat } from '@crewdock/contract/table-file';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import type { Context } from '../../../core/context/context.ts';
import { columnLetters } from '../../../infra/table-files/column-letters.ts';
import { tableFile } from '../../../infra/table-files/table-file.ts';
import { FIELD_LABELS } from '../fields.ts';
import { applyCorrections } from '../present.ts';
import { findFailedRowsAfter, type FoundImport, type RowColumns } from '../queries.ts';

const BATCH = 1000;

/**
 * Exports the rows with errors as a file: row number and reasons, then the columns of the table. Writes an audit log
 * entry.
 */
export function failedRows(found: FoundImport, format: TableFormat, context: Context): FileAnswer<TableFileType> {
  return tableFile(`${found.name.replace(/\.[^.]*$/, '')} failed`, format, async function* () {
    await writeAuditEntries(context.db, context, { action: 'data_exported', subject: 'import', id: found.uid });
    const headers = await headersOf(found, context);
    yield ['Row', 'What is wrong', ...headers];
    yield* lines(found, headers.length, context);
  });
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
  return Array.from({ length: width }, (_, column) => row?.cells[column]?.trim() || `Column ${columnLetters(column)}`);
}

async function* lines(found: FoundImport, width: number, { db }: Context): AsyncGenerator<unknown[]> {
  for (let last = 0; ;) {
    const rows = await findFailedRowsAfter(db, found, last, BATCH);
    for (const row of rows) {
      const cells = applyCorrections(row);
      yield [row.number, reasonsOf(row), ...Array.from({ length: width }, (_, column) => cells[column] ?? '')];
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.number;
  }
}

function reasonsOf({ reason, faults }: Pick<RowColumns, 'reason' | 'faults'>): string {
  const words = faults.map(({ field, text }) => (field ? `${FIELD_LABELS[field]} ${text}` : text));
  return [reason, ...words].filter(Boolean).join('; ');
}
