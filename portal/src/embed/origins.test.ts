import { expect, test } from 'vitest';
import { ALLOWED_ORIGINS_MAX } from '@crewdock/contract/limits';
import { readOrigin } from './origins.ts';

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['  HTTPS://WWW.Example.com/ ', 'https://www.example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['https://example.com:443', 'https://example.com'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://shop.localhost', 'http://shop.localhost'],
  ['http://[::1]:80', 'http://[::1]'],
])('%s is parsed as the origin %s', (text, origin) => {
  expect(readOrigin(text, [])).toEqual({ origin });
});

test.each([
  ['example.com', 'Begin with https://, as in https://example.com'],
  ['example.com/jobs', 'Begin with https://, as in https://example.com'],
  ['http://example.com', 'Only https is safe enough: https://example.com'],
  ['http://localhost.example.com', 'Only https is safe enough'],
  ['https://example.com/jobs', 'Leave out what follows the host: https://example.com'],
  ['https://example.com/?a', 'Leave out what follows the host: https://example.com'],
  ['https://me:secret@example.com', 'Leave out'],
  ['https://a.example', 'https://a.example is in the list already.'],
  ['https://', 'Write the address'],
  ['ftp://example.com', 'Write the address'],
  ['javascript:alert(1)', 'Write the address'],
  ['*', 'Write the address'],
  ['null', 'Write the address'],
  ['https://*.example.com', 'Each site by its own address'],
])('%s is rejected: %s', (text, problem) => {
  expect(readOrigin(text, ['https://a.example'])).toEqual({ problem: expect.stringContaining(problem) });
});

test('origins beyond the maximum number are rejected', () => {
  const known = Array.from({ length: ALLOWED_ORIGINS_MAX }, (_, at) => `https://s${at}.example`);
  expect(readOrigin('https://more.example', known)).toEqual({ problem: expect.stringContaining('No more than 50') });
});
