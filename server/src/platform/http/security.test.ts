import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { collectOutcomes } from '../../../../tests/support/outcomes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const reads = Object.values<EndpointTable>(tables)
  .flatMap((table) => Object.values(table))
  // It ends the session that it is called with.
  .filter(({ method, answer, path }) => method === 'GET' && !answer && path !== '/logout/');

describe('nobody keeps', () => {
  test.each(ROLES)('any answer or refusal of a private read to a %s', async (role) => {
    const hidden = reads.filter(({ access }) => access !== 'public');
    const pathOf = ({ path }: { path: string }) => path;
    const caching = await collectOutcomes(hidden, pathOf, async ({ path }) => {
      // An id of nothing: the caching must not depend on what is answered.
      const address = `/api${path.replace(/\{\w+\}/g, '2147483647')}`;
      return (await api.call(address, { role })).headers['cache-control'];
    });
    expect(caching).toEqual(Object.fromEntries(hidden.map(({ path }) => [path, 'no-store'])));
  });

  test('what a public call tells somebody who is signed in', async () => {
    const answers = ['/api/talents/1/', '/api/market_2/talents/?limit=1'].map((path) =>
      api.call(path, { role: 'staff' }),
    );
    for (const { status, headers } of await Promise.all(answers)) {
      expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
    }
  });

  test.each(['/api/nothing/', '/api/talents/2147483647/', '/api/talents/?limit=x', '/api/%'])(
    'the refusal of %s',
    async (path) => {
      const { status, headers } = await api.call(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});

test('a browser that knows a public answer is told so, until it changes', async () => {
  const path = '/api/talents/1/';
  const { headers } = await api.call(path);
  expect(headers['cache-control']).toBe('no-cache');
  const known = { 'if-none-match': headers['etag'] as string };
  expect(await api.call(path, { headers: known })).toMatchObject({ status: 304, text: '' });
  await api.database.pool.query(`update talent set title = title || '.' where id = 1`);
  expect((await api.call(path, { headers: known })).status).toBe(200);
});

describe('what is no path', () => {
  test.each(['/api/%', '/api/talents/%zz/', '/api/%ff/', '/api/%E4/x/', '/api/x%2/?a=%'])(
    '%s is refused as everything else is',
    async (path) => {
      const { status, json, headers } = await api.call(path);
      expect([404, 400]).toContain(status);
      expect(json).toMatchObject({ code: status === 404 ? 'not_found' : 'invalid_input', detail: expect.any(String) });
      expect(json.request_id).toBe(headers['x-request-id']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each(['/%', '/talents/%ff', '/%c3%28/x?a=%'])('%s is the page of everything that is not there', async (path) => {
    const [broken, other] = await Promise.all([api.call(path), api.call('/nothing-of-the-kind')]);
    expect(broken.headers['content-type']).toMatch('text/html');
    expect([broken.status, withoutNonce(broken.text)]).toEqual([other.status, withoutNonce(other.text)]);
  });

  test('readable ones stay as they are', async () => {
    expect((await api.call('/api/dict/%73eniority/')).status).toBe(200);
  });
});

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
