import { z } from 'zod';
import { Done } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Flag, SEEN, SEEN_AS_TEXT, Upload, textField, visibleText } from './fields.ts';
import { IMPORT_FIELDS, ImportFault, ImportMapping } from './import-mapping.ts';
import {
  IMPORT_CELL_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_MAX_BYTES,
  MAPPER_NAME_MAX,
  OWN_PAGE_SIZE,
  formatMegabytes,
} from './limits.ts';
import { Operation } from './operations.ts';
import { cursorPage, cursorRange } from './page.ts';
import { TABLE_FILE_TYPES, TableFormat } from './table-file.ts';

/** Planned action for a row. */
export const ImportAnswer = z.enum(['create', 'update', 'skip', 'error']);
export type ImportAnswer = z.infer<typeof ImportAnswer>;

/**
 * `uploaded`: not checked yet; `checked`: the planned action of every row is known; `fetching`: linked CVs are being
 * downloaded. The other states are those of the background operation.
 */
export const ImportState = z.enum([
  'uploaded',
  'checked',
  'fetching',
  'running',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
]);
export type ImportState = z.infer<typeof ImportState>;

const count = z.int().min(0);
const Counts = z.object({
  create: count,
  update: count,
  skip: count,
  error: count,
  /** Number of rows to create or update that have no errors or warnings. */
  ready: count,
  /** Rows with at least one error or warning, whatever their action. */
  faulty: count,
});

/** An uploaded table of people and the progress of its import. */
export const Import = z.object({
  uid: z.uuid(),
  /** Increases when the column mapping changes. */
  version: z.int(),
  /** File name as uploaded. */
  name: z.string(),
  state: ImportState,
  /** Name of the uploader. */
  by: z.string(),
  created: z.string(),
  /** When the uploaded table is deleted; imported data stays. */
  expires: z.string(),
  /** Sheets of the file; empty until the file is parsed. */
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean(), rows: count, columns: count })),
  /** Remarks of the parser: `Hidden columns were read too.` */
  notes: z.array(z.string()),
  /** The last saved column mapping; null before the first. */
  mapping: ImportMapping.nullable(),
  /** Number of rows by planned action (after the import: performed action), and with or without errors and warnings. */
  counts: Counts,
  /** Number of links to CVs: total, downloaded and failed. */
  links: z.object({ total: count, read: count, bad: count }),
  /** The current or last background operation, or null. */
  operation: Operation.nullable(),
  undo: z.object({ restored: count, kept: count }),
  can: z.object({
    check: z.boolean(),
    run: z.boolean(),
    cancel: z.boolean(),
    undo: z.boolean(),
    remove: z.boolean(),
  }),
});
export type Import = z.infer<typeof Import>;

/** A row of the table, with its planned action. */
export const ImportRow = z.object({
  /** Line number in the table, from 1. */
  number: z.int(),
  /** Increases when a cell is corrected. */
  version: z.int(),
  cells: z.array(z.string()),
  /** Indexes of corrected columns. */
  repaired: z.array(z.int()),
  answer: ImportAnswer,
  /** Name and title of the person, also if the mapping makes them from other columns; empty if they are missing. */
  person: z.object({ name: z.string(), title: z.string() }),
  /** Reason for skipping a row without errors, otherwise null. */
  reason: z.string().nullable(),
  faults: z.array(ImportFault),
  /**
   * `done`: the planned action was performed; `restored`: reverted by undo; `kept`: not reverted, because someone
   * changed the resource after the import.
   */
  state: z.enum(['waiting', 'done', 'restored', 'kept']),
  /** For `kept`: the user who changed the resource last, or null if unknown. */
  changed_by: z.string().nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A column of the selected sheet, and how its suggested field was found. */
const ImportColumn = z.object({
  /** Text of the header cell; empty if there are no headers. */
  header: z.string(),
  /** The first non-empty values of the column. */
  values: z.array(z.string()),
  /** Confidence in the suggested field, from 0 to 1. */
  sure: z.number(),
  from: z.enum(['saved', 'name', 'contents']).nullable(),
});

export const ImportPreview = z.object({
  import: Import,
  /** The first rows of the selected sheet. */
  first: z.array(z.array(z.string())),
  columns: z.array(ImportColumn),
  /** The last saved mapping, otherwise the suggested one. */
  mapping: ImportMapping,
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const Mapper = z.object({
  uid: z.uuid(),
  name: z.string(),
  /** Headers of the tables to which the mapper applies. */
  files_columns: z.array(z.string()),
  mapping: ImportMapping,
  modified: z.string(),
});
export type Mapper = z.infer<typeof Mapper>;

const NewMapper = z.strictObject({
  name: visibleText(MAPPER_NAME_MAX),
  files_columns: z.array(textField(IMPORT_CELL_MAX)).max(IMPORT_COLUMNS_MAX),
  mapping: ImportMapping,
});

const ImportUid = z.strictObject({ uid: z.uuid() });
/**
 * Filter for rows: all, ready to import without errors or warnings, with errors or warnings, kept by undo, or by
 * planned action.
 */
const ImportRowsShown = z.enum(['all', 'ready', 'faulty', 'kept', ...ImportAnswer.options]);
export type ImportRowsShown = z.infer<typeof ImportRowsShown>;

/** Import of tables of available resources, from the upload to undo. */
export const imports = {
  uploadFile: defineEndpoint({
    method: 'POST',
    path: '/uploads/',
    access: 'user',
    summary: `Uploads a table of people as CSV, XLSX, ODS or pasted text of at most ${formatMegabytes(IMPORT_MAX_BYTES)}: the first step of an import.`,
    body: z.strictObject({ file: Upload(IMPORT_MAX_BYTES) }),
    form: { maxBytes: IMPORT_MAX_BYTES },
    response: Import,
  }),
  removeUpload: defineEndpoint({
    method: 'DELETE',
    path: '/uploads/{id}/',
    access: 'user',
    summary:
      'Deletes an uploaded table with its import. Imported resources stay. Returns `conflict` while the import is running.',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject(SEEN_AS_TEXT),
    response: Done,
  }),
  previewImport: defineEndpoint({
    method: 'POST',
    path: '/available_resources/preview/',
    access: 'user',
    summary:
      'Returns the columns and sheets of a file and, with a mapping, checks every row and plans its action. Imports nothing.',
    body: z
      .strictObject({
        upload: z.uuid(),
        /** Uid of a saved mapper, whose mapping is used. */
        mapper: z.uuid().optional(),
        /** Selects a sheet or a header row; its columns are then suggested again. */
        table: ImportMapping.pick({ sheet: true, header_row: true }).partial({ header_row: true }).optional(),
        mapping: ImportMapping.optional(),
        ...SEEN,
      })
      .refine(({ mapper, mapping }) => mapper === undefined || mapping === undefined, {
        path: ['mapper'],
        message: 'must not come with a mapping',
      }),
    response: ImportPreview,
  }),
  cardsImport: defineEndpoint({
    method: 'POST',
    path: '/available_resources/cards_import/',
    access: 'user',
    summary:
      'Starts to import the checked rows; after an import, the rows that were corrected since. `bad_links=1` also imports rows whose CV can’t be fetched.',
    query: z.strictObject({ bad_links: Flag.default(false) }),
    body: z.strictObject({
      upload: z.uuid(),
      /**
       * Uid of the saved mapper with which the table was checked; the call returns a conflict for a different mapper.
       */
      mapper: z.uuid().optional(),
    }),
    idempotent: true,
    response: Import,
  }),
  listImports: defineEndpoint({
    method: 'GET',
    path: '/available_resources/imports/',
    access: 'user',
    summary:
      'Lists imports, newest first: of the requester’s resources or, on a company’s portal, the company’s; for staff all imports.',
    query: z.strictObject(cursorRange(OWN_PAGE_SIZE)),
    response: cursorPage(Import),
  }),
  getImport: defineEndpoint({
    method: 'GET',
    path: '/available_resources/imports/{uid}/',
    access: 'user',
    summary: 'Returns an import with its progress.',
    params: ImportUid,
    response: Import,
  }),
  keepMapping: defineEndpoint({
    method: 'PATCH',
    path: '/available_resources/imports/{uid}/',
    access: 'user',
    summary: 'Saves the column mapping. All rows must be checked again afterwards.',
    params: ImportUid,
    body: z.strictObject({ mapping: ImportMapping, ...SEEN }),
    response: Import,
  }),
  listImportRows: defineEndpoint({
    method: 'GET',
    path: '/available_resources/imports/{uid}/rows/',
    access: 'user',
    summary: 'Lists the rows of an import in table order, each with its planned action.',
    params: ImportUid,
    query: z.strictObject({ show: ImportRowsShown.default('all'), ...cursorRange(OWN_PAGE_SIZE) }),
    response: cursorPage(ImportRow),
  }),
  repairImportRow: defineEndpoint({
    method: 'PATCH',
    path: '/available_resources/imports/{uid}/rows/{number}/',
    access: 'user',
    summary: 'Corrects a cell and checks the row again. Returns `conflict` if the row was imported already.',
    params: z.strictObject({ uid: z.uuid(), number: z.coerce.number().pipe(z.int().min(1).max(1_000_000)) }),
    body: z.strictObject({
      column: z
        .int()
        .min(0)
        .max(IMPORT_COLUMNS_MAX - 1),
      text: textField(IMPORT_CELL_MAX),
      ...SEEN,
    }),
    response: z.object({ row: ImportRow, counts: Counts }),
  }),
  getFailedRows: defineEndpoint({
    method: 'GET',
    path: '/available_resources/imports/{uid}/failed.csv',
    access: 'user',
    summary:
      'Exports the rows that can’t be imported as CSV, unchanged and with their faults, so that they can be corrected and uploaded again.',
    params: ImportUid,
    query: TableFormat.pick({ separator: true }),
    answer: 'file',
    produces: TABLE_FILE_TYPES,
  }),
  getFailedRowsAsWorkbook: defineEndpoint({
    method: 'GET',
    path: '/available_resources/imports/{uid}/failed.xlsx',
    access: 'user',
    summary: 'Exports the rows that can’t be imported as XLSX.',
    params: ImportUid,
    answer: 'file',
    produces: TABLE_FILE_TYPES,
  }),
  cancelImport: defineEndpoint({
    method: 'POST',
    path: '/available_resources/imports/{uid}/cancel/',
    access: 'user',
    summary: 'Cancels an import before its next rows; imported rows stay.',
    params: ImportUid,
    response: Import,
  }),
  undoImport: defineEndpoint({
    method: 'POST',
    path: '/available_resources/imports/{uid}/undo/',
    access: 'user',
    summary: 'Reverts an import, except rows that were changed since; these are marked `kept`.',
    params: ImportUid,
    response: Import,
  }),
  getMapperKeys: defineEndpoint({
    method: 'GET',
    path: '/mapper/get_mapper_keys/',
    access: 'user',
    summary: 'Lists the fields that a column can be mapped to.',
    response: z.array(z.object({ key: z.enum(IMPORT_FIELDS), label: z.string() })),
  }),
  listMappers: defineEndpoint({
    method: 'GET',
    path: '/mapper/',
    access: 'user',
    summary: 'Lists saved column mappings, newest first.',
    query: z.strictObject(cursorRange(OWN_PAGE_SIZE)),
    response: cursorPage(Mapper),
  }),
  createMapper: defineEndpoint({
    method: 'POST',
    path: '/mapper/',
    access: 'user',
    summary: 'Saves a column mapping for similar files.',
    body: NewMapper,
    response: Mapper,
  }),
  changeMapper: defineEndpoint({
    method: 'PATCH',
    path: '/mapper/{uid}/',
    access: 'user',
    summary: 'Changes a saved column mapping.',
    params: ImportUid,
    body: NewMapper.partial(),
    response: Mapper,
  }),
};

const { previewImport, listMappers, createMapper, changeMapper } = imports;

/** The same endpoints at the alternative paths that the specification defines. */
export const massImportVariants = {
  previewMassImport: defineEndpoint({ ...previewImport, path: '/ai/mass_import/preview/' }),
  listMassImportMappers: defineEndpoint({ ...listMappers, path: '/ai/mass_import/mapper/' }),
  createMassImportMapper: defineEndpoint({ ...createMapper, path: '/ai/mass_import/mapper/' }),
  changeMassImportMapper: defineEndpoint({ ...changeMapper, path: '/ai/mass_import/mapper/{uid}/' }),
};
