import { expect, test } from 'vitest';
import { bodyFor, keepPassword, parseShareTag } from './passwords.ts';

test.each([
  ['48213-7-914200375816', '914200375816'],
  ['48213-7-914200375816-senior-developer', '914200375816'],
  ['914200375-914200375816-rust-people', '914200375816'],
  ['914200375-914200375816', '914200375816'],
  ['48213-7', null],
  ['48213-7-senior-developer', null],
  ['48213-7-3d-artist', null],
  ['BhZ0rX3d4_Yt-7pQq1w2eR', null],
])('the tag of %s', (key, tag) => {
  expect(parseShareTag(key)).toBe(tag);
});

test('a password applies to all pages that its tag opens, until the password is removed', () => {
  keepPassword('914200375-914200375816-people', 'otters');
  expect(bodyFor('48213-7-914200375816')).toEqual({ password: 'otters' });
  expect(bodyFor('48213-7-914200375817')).toEqual({});
  keepPassword('48213-7-914200375816', undefined);
  expect(bodyFor('914200375-914200375816-people')).toEqual({});
});
