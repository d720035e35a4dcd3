import { z } from 'zod';
import { Done } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Flag, Upload, text } from './fields.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_FIELDS, ImportFault, ImportMapping } from './import-mapping.ts';
import { IMPORT_CELL_MAX, IMPORT_MAX_BYTES, MAPPER_NAME_MAX, OWN_PAGE_SIZE, megabytes } from './limits.ts';
import { Operation } from './operations.ts';
import { page, range } from './page.ts';

/** What is done with a row. */
export const ImportAnswer = z.enum(['create', 'update', 'skip', 'error']);
export type ImportAnswer = z.infer<typeof ImportAnswer>;

/**
 * Where an import is: `uploaded` nobody knows yet what it would do; `checked` that is known; `fetching` its links to CVs are read; then as its
 * operation.
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
const Counts = z.object({ create: count, update: count, skip: count, error: count });

/** A file of people, and everything that was done with it. */
export const Import = z.object({
  uid: z.uuid(),
  /** What its sender calls the file. */
  name: z.string(),
  state: ImportState,
  /** Who sent it. */
  by: z.string(),
  created: z.string(),
  /** From then on nothing is kept of it but what it brought in. */
  expires: z.string(),
  /** Tables of the file; none before it was read. */
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean(), rows: count, columns: count })),
  /** What was left out when it was read: `Hidden columns were read too.` */
  notes: z.array(z.string()),
  /** What stands for what, as it was said last. */
  mapping: ImportMapping.nullable(),
  /** Rows by what is to be done with them and, once it has run, by what was done. */
  counts: Counts,
  /** Of its links to CVs, those that are read, and those that couldn’t be. */
  links: z.object({ total: count, read: count, bad: count }),
  /** What goes on, or went on last. */
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

/** A row of the table with its answer. */
export const ImportRow = z.object({
  /** Its line in the table, from 1. */
  number: z.int(),
  cells: z.array(z.string()),
  /** Columns that were mended. */
  repaired: z.array(z.int()),
  answer: ImportAnswer,
  /** Why it is left out, where no cell is at fault. */
  reason: z.string().nullable(),
  faults: z.array(ImportFault),
  /** `done` it stands as the answer says; `restored` undo took it back; `kept` undo left it, since somebody changed it. */
  state: z.enum(['waiting', 'done', 'restored', 'kept']),
  /** With `kept`: who changed it last, if that is known. */
  changed_by: z.string().nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A column of the chosen table, and what it seems to hold. */
const ImportColumn = z.object({
  /** What its header says; empty where there is none. */
  header: z.string(),
  /** Its first values that aren’t empty. */
  values: z.array(z.string()),
  /** How sure the suggestion is, from 0 to 1. */
  sure: z.number(),
  from: z.enum(['saved', 'name', 'contents']).nullable(),
});

export const ImportPreview = z.object({
  import: Import,
  /** The first rows of the chosen table. */
  first: z.array(z.array(z.string())),
  columns: z.array(ImportColumn),
  /** What was said last, or else what is suggested. */
  mapping: ImportMapping,
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const Mapper = z.object({
  uid: z.uuid(),
  name: z.string(),
  /** The headers of the tables that it is for. */
  files_columns: z.array(z.string()),
  mapping: ImportMapping,
  modified: z.string(),
});
export type Mapper = z.infer<typeof Mapper>;

const NewMapper = z.strictObject({
  name: text(MAPPER_NAME_MAX).trim().min(1, 'must not be empty'),
  files_columns: z.array(text(IMPORT_CELL_MAX)).max(IMPORT_COLUMNS_MAX),
  mapping: ImportMapping,
});

const ImportUid = z.strictObject({ uid: z.uuid() });
/** Rows that are shown: all, those with a fault, those that undo left, or those with an answer. */
const ImportRowsShown = z.enum(['all', 'faulty', 'kept', ...ImportAnswer.options]);
export type ImportRowsShown = z.infer<typeof ImportRowsShown>;

/** Tables of people who can be placed, from a file to a clean bench. */
export const imports = {
  uploadFile: endpoint({
    method: 'POST',
    path: '/uploads/',
    access: 'user',
    summary: `A table of people as CSV, XLSX, ODS or pasted text of at most ${megabytes(IMPORT_MAX_BYTES)}: the beginning of an import.`,
    body: z.strictObject({ file: Upload(IMPORT_MAX_BYTES) }),
    form: { maxBytes: IMPORT_MAX_BYTES },
    response: Import,
  }),
  removeUpload: endpoint({
    method: 'DELETE',
    path: '/uploads/{id}/',
    access: 'user',
    summary: 'Removes a file with its import. What the import brought in stays; one that goes on is a conflict.',
    params: z.strictObject({ id: z.uuid() }),
    response: Done,
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/available_resources/preview/',
    access: 'user',
    summary:
      'What a file holds and, with a mapping, what an import of it would do: every row gets its answer. Brings nothing in.',
    body: z.strictObject({
      upload: z.uuid(),
      /** Another table of the file, and where its headers stand: what its columns hold is suggested anew. */
      table: ImportMapping.pick({ sheet: true, header_row: true }).partial({ header_row: true }).optional(),
      mapping: ImportMapping.optional(),
    }),
    response: ImportPreview,
  }),
  cardsImport: endpoint({
    method: 'POST',
    path: '/available_resources/cards_import/',
    access: 'user',
    summary:
      'Begins to bring in what a check found good; after it has run, the rows that were mended since. `bad_links=1` brings in rows whose CV can’t be fetched, without it.',
    query: z.strictObject({ bad_links: Flag.default(false) }),
    body: z.strictObject({ upload: z.uuid() }),
    idempotent: true,
    response: Import,
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/available_resources/imports/',
    access: 'user',
    summary:
      'Imports into the asker’s own resources or, on a company’s portal, its; to staff everybody’s. Newest first.',
    query: z.strictObject(range(OWN_PAGE_SIZE)),
    response: page(Import),
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/available_resources/imports/{uid}/',
    access: 'user',
    summary: 'How an import stands.',
    params: ImportUid,
    response: Import,
  }),
  keepMapping: endpoint({
    method: 'PATCH',
    path: '/available_resources/imports/{uid}/',
    access: 'user',
    summary: 'Keeps what was said of the columns so far. Every row has to be checked anew then.',
    params: ImportUid,
    body: z.strictObject({ mapping: ImportMapping }),
    response: Import,
  }),
  listImportRows: endpoint({
    method: 'GET',
    path: '/available_resources/imports/{uid}/rows/',
    access: 'user',
    summary: 'Its rows in the order of the table, each with its answer.',
    params: ImportUid,
    query: z.strictObject({ show: ImportRowsShown.default('all'), ...range(OWN_PAGE_SIZE) }),
    response: page(ImportRow),
  }),
  repairImportRow: endpoint({
    method: 'PATCH',
    path: '/available_resources/imports/{uid}/rows/{number}/',
    access: 'user',
    summary: 'Mends a cell: the row is judged anew. A row that was brought in already is a conflict.',
    params: z.strictObject({ uid: z.uuid(), number: z.coerce.number().pipe(z.int().min(1).max(1_000_000)) }),
    body: z.strictObject({
      column: z
        .int()
        .min(0)
        .max(IMPORT_COLUMNS_MAX - 1),
      text: text(IMPORT_CELL_MAX),
    }),
    response: z.object({ row: ImportRow, counts: Counts }),
  }),
  getFailedRows: endpoint({
    method: 'GET',
    path: '/available_resources/imports/{uid}/failed.csv',
    access: 'user',
    summary: 'The rows that can’t be brought in, as they came and with the reasons: to be mended and sent again.',
    params: ImportUid,
    answer: 'file',
    produces: ['text/csv'],
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: '/available_resources/imports/{uid}/cancel/',
    access: 'user',
    summary: 'Ends it before its next rows; what is in stays.',
    params: ImportUid,
    response: Import,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/available_resources/imports/{uid}/undo/',
    access: 'user',
    summary: 'Takes back what it brought in and nobody has changed since; rows that stay are marked `kept`.',
    params: ImportUid,
    response: Import,
  }),
  getMapperKeys: endpoint({
    method: 'GET',
    path: '/mapper/get_mapper_keys/',
    access: 'user',
    summary: 'What a column can hold.',
    response: z.array(z.object({ key: z.enum(IMPORT_FIELDS), label: z.string() })),
  }),
  listMappers: endpoint({
    method: 'GET',
    path: '/mapper/',
    access: 'user',
    summary: 'What was saved of the columns of former files, the latest first.',
    query: z.strictObject(range(OWN_PAGE_SIZE)),
    response: page(Mapper),
  }),
  createMapper: endpoint({
    method: 'POST',
    path: '/mapper/',
    access: 'user',
    summary: 'Saves what the columns of such files hold.',
    body: NewMapper,
    response: Mapper,
  }),
  changeMapper: endpoint({
    method: 'PATCH',
    path: '/mapper/{uid}/',
    access: 'user',
    summary: 'Changes what was saved.',
    params: ImportUid,
    body: NewMapper.partial(),
    response: Mapper,
  }),
};

const { previewImport, listMappers, createMapper, changeMapper } = imports;

/** The same calls at the second addresses that the specification gives them. */
export const massImportVariants = {
  previewMassImport: endpoint({ ...previewImport, path: '/ai/mass_import/preview/' }),
  listMassImportMappers: endpoint({ ...listMappers, path: '/ai/mass_import/mapper/' }),
  createMassImportMapper: endpoint({ ...createMapper, path: '/ai/mass_import/mapper/' }),
  changeMassImportMapper: endpoint({ ...changeMapper, path: '/ai/mass_import/mapper/{uid}/' }),
};
