import { expect, test } from 'vitest';
import { computeDifference } from './difference.ts';

test('only the fields that differ are stored, in their JSON form', () => {
  const at = new Date(0);
  const before = { title: 'One', skills: [[1, 2]], at, is_active: true, city: null };
  const after = { title: 'Two', skills: [[1, 2]], at: at.toISOString(), city: undefined };
  expect(computeDifference(before, after)).toEqual({ before: { title: 'One' }, after: { title: 'Two' } });
  expect(computeDifference(before, { ...before })).toBe(null);
});

test('a long text is stored in full', () => {
  const summary = '<p>x</p>'.repeat(10_000);
  expect(computeDifference({ summary: '' }, { summary })!.after).toEqual({ summary });
});

test('empty fields of a new object are left out', () => {
  const after = { title: 'One', city: null, summary: '', skills: [], is_draft: false };
  expect(computeDifference(undefined, after)).toEqual({ before: null, after: { title: 'One', is_draft: false } });
});

test('an event without fields is still recorded', () => {
  expect(computeDifference(undefined, undefined)).toEqual({ before: null, after: null });
});

test.each(['password_hash', 'password', 'secret', 'token_hash', 'link_key', 'public_key', 'key'])(
  'a secret is never stored: %s',
  (name) => {
    expect(computeDifference({ [name]: 'a' }, { [name]: 'b' })).toBe(null);
    expect(computeDifference(undefined, { [name]: 'b' })!.after).toEqual({});
  },
);
