import { expect, test } from 'vitest';
import { readCardKey, readTaggedKey, toSlug } from './public-id.ts';

test.each([
  ['42', { number: 42 }],
  ['48213-7', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213-7-3', null],
  ['48213-7-senior-developer', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213-7-3-senior-developer', null],
  ['48213-7-3d-artist', { owner: 48_213, card: 7, link: '48213-7' }],
  ['48213', { number: 48_213 }],
  ['9999999999', null],
  ['9999999999-1', null],
  ['developer', null],
  ['48213-developer', null],
  ['', null],
])('parses the card key “%s”', (key, expected) => {
  expect(readCardKey(key)).toEqual(expected);
});

test.each([
  ['48213-7-914200375816', { card: { owner: 48_213, card: 7, link: '48213-7' }, tag: 914_200_375_816 }],
  [
    '48213-7-914200375816-senior-developer',
    { card: { owner: 48_213, card: 7, link: '48213-7' }, tag: 914_200_375_816 },
  ],
  ['48213-7', null],
  ['48213-7-senior-developer', null],
  ['48213-7-3d-artist', null],
  ['48213-7-99999999999999999', null],
  ['9999999999-7-914200375816', null],
  ['42', null],
])('parses the card key with a tag “%s”', (key, expected) => {
  expect(readTaggedKey(key)).toEqual(expected);
});

test.each([
  ['Senior React developer', 'senior-react-developer'],
  ['Développeur C++ à Zürich', 'developpeur-c-a-zurich'],
  ['Łódź developer', 'lodz-developer'],
  ['Sørensen Işık Straße', 'sorensen-isik-strasse'],
  ['3D artist', '3d-artist'],
  ['2024 Lead engineer', 'lead-engineer'],
  ['42', ''],
  ['Разработчик', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('builds the slug of “%s”', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
