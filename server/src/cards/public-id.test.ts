import { expect, test } from 'vitest';
import { readCardKey, slugOf } from './public-id.ts';

test.each([
  ['42', { number: 42 }],
  ['48213-7', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213-7-3', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213-7-senior-developer', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213-7-3-senior-developer', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213-7-3d-artist', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213', { number: 48_213 }],
  ['9999999999', null],
  ['9999999999-1', null],
  ['developer', null],
  ['48213-developer', null],
  ['', null],
])('%s', (key, expected) => {
  expect(readCardKey(key)).toEqual(expected);
});

test.each([
  ['Senior React developer', 'senior-react-developer'],
  ['Développeur C++ à Zürich', 'developpeur-c-a-zurich'],
  ['3D artist', '3d-artist'],
  ['2024 Lead engineer', 'lead-engineer'],
  ['42', ''],
  ['Разработчик', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the slug of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
