import { expect, it } from 'vitest';
import { Email } from './accounts.ts';

it.each([
  [' Ana@Example.org ', 'ana@example.org'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@почта.example', 'ana@xn--80a1acny.example'],
  ['ana@例え.テスト', 'ana@xn--r8jz45g.xn--zckzah'],
])('normalises %j to %s', (typed, address) => {
  expect(Email.parse(typed)).toBe(address);
});

it.each([
  'ana@',
  '@bücher.example',
  'ana',
  'ana@bü cher.example',
  'ana@bücher',
  'äna@example.org',
  'ana@bü/cher.example',
])('rejects %j', (typed) => {
  expect(Email.safeParse(typed).error?.issues[0]?.message).toBe('must be an email address');
});
