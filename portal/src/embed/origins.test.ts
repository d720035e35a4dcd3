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
  ['http://example.com', 'Only https is allowed: https://example.com'],
  ['http://localhost.example.com', 'Only https is allowed'],
  ['https://example.com/jobs', 'Remove everything after the host: https://example.com'],
  ['https://example.com/?a', 'Remove everything after the host: https://example.com'],
  ['https://me:secret@example.com', 'Remove everything after the host'],
  ['https://a.example', 'https://a.example is already in the list.'],
  ['https://', 'Enter the address of the site'],
  ['ftp://example.com', 'Enter the address of the site'],
  ['javascript:alert(1)', 'Enter the address of the site'],
  ['*', 'Enter the address of the site'],
  ['null', 'Enter the address of the site'],
  ['https://*.example.com', 'Enter the address of each site'],
])('%s is rejected: %s', (text, problem) => {
  expect(readOrigin(text, ['https://a.example'])).toEqual({ problem: expect.stringContaining(problem) });
});

test('origins beyond the maximum number are rejected', () => {
  const known = Array.from({ length: ALLOWED_ORIGINS_MAX }, (_, at) => `https://s${at}.example`);
  expect(readOrigin('https://more.example', known)).toEqual({ problem: expect.stringContaining('No more than 50') });
});
