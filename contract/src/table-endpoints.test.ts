import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import {
  countColumn,
  dictionaryColumn,
  flagColumn,
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  textColumn,
  timeColumn,
  uidColumn,
  versionColumn,
} from './table.ts';
import { pickedRefs, tableEndpoints } from './table-endpoints.ts';

const UID = '3f0c1f0e-5a4e-4c8e-9d5b-0a6f3f1f9b11';
const plain = defineStaffTable('notes', {
  row: { uid: uidColumn(), title: lineColumn(), created: timeColumn() },
  key: 'uid',
  search: ['title'],
  filters: {},
  sorts: ['-created', 'title'],
  edit: [],
  bulk: [],
});
const full = defineStaffTable('orders', {
  row: {
    id: idColumn(),
    title: lineColumn(),
    body: textColumn(),
    state: enumColumn(['new', 'done']),
    owner: nullableColumn(referenceColumn()),
    source: dictionaryColumn(),
    place: referenceColumn(),
    visits: countColumn(),
    is_urgent: flagColumn(),
    version: versionColumn(),
  },
  key: 'id',
  search: ['title', 'body'],
  filters: { state: 'any', source: 'any', visits: 'range' },
  sorts: ['-id', 'title'],
  counters: 'state',
  edit: ['state', 'owner', 'is_urgent'],
  bulk: ['state', 'owner'],
  mails: ['title'],
  cards: ['card_id', 'for'],
});
const notes = tableEndpoints(plain);
const orders = tableEndpoints(full);

test('a table has only the endpoints that it declares', () => {
  expect(described(notes)).toEqual({
    list_notes: 'GET /admin-panel/notes/',
    list_es_notes: 'GET /admin-panel/es_notes/',
    read_notes: 'GET /admin-panel/notes/{uid}/',
    export_notes: 'GET /admin-panel/notes/export/',
    export_picked_notes: 'POST /admin-panel/notes/export/',
    suggest_notes: 'GET /admin-panel/notes/suggest/',
    filters_of_notes: 'GET /admin-panel/notes/filters/',
  });
  expect(described(orders)).toEqual({
    list_orders: 'GET /admin-panel/orders/',
    list_es_orders: 'GET /admin-panel/es_orders/',
    read_orders: 'GET /admin-panel/orders/{id}/',
    export_orders: 'GET /admin-panel/orders/export/',
    export_picked_orders: 'POST /admin-panel/orders/export/',
    suggest_orders: 'GET /admin-panel/orders/suggest/',
    filters_of_orders: 'GET /admin-panel/orders/filters/',
    options_of_orders: 'GET /admin-panel/orders/options/{column}/',
    change_orders: 'PATCH /admin-panel/orders/{id}/',
    bulk_orders: 'POST /admin-panel/orders/bulk/',
    preview_mails_orders: 'POST /admin-panel/orders/send_mails/preview/',
    test_mails_orders: 'POST /admin-panel/orders/send_mails/test/',
    send_mails_orders: 'POST /admin-panel/orders/send_mails/',
  });
});

test('all endpoints are for staff, reads may use a replica, and long operations are idempotent', () => {
  const all = Object.entries<Endpoint>({ ...notes, ...orders });
  expect(new Set(all.map(([, { access }]) => access))).toEqual(new Set(['staff']));
  const may = (what: 'mayLag' | 'idempotent') => all.filter(([, call]) => call[what]).map(([name]) => name);
  const reads = /^(list|read|export|options|suggest|filters)_/;
  expect(may('mayLag')).toEqual(all.map(([name]) => name).filter((name) => reads.test(name)));
  expect(may('idempotent')).toEqual(['bulk_orders', 'send_mails_orders']);
});

describe('the query', () => {
  const { query } = orders.list_orders;

  test('defaults to the initial view of the table', () => {
    expect(query.parse({})).toEqual({ ordering: '-id', limit: 50, with_counters: false });
    expect(
      query.parse({
        ordering: 'title',
        limit: '100',
        with_counters: '1',
        search: 'Ada',
        state: 'done',
        source: '7',
        visits: '1-',
        card_id: '3',
        for: '4',
        after: 'x',
      }),
    ).toEqual({
      ordering: 'title',
      limit: 100,
      with_counters: true,
      search: 'Ada',
      state: ['done'],
      source: [7],
      visits: { min: 1, max: null },
      card_id: 3,
      for: 4,
      after: 'x',
    });
    expect(query.parse({ offset: '10000', limit: '1' })).toMatchObject({ offset: 10_000, limit: 1 });
  });

  test.each([
    ['limit', { limit: '0' }],
    ['limit', { limit: '101' }],
    ['offset', { offset: '-1' }],
    ['offset', { offset: '10001' }],
    ['offset', { offset: '0', after: 'x' }],
    ['after', { after: 'x'.repeat(1001) }],
    ['search', { search: 'x'.repeat(201) }],
    ['ordering', { ordering: '-title' }],
    ['state.0', { state: 'other' }],
    ['card_id', { card_id: '0' }],
    ['for', { for: 'x' }],
  ])('rejects an invalid value with the path %s', (field, asked) => {
    expect(refused(query, asked)).toEqual([field]);
  });

  test('rejects filters that the table does not declare', () => {
    for (const asked of [{ owner: '1' }, { title: 'x' }, { all_for: '1' }]) expect(refused(query, asked)).toEqual(['']);
    expect(refused(notes.list_notes.query, { card_id: '1' })).toEqual(['']);
  });

  test('accepts only the order and the file format for an export of selected rows', () => {
    const defaults = { ordering: '-id', format: 'csv', separator: 'comma' };
    expect(orders.export_picked_orders.query.parse({})).toEqual(defaults);
    expect(refused(orders.export_picked_orders.query, { search: 'x' })).toEqual(['']);
  });
});

test('a row is identified by its key', () => {
  expect(notes.read_notes.params.parse({ uid: UID })).toEqual({ uid: UID });
  expect(refused(notes.read_notes.params, { uid: '7' })).toEqual(['uid']);
  expect(orders.read_orders.params.parse({ id: '7' })).toEqual({ id: 7 });
  for (const wrong of ['0', '2147483648', UID])
    expect(refused(orders.read_orders.params, { id: wrong })).toEqual(['id']);
  const many = (length: number) => Array.from({ length }, (_, at) => at + 1);
  expect(refused(orders.export_picked_orders.body, { keys: many(10_000) })).toEqual([]);
  for (const keys of [[], many(10_001), [UID]])
    expect(refused(orders.export_picked_orders.body, { keys })[0]).toMatch(/^keys/);
  expect(refused(notes.export_picked_notes.body, { keys: [UID] })).toEqual([]);
  expect(refused(notes.export_picked_notes.body, { keys: [7] })).toEqual(['keys.0']);
});

test('a change accepts the version on which it is based, and editable columns only', () => {
  const { body } = orders.change_orders;
  const change = { version: 1, state: 'done', owner: null, is_urgent: true };
  expect(body.parse(change)).toEqual(change);
  expect(body.parse({ version: 1 })).toEqual({ version: 1 });
  expect(body.parse({ state: 'done' })).toEqual({ state: 'done' });
  expect(refused(body, { version: 0 })).toEqual(['version']);
  expect(refused(body, { version: 1, is_urgent: null })).toEqual(['is_urgent']);
  expect(refused(body, { version: 1, title: 'Another' })).toEqual(['']);
});

test('a bulk change needs at least one changed column, and applies to the given rows or to all matching rows', () => {
  const { body } = orders.bulk_orders;
  expect(body.parse({ change: { state: 'done' } })).toEqual({ change: { state: 'done' } });
  expect(body.parse({ keys: [1, 2], change: { owner: 7 } })).toEqual({ keys: [1, 2], change: { owner: 7 } });
  expect(refused(body, { change: {} })).toEqual(['change']);
  expect(refused(body, { keys: [], change: { owner: 7 } })).toEqual(['keys']);
  expect(refused(body, { change: { state: 'done', is_urgent: true } })).toEqual(['change']);
});

test('options exist for reference columns that can be filtered or edited', () => {
  expect(pickedRefs(full)).toEqual(['owner', 'source']);
  expect(pickedRefs(plain)).toEqual([]);
  const { params, query } = orders.options_of_orders;
  expect(['owner', 'source'].map((column) => refused(params, { column }))).toEqual([[], []]);
  for (const column of ['place', 'state', 'toString']) expect(refused(params, { column })).toEqual(['column']);
  expect(query.parse({ search: 'Ada', ids: '1,2' })).toEqual({ search: 'Ada', ids: [1, 2] });
  expect(refused(query, { search: 'x'.repeat(201) })).toEqual(['search']);
});

test('a page contains its rows, the total, the next cursor, and counters when the table has them', () => {
  const row = {
    id: 1,
    title: 'A title',
    body: '',
    state: 'new',
    owner: null,
    source: { id: 1, name: 'Mail' },
    place: { id: 2, name: 'Here' },
    visits: 0,
    is_urgent: false,
    version: 1,
  };
  const { response } = orders.list_orders;
  const page = { items: [row], total: 1, next: null };
  expect(response.parse(page)).toEqual(page);
  expect(response.parse({ ...page, next: 'x', counters: { new: 1, done: 0 } })).toEqual({
    ...page,
    next: 'x',
    counters: { new: 1, done: 0 },
  });
  expect(refused(response, { ...page, counters: { other: 1 } })[0]).toMatch(/^counters/);
  expect(refused(response, { ...page, items: [{ ...row, state: 'other' }] })).toEqual(['items.0.state']);
  expect(notes.list_notes.response.parse({ items: [], total: 0, next: null, counters: {} })).toEqual({
    items: [],
    total: 0,
    next: null,
  });
});

function described(calls: object): Record<string, string> {
  const all = Object.entries(calls as Record<string, { method: string; path: string }>);
  return Object.fromEntries(all.map(([name, { method, path }]) => [name, `${method} ${path}`]));
}

/** Returns the paths of invalid fields; `''` stands for the whole value. */
function refused(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
}
