import { PUBLIC_ID } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { parsePublicId } from './public-id.ts';

test.each([
  ['48213-7', '48213-7'],
  ['48213-7-senior-react-developer', '48213-7'],
  ['48213-7-2', '48213-7-2'],
  ['48213-7-2-senior', '48213-7-2'],
  ['48213-7-3d-artist', '48213-7'],
  ['48213', null],
  ['senior-48213-7', null],
  ['48213-7senior', null],
  ['', null],
])('the public id of %j is %j', (key, id) => {
  expect(parsePublicId(key)).toBe(id);
  expect(PUBLIC_ID.exec(key)?.[0] ?? null).toBe(id);
});
