import { describe, expect, it } from 'vitest';
import { NO_EMPTY, nextEmptyColumns, withHidden } from './emptyColumns.ts';
import type { AnyTable } from './look.ts';

const columns = { name: {}, email: {}, phone: {}, manager: {} };
const at = { look: { columns }, table: { hidesEmpty: true } } as unknown as AnyTable;
const BASE = 'state=open';
const page = (...empty_columns: string[]) => ({ total: 60, empty_columns });

describe('nextEmptyColumns', () => {
  it('hides the columns that the first page names, but not the first column', () => {
    expect(nextEmptyColumns(NO_EMPTY, at, BASE, page('name', 'phone')).columns).toEqual(['phone']);
  });

  it('hides nothing in results with more rows than the server counts', () => {
    expect(nextEmptyColumns(NO_EMPTY, at, BASE, { total: 10_001 }).columns).toEqual([]);
  });

  it('keeps the columns while a result loads or has no rows', () => {
    const first = nextEmptyColumns(NO_EMPTY, at, BASE, page('phone'));
    expect(nextEmptyColumns(first, at, '', undefined)).toBe(first);
    expect(nextEmptyColumns(first, at, '', { ...page('phone', 'email'), total: 0 })).toBe(first);
  });

  it('hides no further columns for another search, and shows columns that now have a value', () => {
    const first = nextEmptyColumns(NO_EMPTY, at, BASE, page('phone'));
    expect(nextEmptyColumns(first, at, BASE, page('email', 'phone'))).toBe(first);
    expect(nextEmptyColumns(first, at, BASE, page()).columns).toEqual([]);
  });

  it('determines the empty columns again for other filters', () => {
    const first = nextEmptyColumns(NO_EMPTY, at, BASE, page());
    expect(nextEmptyColumns(first, at, '', page('email', 'phone')).columns).toEqual(['email', 'phone']);
  });

  it('hides nothing in tables that do not hide empty columns', () => {
    const other = { ...at, table: {} } as unknown as AnyTable;
    expect(nextEmptyColumns(NO_EMPTY, other, BASE, page('phone')).columns).toEqual([]);
  });
});

describe('withHidden', () => {
  it('keeps a hidden column after the same column when the visible columns are reordered', () => {
    const chosen = ['name', 'email', 'phone', 'manager'];
    expect(withHidden(['name', 'manager', 'email'], chosen, ['phone'])).toEqual(['name', 'manager', 'email', 'phone']);
    expect(withHidden(['name', 'manager'], chosen, ['phone'])).toEqual(['name', 'manager', 'phone']);
  });
});
