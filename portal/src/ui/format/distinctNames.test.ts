import { expect, test } from 'vitest';
import { getDistinctNames } from './distinctNames.ts';

interface Person {
  id: number;
  name: string;
  email: string;
}

const nameAll = (people: Person[]) => [
  ...getDistinctNames(people, {
    key: ({ id }) => String(id),
    name: ({ name }) => name,
    details: [({ email }) => email],
  }).values(),
];

test('only people of the same name get a detail: their email addresses, or their place if these are missing or equal', () => {
  const ana = { id: 1, name: 'Ana', email: 'ana@example.com' };
  const bo = { id: 2, name: 'Bo', email: 'bo@example.com' };
  expect(nameAll([ana, bo])).toEqual(['Ana', 'Bo']);
  expect(nameAll([ana, bo, { ...bo, id: 3, email: 'bo@example.org' }])).toEqual([
    'Ana',
    'Bo, bo@example.com',
    'Bo, bo@example.org',
  ]);
  expect(nameAll([bo, { ...bo, id: 3, email: '' }])).toEqual(['Bo, 1 of 2', 'Bo, 2 of 2']);
  expect(nameAll([bo, { ...bo, id: 3 }])).toEqual(['Bo, 1 of 2', 'Bo, 2 of 2']);
});

test('right-to-left names are isolated from the detail', () => {
  const people = [1, 2].map((id) => ({ id, name: 'דנה', email: '' }));
  expect(nameAll(people)).toEqual(['\u2068דנה\u2069, 1 of 2', '\u2068דנה\u2069, 2 of 2']);
});
