import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

describe('responses that are not cached', () => {
  test('include a public response to a signed-in person', async () => {
    const answers = ['/api/talents/1/', '/api/market_2/talents/?limit=1'].map((path) =>
      api.call(path, { role: 'staff' }),
    );
    for (const { status, headers } of await Promise.all(answers)) {
      expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
    }
  });

  test.each(['/api/nothing/', '/api/talents/2147483647/', '/api/talents/?limit=x', '/api/%'])(
    'include the refusal of %s',
    async (path) => {
      const { status, headers } = await api.call(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});

test('a known public response returns 304 until it changes', async () => {
  const path = '/api/talents/1/';
  const { headers } = await api.call(path);
  expect(headers['cache-control']).toBe('no-cache');
  const known = { 'if-none-match': headers['etag'] as string };
  expect(await api.call(path, { headers: known })).toMatchObject({ status: 304, text: '' });
  await api.database.pool.query(`update talent set title = title || '.' where id = 1`);
  expect((await api.call(path, { headers: known })).status).toBe(200);
});

describe('undecodable paths', () => {
  test.each(['/api/%', '/api/talents/%zz/', '/api/%ff/', '/api/%E4/x/', '/api/x%2/?a=%'])(
    '%s returns a regular error',
    async (path) => {
      const { status, json, headers } = await api.call(path);
      expect([404, 400]).toContain(status);
      expect(json).toMatchObject({ code: status === 404 ? 'not_found' : 'invalid_input', detail: expect.any(String) });
      expect(json.request_id).toBe(headers['x-request-id']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each(['/%', '/talents/%ff', '/%c3%28/x?a=%'])('%s returns the not-found page', async (path) => {
    const [broken, other] = await Promise.all([api.call(path), api.call('/nothing-of-the-kind')]);
    expect(broken.headers['content-type']).toMatch('text/html');
    expect([broken.status, withoutNonce(broken.text)]).toEqual([other.status, withoutNonce(other.text)]);
  });

  test('a decodable path is unaffected', async () => {
    expect((await api.call('/api/dict/%73eniority/')).status).toBe(200);
  });
});

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
