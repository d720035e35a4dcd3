import { audit } from '@crewdock/contract/staff/audit';
import { availableResources } from '@crewdock/contract/staff/resources';
import { talents } from '@crewdock/contract/staff/talents';
import { expect, test } from 'vitest';
import { isLong } from './long.ts';
import type { AnyRow, AnyTable } from './look.ts';

const inTalents = (row: Record<string, unknown>, column: string, width: number) =>
  isLong({ table: talents } as unknown as AnyTable, row as AnyRow, column, width);

test('a text cell is long when its text may exceed the width of the column', () => {
  expect(inTalents({ title: 'W'.repeat(20) }, 'title', 180)).toBe(false);
  expect(inTalents({ title: 'W'.repeat(21) }, 'title', 180)).toBe(true);
  expect(inTalents({ title: '' }, 'title', 40)).toBe(false);
});

test('a reference cell is measured by its name, and an empty reference cell is short', () => {
  expect(inTalents({ manager: { id: 1, name: 'n'.repeat(21) } }, 'manager', 180)).toBe(true);
  expect(inTalents({ manager: { id: 1, name: 'n'.repeat(20) } }, 'manager', 180)).toBe(false);
  expect(inTalents({ manager: null }, 'manager', 60)).toBe(false);
});

test('a cell with a set of values is measured by the list of them', () => {
  const row = { engagement_types: ['contract', 'w2'] } as unknown as AnyRow;
  const isLongSet = (width: number) =>
    isLong({ table: availableResources } as unknown as AnyTable, row, 'engagement_types', width);
  expect([isLongSet(115), isLongSet(116)]).toEqual([true, false]);
});

test('a formatted cell is never long, and a list of fields always is', () => {
  expect(inTalents({ created: '2026-11-27T10:00:00.000Z' }, 'created', 120)).toBe(false);
  expect(inTalents({ is_active: false }, 'is_active', 40)).toBe(false);
  expect(isLong({ table: audit } as unknown as AnyTable, { after: {} }, 'after', 400)).toBe(true);
});
