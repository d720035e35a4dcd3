import { updates } from '@crewdock/contract/staff/updates';
import {
  countColumn,
  flagColumn,
  idColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  timeColumn,
} from '@crewdock/contract/table';
import { expect, test } from 'vitest';
import { readView, writeView } from './view.ts';

const things = defineStaffTable('things', {
  row: {
    id: idColumn(),
    state: enumColumn(['new', 'done']),
    company: nullableColumn(referenceColumn()),
    amount: countColumn(),
    hot: flagColumn(),
    created: timeColumn(),
  },
  key: 'id',
  search: [],
  filters: { state: 'any', company: 'any', amount: 'range', hot: 'holds', created: 'days' },
  sorts: ['-created', 'amount'],
  edit: [],
  bulk: [],
});

const read = (search: string) => readView(things, new URLSearchParams(search), { state: 'new' });

test('a URL without parameters opens the default view, and a URL with parameters defines the whole view', () => {
  expect(read('')).toEqual({ filters: { state: 'new' }, search: '', ordering: '-created', columns: null });
  expect(read('open=7&tab=history').filters).toEqual({ state: 'new' });
  expect(read('ordering=amount')).toMatchObject({ filters: {}, ordering: 'amount' });
});

test('a written view is read back unchanged', () => {
  const view = {
    filters: { state: 'new,done', company: '3', amount: '2-', hot: '0', created: '2026-01-01-2026-01-31' },
    search: 'a & b=c',
    ordering: 'amount',
    columns: ['state', 'id'],
  };
  const written = writeView(view, '12');
  expect(written).toContain('state=new,done');
  expect(new URLSearchParams(written).get('open')).toBe('12');
  expect(read(written)).toEqual(view);
  const bare = readView(updates, new URLSearchParams(writeView({ ...view, filters: {}, columns: null })), {
    status: 'new',
  });
  expect(bare.filters).toEqual({});
});

test('a single column can be selected', () => {
  expect(read('columns=state').columns).toEqual(['state']);
});

test('the tab of a row is in the URL only together with the row', () => {
  const view = read('');
  const part = (open: string | null, tab: string | null) => new URLSearchParams(writeView(view, open, tab)).get('tab');
  expect([part('12', 'history'), part('12', null), part(null, 'history')]).toEqual(['history', null, null]);
});

test('invalid parameters are ignored', () => {
  const search = `state=lost&company=x&amount=-&hot=no&created=today&ordering=id&columns=nothing&search=${'x'.repeat(300)}`;
  expect(read(search)).toEqual({ filters: {}, search: 'x'.repeat(200), ordering: '-created', columns: null });
});
