import { isDeepStrictEqual } from 'node:util';
import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { ImportPreview } from '@crewdock/contract/imports';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import { conflictError, invalidField } from '../../core/errors/errors.ts';
import type { WithImportProcesses } from './apart/import-processes.ts';
import { CHECK_BATCH_ROWS, type CheckedImport, checkImportRows } from './check.ts';
import { checkFields } from './fields.ts';
import { loadDictionaries } from './dictionaries.ts';
import { findHeader, headerNames } from './header/find.ts';
import { savedMappers } from './mappers/queries.ts';
import { type Suggested, suggestMapping } from './mapping/suggest.ts';
import { likeliestTable } from './mapping/table.ts';
import { seenImports } from './policy.ts';
import { presentImport } from './present.ts';
import { type FoundImport, findImport } from './queries.ts';
import { keepMapping } from './repair.ts';
import { readOnce, type WithImportReader } from './tables.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

interface Asked {
  table?: { sheet: number; header_row?: number | null | undefined } | undefined;
  mapping?: ImportMapping | undefined;
  version?: number | undefined;
}

type Reading = Context & WithImportReader & WithImportProcesses;

/** Number of rows that are loaded to detect the fields of the columns. */
const FIRST = 100;
const SHOWN = 20;
const VALUES = 5;

/** Builds the preview of a file: its content and, with a mapping, the result of each row. Stores the mapping. */
export async function buildImportPreview(
  found: FoundImport,
  { table, mapping, version }: Asked,
  context: Reading,
): Promise<ImportPreview> {
  if (mapping) {
    checkFields(mapping);
    if (!presentImport(found, context.now).can.check) throw conflictError(formatMessage(errors.alreadyImported));
  }
  const { sheets } = await readOnce(found, context);
  const sheet =
    mapping?.sheet ?? table?.sheet ?? found.mapping?.sheet ?? (await likeliestSheet(found, sheets, context));
  if (sheet >= sheets.length)
    throw invalidField(mapping ? 'mapping.sheet' : 'table.sheet', formatMessage(errors.otherSheet));
  const first = await firstRows(context, found.id, sheet);
  const chosen = mapping ?? (table ? null : found.mapping);
  const header = chosen ? chosen.header_row : table?.header_row !== undefined ? table.header_row : findHeader(first);
  const suggested = await suggestion(found, { first, sheet, header }, context);
  const width = sheets[sheet]!.columns;
  const headers = headerNames(first, header);
  const now = fitted(chosen ?? suggested.mapping, sheet, width);
  if (mapping) {
    if (!isDeepStrictEqual(now, found.mapping))
      await requireVersion(version, found, () => presentImport(found, context.now));
    await checked({ ...found, seenVersion: version }, now, sheets[sheet]!.rows, context);
  } else if (table || !found.mapping) await keepMapping(found, { mapping: now, version }, context);
  const seen = seenImports(context);
  return {
    import: presentImport((await findImport(context.db, seen, found.uid))!, context.now),
    first: first.slice(0, SHOWN),
    columns: Array.from({ length: width }, (_, column) => ({
      header: headers[column] ?? '',
      values: valuesOf(first, header, column),
      sure: suggested.sure[column] ?? 0,
      from: suggested.from[column] ?? null,
    })),
    mapping: now,
  };
}

/** Small tables are checked in this process, because starting a worker process would take longer. */
function checked(found: CheckedImport, mapping: ImportMapping, rows: number, context: Reading): Promise<void> {
  if (rows <= CHECK_BATCH_ROWS) return checkImportRows(found, mapping, context);
  const { importProcesses, signal } = context;
  return importProcesses.check(found, mapping, { caller: `person ${requirePerson(context).id}`, signal });
}

async function likeliestSheet(
  { id }: FoundImport,
  sheets: ImportPreview['import']['sheets'],
  context: Reading,
): Promise<number> {
  if (sheets.length === 1) return 0;
  const tables = sheets.map(async ({ hidden }, sheet) => ({ hidden, rows: await firstRows(context, id, sheet) }));
  return likeliestTable(await Promise.all(tables), await loadDictionaries(context.db));
}

async function suggestion(
  { owner_id, company_id }: FoundImport,
  { first, sheet, header }: { first: string[][]; sheet: number; header: number | null },
  context: Reading,
): Promise<Suggested> {
  const bench = { ownerId: owner_id, companyId: company_id };
  const [saved, dictionaries] = await Promise.all([savedMappers(context.db, bench), loadDictionaries(context.db)]);
  const suggested = suggestMapping({ rows: first, header, saved, dictionaries });
  return { ...suggested, mapping: { ...suggested.mapping, sheet, header_row: header } };
}

async function firstRows({ db }: Reading, importId: number, sheet: number): Promise<string[][]> {
  const rows = await db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .where('sheet', '=', sheet)
    .where('number', '<=', FIRST)
    .orderBy('number')
    .select('cells')
    .execute();
  return rows.map(({ cells }) => cells);
}

/** Adjusts the mapping to the number of columns in the sheet. */
function fitted(mapping: ImportMapping, sheet: number, width: number): ImportMapping {
  return { ...mapping, sheet, fields: Array.from({ length: width }, (_, column) => mapping.fields[column] ?? null) };
}

function valuesOf(first: string[][], header: number | null, column: number): string[] {
  const below = first.slice(header === null ? 0 : header + 1).map((row) => row[column]?.trim() ?? '');
  return below.filter(Boolean).slice(0, VALUES);
}
