import { describe, expect, it } from 'vitest';
import { NO_EMPTY, nextEmptyColumns, withHidden } from './emptyColumns.ts';
import type { AnyRow, AnyTable } from './look.ts';

const columns = { name: {}, email: {}, phone: {}, manager: {} };
const at = { look: { hidesEmpty: true, columns }, table: { edit: ['manager'] } } as unknown as AnyTable;
const row = (values: object) => ({ name: 'Ada', email: '', phone: '', manager: null, ...values }) as unknown as AnyRow;
const WHOLE = { base: 'state=open', isWhole: true };

describe('nextEmptyColumns', () => {
  it('hides columns without a value in any row, but neither the first column nor editable columns', () => {
    const rows = [row({ name: '' }), row({ name: '', email: 'ada@example.com' })];
    expect(nextEmptyColumns(NO_EMPTY, at, rows, WHOLE).columns).toEqual(['phone']);
  });

  it('hides nothing while only a part of the result is loaded', () => {
    expect(nextEmptyColumns(NO_EMPTY, at, [row({})], { ...WHOLE, isWhole: false }).columns).toEqual([]);
  });

  it('hides no further columns for another search, and shows columns that now have a value', () => {
    const first = nextEmptyColumns(NO_EMPTY, at, [row({ email: 'ada@example.com' })], WHOLE);
    expect(nextEmptyColumns(first, at, [row({})], WHOLE)).toBe(first);
    expect(nextEmptyColumns(first, at, [row({ phone: '5' })], WHOLE).columns).toEqual([]);
  });

  it('determines the empty columns again for other filters', () => {
    const first = nextEmptyColumns(NO_EMPTY, at, [row({ email: 'ada@example.com', phone: '5' })], WHOLE);
    expect(nextEmptyColumns(first, at, [row({})], { ...WHOLE, base: '' }).columns).toEqual(['email', 'phone']);
  });

  it('hides nothing in tables that are not about people', () => {
    const other = { ...at, look: { ...at.look, hidesEmpty: false } } as unknown as AnyTable;
    expect(nextEmptyColumns(NO_EMPTY, other, [row({})], WHOLE).columns).toEqual([]);
  });
});

describe('withHidden', () => {
  it('keeps a hidden column after the same column when the visible columns are reordered', () => {
    const chosen = ['name', 'email', 'phone', 'manager'];
    expect(withHidden(['name', 'manager', 'email'], chosen, ['phone'])).toEqual(['name', 'manager', 'email', 'phone']);
    expect(withHidden(['name', 'manager'], chosen, ['phone'])).toEqual(['name', 'manager', 'phone']);
  });
});
