import { expect, test } from 'vitest';
import { parseResourceFilters } from './filters.ts';

test('parses engagement types, work authorization and relocation', () => {
  const filters = parseResourceFilters('engagement_types=c2c,w2&work_authorization=H-1B,Green+Card&relocation=0');
  expect(JSON.parse(JSON.stringify(filters))).toEqual({
    engagement_types: ['c2c', 'w2'],
    work_authorization: ['H-1B', 'Green Card'],
    relocation: false,
  });
});

test('keeps unknown values, which the portal refuses', () => {
  expect(parseResourceFilters('engagement_types=1099')).toMatchObject({ engagement_types: ['1099'] });
  expect(parseResourceFilters('relocation=maybe')).toMatchObject({ relocation: 'maybe' });
});
