import { z } from 'zod';
import { type Endpoint, type FileEndpoint, defineEndpoint } from './endpoint.ts';
import type { Done } from './accounts.ts';
import { Flag, Id, MAX_ID, idList, textField, visibleText, wholeNumber, SEEN } from './fields.ts';
import { FILTER_IDS_MAX, SEARCH_MAX, SUGGESTIONS } from './limits.ts';
import { type MailPreview, mailEndpoints } from './mass-mail-endpoints.ts';
import {
  type BulkEdit,
  COUNT_LIMIT,
  type Column,
  type Edit,
  type FilterChoices,
  type FilterKind,
  type KeyOf,
  OPTIONS_MAX,
  type Options,
  type OptionsAsked,
  type PickedRefs,
  type Question,
  type Row,
  type StaffTable,
  TABLE_PAGE,
  type TablePage,
  type TableQuery,
} from './table.ts';
import { TABLE_FILE_TYPES, TableFormat } from './table-file.ts';
import { getColumnFilterSchema, getColumnValueSchema, writtenInto } from './table-values.ts';

const PAGE_MAX = 100;

type Base<T extends StaffTable> = `/admin-panel/${T['name']}/`;
/** Alternative path of the list, which the specification requires. */
type Alias<T extends StaffTable> = `/admin-panel/es_${T['name']}/`;
type Params<T extends StaffTable> = { [K in T['key']]: Row<T>[K & keyof T['row']] };
interface Call<M extends Endpoint['method'], P extends Endpoint['path']> {
  method: M;
  path: P;
  access: 'staff';
  summary: string;
}

type List<T extends StaffTable, P extends Endpoint['path'] = Base<T>> = Call<'GET', P> & {
  query: z.ZodType<TableQuery<T>>;
  response: z.ZodType<TablePage<T>>;
};
type Read<T extends StaffTable> = Call<'GET', `${Base<T>}{${T['key']}}/`> & {
  params: z.ZodType<Params<T>>;
  response: z.ZodType<Row<T>>;
};
type Change<T extends StaffTable> = Call<'PATCH', `${Base<T>}{${T['key']}}/`> & {
  params: z.ZodType<Params<T>>;
  body: z.ZodType<Edit<T>>;
  response: z.ZodType<Row<T>>;
};
type Suggest<T extends StaffTable> = Call<'GET', `${Base<T>}suggest/`> & {
  query: z.ZodType<{ search: string; limit: number }>;
  response: z.ZodType<{ items: Row<T>[] }>;
};
type ReadFilters<T extends StaffTable> = Call<'GET', `${Base<T>}filters/`> & {
  response: z.ZodType<FilterChoices[]>;
};
type ReadOptions<T extends StaffTable> = Call<'GET', `${Base<T>}options/{column}/`> & {
  params: z.ZodType<{ column: PickedRefs<T> }>;
  query: z.ZodType<OptionsAsked>;
  response: z.ZodType<Options>;
};

interface Export<T extends StaffTable> extends FileEndpoint {
  method: 'GET';
  path: `${Base<T>}export/`;
  access: 'staff';
  query: z.ZodType<Question<T> & TableFormat>;
  produces: typeof TABLE_FILE_TYPES;
}
interface ExportPicked<T extends StaffTable> extends FileEndpoint {
  method: 'POST';
  path: `${Base<T>}export/`;
  access: 'staff';
  query: z.ZodType<Pick<Question<T>, 'ordering'> & TableFormat>;
  body: z.ZodType<{ keys: KeyOf<T>[] }>;
  produces: typeof TABLE_FILE_TYPES;
}
type Bulk<T extends StaffTable> = Call<'POST', `${Base<T>}bulk/`> & {
  idempotent: true;
  query: z.ZodType<Question<T>>;
  body: z.ZodType<BulkEdit<T>>;
  response: z.ZodType<{ uid: string; total: number }>;
};

/** An email to the people of rows: the rows in `keys` or, if omitted, all rows that match the query. */
interface MailBody<T extends StaffTable> {
  keys?: KeyOf<T>[];
  subject: string;
  text: string;
}
type Mail<T extends StaffTable, P extends `/${string}/`, Body, Answer> = Call<'POST', P> & {
  query: z.ZodType<Question<T>>;
  body: z.ZodType<Body>;
  response: z.ZodType<Answer>;
};
type Mails<T extends StaffTable> = {
  [K in `preview_mails_${T['name']}`]: Mail<
    T,
    `${Base<T>}send_mails/preview/`,
    MailBody<T> & { at: number },
    MailPreview
  >;
} & { [K in `test_mails_${T['name']}`]: Mail<T, `${Base<T>}send_mails/test/`, MailBody<T> & { at: number }, Done> } & {
  [K in `send_mails_${T['name']}`]: Mail<T, `${Base<T>}send_mails/`, MailBody<T>, { uid: string; total: number }> & {
    idempotent: true;
  };
};

/**
 * Endpoints of a table. Their names contain the table's name. Optional endpoints exist only if the table declares the
 * feature.
 */
export type TableEndpoints<T extends StaffTable> = { [K in `list_${T['name']}`]: List<T> } & {
  [K in `list_es_${T['name']}`]: List<T, Alias<T>>;
} & {
  [K in `read_${T['name']}`]: Read<T>;
} & { [K in `export_${T['name']}`]: Export<T> } & { [K in `export_picked_${T['name']}`]: ExportPicked<T> } & ([
    PickedRefs<T>,
  ] extends [never]
    ? unknown
    : { [K in `options_of_${T['name']}`]: ReadOptions<T> }) &
  (T extends { hasOwnLookups: true }
    ? unknown
    : { [K in `suggest_${T['name']}`]: Suggest<T> } & { [K in `filters_of_${T['name']}`]: ReadFilters<T> }) &
  (T['edit'] extends readonly [] ? unknown : { [K in `change_${T['name']}`]: Change<T> }) &
  (T['bulk'] extends readonly [] ? unknown : { [K in `bulk_${T['name']}`]: Bulk<T> }) &
  (T extends { mails: readonly string[] } ? Mails<T> : unknown);

export function tableEndpoints<const T extends StaffTable>(table: T): TableEndpoints<T> {
  const { name, key } = table;
  const base = `/admin-panel/${name}/` as const;
  const one: Endpoint['path'] = `${base}{${key}}/`;
  const row = z.object(mapValues(table.row, getColumnValueSchema));
  const params = z.strictObject({ [key]: table.row[key]?.type === 'uid' ? z.uuid() : wholeNumber(1, MAX_ID) });
  const question = questionOf(table);
  const list = (path: `/${string}/`, summary: string) =>
    defineEndpoint({
      method: 'GET',
      path,
      access: 'staff',
      mayLag: true,
      summary,
      query: question
        .extend({
          limit: wholeNumber(1, PAGE_MAX).default(TABLE_PAGE),
          after: textField(1000).optional(),
          offset: wholeNumber(0, COUNT_LIMIT).optional(),
          with_counters: Flag.default(false),
        })
        .refine(({ after, offset }) => after === undefined || offset === undefined, {
          path: ['offset'],
          message: 'must not be set together with after',
        }),
      response: z.object({
        items: z.array(row),
        total: z.int(),
        next: z.string().nullable(),
        ...(table.counters !== undefined && { counters: countersOf(table.row[table.counters]).optional() }),
        ...(table.hidesEmpty && { empty_columns: z.array(z.string()).optional() }),
      }),
    });
  const calls: Record<string, Endpoint> = {
    [`list_${name}`]: list(
      base,
      `Lists the rows of the table ${name}. The total is exact up to 10,000; 10,001 stands for more.`,
    ),
    [`list_es_${name}`]: list(`/admin-panel/es_${name}/`, `Alternative path of \`${base}\`.`),
    [`read_${name}`]: defineEndpoint({
      method: 'GET',
      path: one,
      access: 'staff',
      mayLag: true,
      summary: `Returns a row of the table ${name}.`,
      params,
      response: row,
    }),
    [`export_${name}`]: defineEndpoint({
      method: 'GET',
      path: `${base}export/`,
      access: 'staff',
      mayLag: true,
      summary: `Exports all matching rows of the table ${name} as CSV or XLSX.`,
      query: question.extend(TableFormat.shape),
      answer: 'file',
      produces: TABLE_FILE_TYPES,
    }),
    [`export_picked_${name}`]: defineEndpoint({
      method: 'POST',
      path: `${base}export/`,
      access: 'staff',
      mayLag: true,
      summary: `Exports the rows of the table ${name} with the given keys as CSV or XLSX.`,
      query: question.pick({ ordering: true }).extend(TableFormat.shape),
      body: z.strictObject({ keys: keysOf(table) }),
      answer: 'file',
      produces: TABLE_FILE_TYPES,
    }),
  };
  if (!table.hasOwnLookups) Object.assign(calls, lookupCalls(name, row));
  const refs = pickedRefs(table);
  if (refs.length > 0) {
    calls[`options_of_${name}`] = defineEndpoint({
      method: 'GET',
      path: `${base}options/{column}/`,
      access: 'staff',
      mayLag: true,
      summary: `Lists rows that a reference column of ${name} can refer to, by name: at most ${OPTIONS_MAX}, by search text or by ids.`,
      params: z.strictObject({ column: z.enum(refs) }),
      query: z.strictObject({ search: textField(SEARCH_MAX).optional(), ids: idList(FILTER_IDS_MAX).optional() }),
      response: z.array(z.object({ id: Id, name: z.string() })),
    });
  }
  if (table.edit.length > 0) {
    calls[`change_${name}`] = defineEndpoint({
      method: 'PATCH',
      path: one,
      access: 'staff',
      summary: `Changes a row of the table ${name}; returns \`conflict\` with the current row if its version is not \`version\`.`,
      params,
      body: z.strictObject({
        ...SEEN,
        ...changes(table, table.edit),
      }),
      response: row,
    });
  }
  if (table.bulk.length > 0) {
    calls[`bulk_${name}`] = defineEndpoint({
      method: 'POST',
      path: `${base}bulk/`,
      access: 'staff',
      summary: `Changes several rows of the table ${name} in an operation that can be undone: the rows in \`keys\` or, if omitted, all rows that match now.`,
      idempotent: true,
      query: question,
      body: z.strictObject({
        keys: keysOf(table).optional(),
        change: z
          .strictObject(changes(table, table.bulk))
          .refine((change) => Object.keys(change).length > 0, 'must change something'),
      }),
      response: z.object({ uid: z.uuid(), total: z.int() }),
    });
  }
  if (table.mails) {
    const mails = mailEndpoints({ name, mails: table.mails }, { question, keys: keysOf(table) });
    calls[`preview_mails_${name}`] = mails.preview;
    calls[`test_mails_${name}`] = mails.test;
    calls[`send_mails_${name}`] = mails.send;
  }
  return calls as unknown as TableEndpoints<T>;
}

/** Creates the endpoints `suggest/` and `filters/` of the specification. */
function lookupCalls(name: string, row: z.ZodType): Record<string, Endpoint> {
  const shared = { method: 'GET', access: 'staff', mayLag: true } as const;
  return {
    [`suggest_${name}`]: defineEndpoint({
      ...shared,
      path: `/admin-panel/${name}/suggest/`,
      summary: `Finds rows of the table ${name} by words or parts of words, best match first, then in the table’s order.`,
      query: z.strictObject({
        search: visibleText(SEARCH_MAX),
        limit: wholeNumber(1, SUGGESTIONS).default(SUGGESTIONS),
      }),
      response: z.object({ items: z.array(row) }),
    }),
    [`filters_of_${name}`]: defineEndpoint({
      ...shared,
      path: `/admin-panel/${name}/filters/`,
      summary: `Lists the filters of the table ${name}, with their options.`,
      response: z.array(
        z.object({
          column: z.string(),
          kind: z.enum(['any', 'is', 'range', 'days', 'has', 'holds']),
          values: z.array(z.object({ code: z.string(), label: z.string() })).nullable(),
          options: z.array(z.object({ id: Id, name: z.string() })).nullable(),
        }),
      ),
    }),
  };
}

/** Returns the names of the reference columns that can be filtered or edited. */
export function pickedRefs({ filters, edit, row }: StaffTable): string[] {
  return Object.keys(row).filter(
    (column) => row[column]!.type === 'ref' && (column in filters || edit.includes(column)),
  );
}

/** Returns the schema of a list of row keys in a body. */
function keysOf({ row, key }: StaffTable) {
  return z
    .array(row[key]?.type === 'uid' ? z.uuid() : Id)
    .min(1)
    .max(COUNT_LIMIT);
}

function questionOf({ row, filters, sorts, cards = [] }: StaffTable) {
  return z.strictObject({
    ...Object.fromEntries(cards.map((name) => [name, wholeNumber(1, MAX_ID).optional()])),
    ...mapValues(filters as Record<string, FilterKind>, (filter, column) =>
      getColumnFilterSchema(filter, row[column]!).optional(),
    ),
    search: textField(SEARCH_MAX).optional(),
    ordering: z.enum(sorts).default(sorts[0]),
  });
}

function changes({ row }: StaffTable, columns: readonly string[]): Record<string, z.ZodType> {
  return Object.fromEntries(columns.map((column) => [column, writtenInto(row[column]!).optional()]));
}

function countersOf(column: Column | undefined): z.ZodType {
  return z.record(z.enum(column && 'values' in column ? column.values : []), z.int());
}

function mapValues<V, W>(record: Record<string, V>, map: (value: V, name: string) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
