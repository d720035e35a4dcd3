import { expect, test } from 'vitest';
import type { OwnResource } from '../queries.ts';
import { createResourceForm, toNewResource, toResourceForm } from './typed.ts';

const TERMS = { work_authorization: 'H-1B', engagement_types: ['c2c', 'w2'], relocation: false } as const;

test('the form of a resource holds its terms, and saves them unchanged', () => {
  const resource = { name: 'Ana', title: 'Tester', skills: [], ...TERMS, own: { status: 'available' } };
  const typed = toResourceForm(resource as unknown as OwnResource);
  expect(toNewResource(typed)).toMatchObject(TERMS);
});

test('a new resource has no terms', () => {
  expect(toNewResource(createResourceForm())).toMatchObject({
    work_authorization: '',
    engagement_types: [],
    relocation: null,
  });
});
