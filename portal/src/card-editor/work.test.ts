import { expect, test } from 'vitest';
import { EMPTY_FIELDS } from './fields.ts';
import { isDirty, createEditorState } from './work.ts';

test('a new job is prefilled with the account’s company, and only clearing it counts as a change', () => {
  const work = createEditorState(null, null, { company_name: 'Northwind' });
  expect(work.fields).toEqual({ ...EMPTY_FIELDS, company_name: 'Northwind' });
  expect(isDirty('request', work)).toBe(false);
  expect(isDirty('request', { ...work, fields: { ...work.fields, company_name: '' } })).toBe(true);
});
