import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { collectFailures } from '../../../../tests/support/outcomes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

describe('invalid input is refused with the name of its field', () => {
  test.each([
    ['search=a%00b', 'query.search'],
    ['search=%ED%A0%80', 'query.search'],
    ['search=%', 'query.search'],
    [`search=${'x'.repeat(5000)}`, 'query.search'],
    ['skills=99999999999999999999', 'query.skills'],
    ['skills=-1', 'query.skills'],
    ['skills=4294967296', 'query.skills.0'],
    ['skills=1&skills=2', 'query.skills'],
    [`skills=${Array.from({ length: 51 }, (_, at) => at + 1).join(',')}`, 'query.skills'],
    ['offset=-1', 'query.offset'],
    ['offset=1e9', 'query.offset'],
    ['limit=101', 'query.limit'],
    ['limit=', 'query.limit'],
    ['english=8', 'query.english'],
    ['availability=15', 'query.availability'],
    ['work_mode=remote', 'query.work_mode'],
    ['hourlyRate=60-20', 'query.hourlyRate'],
    ['hourlyRate=99999999-', 'query.hourlyRate'],
    ['location=pl', 'query.location'],
    [`city=${'x'.repeat(121)}`, 'query.city'],
    ['city=%00', 'query.city'],
    ['sortBy=name', 'query.sortBy'],
    ['matching=', 'query.matching'],
    ['company=ACME', 'query.company'],
    ['colour=red', 'query.colour'],
    ['__proto__=1', 'query.__proto__'],
    ['fullStack=yes', 'query.fullStack'],
  ])('market_2/talents/?%s', async (query, path) => {
    const answer = await api.call(`/api/market_2/talents/?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
  });

  test('all issues are reported at once', async () => {
    const { json } = await api.call('/api/market_2/requests/?limit=0&english=x&nonsense=1');
    expect(json.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      'query.english',
      'query.limit',
      'query.nonsense',
    ]);
  });

  test.each([
    ['a lone surrogate', '{"query":"search=\\ud800"}', 'body.query'],
    ['a NUL byte', '{"query":"search=\\u0000"}', 'body.query'],
    ['an unknown field', '{"query":"","colour":1}', 'body.colour'],
    ['a wrong type', '{"query":7}', 'body.query'],
    ['nothing', '{}', 'body.query'],
    ['a list', '[]', 'body'],
    ['a view that no market has', '{"query":"skills=a"}', 'body.query.skills'],
    ['text that is too long', `{"query":"${'x'.repeat(5000)}"}`, 'body.query'],
  ])('a shared link with %s', async (_, body, path) => {
    const answer = await api.call('/api/market/talents/', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'invalid_input', issues: [{ path }] });
  });

  test.each([
    ['/api/talents/abc/', 'params.id'],
    ['/api/cities/%00%00/', 'params.code'],
    ['/api/requests/-5/', 'params.id'],
    [`/api/talents/1-2-${'x'.repeat(350)}/`, 'params.id'],
    ['/api/companies/%00/', 'params.id'],
    ['/api/cities/POL/', 'params.code'],
    ['/api/market/people/abcdefgh/', 'params.type'],
    ['/api/market/talents/a.b.c.d.e/', 'params.hash'],
    ['/api/countries/?x=1', 'query.x'],
  ])('%s', async (path, name) => {
    const answer = await api.call(path);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'invalid_input', issues: [{ path: name }] });
  });
});

describe('no input causes a server error', () => {
  const nasty = [
    '%00',
    '%ED%A0%80',
    '%F0%9F%92%A9',
    "'",
    '"',
    '\\',
    '%25',
    '$1',
    '%27%3B%20drop%20table%20person--',
    '0',
    '-1',
  ];
  const values = [...nasty, '2147483648', '9'.repeat(30), '1e400', 'NaN', 'null', '[]', '{}', 'a'.repeat(5000)];
  const endpoints = Object.values<EndpointTable>(tables).flatMap((table) => Object.values(table));

  test('every value in every path and query parameter of a read returns a result or a refusal', async () => {
    const reads = endpoints.filter(({ method }) => method === 'GET');
    const pathOf = ({ path }: { path: string }) => path;
    const failures = await collectFailures(reads, pathOf, async ({ path, query }) => {
      const names = query && 'shape' in query ? Object.keys(query.shape as object) : [];
      for (const value of values) {
        const addresses = [
          ...(path.includes('{') ? [path.replaceAll(/\{\w+\}/g, value)] : []),
          ...names.map((name) => `${path}?${name}=${value}`),
        ];
        for (const address of addresses) {
          const answer = await api.call(`/api${address}`);
          expect([address, answer.status < 500]).toEqual([address, true]);
          if (answer.status >= 400)
            expect(answer.text).not.toMatch(/select |postgres|syntax error|invalid byte|out of range for type/i);
        }
      }
    });
    expect(failures).toEqual({});
  });

  test.each([
    ['JSON that ends early', '{"query":', 'malformed_request', 400],
    ['no body', undefined, 'invalid_input', 400],
    ['a huge body', `{"query":"${'x'.repeat(400_000)}"}`, 'too_large', 413],
  ])('%s', async (_, body, code, status) => {
    const answer = await api.call('/api/market/talents/', { method: 'POST', body });
    expect(answer.status).toBe(status);
    expect(answer.json.code).toBe(code);
  });

  test('a body that is not JSON is refused', async () => {
    const headers = { 'content-type': 'application/xml' };
    const answer = await api.call('/api/market/talents/', { method: 'POST', headers, body: '<query/>' });
    expect(answer.status).toBe(415);
  });

  test('an address that cannot be decoded is refused', async () => {
    expect((await api.call('/api/talents/%zz/')).json).toMatchObject({ issues: [{ path: 'params.id' }] });
    expect((await api.call('/api/nothing/here/')).json).toMatchObject({ code: 'not_found' });
  });
});
