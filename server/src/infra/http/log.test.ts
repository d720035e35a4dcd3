import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

test('a request is one log line, and its id is in the error response', async () => {
  api.log.length = 0;
  const answer = await api.call('/api/talents/999999999/');
  const lines = await linesOf(answer.json.request_id);
  expect(lines).toMatchObject([{ method: 'GET', path: '/api/talents/999999999/', status: 404, msg: 'request' }]);
  expect(answer.headers['x-request-id']).toBe(answer.json.request_id);
});

test('tokens and queries are not logged', async () => {
  api.log.length = 0;
  const headers = { authorization: 'Token secretsecretsecretsecret', cookie: 'session=secretcookie' };
  const answer = await api.call('/api/market_2/talents/?search=secretword&nonsense=1', { headers });
  await linesOf(answer.json.request_id);
  expect(JSON.stringify(api.log)).not.toMatch(/secret/);
});

test.each([
  ['a public list', '/api/lists/public/Aa-_Bb0123456789Cc_-Dd/', '/api/lists/public/…/'],
  ['a mailed link', `/password-reset/MTIz/${'s3cret_-'.repeat(6)}`, '/password-reset/MTIz/…'],
  ['a file', '/files/Aa-_Bb0123456789Cc_-Dd.webp', '/files/….webp'],
  ['one written otherwise', '/api/lists/public/%41a-%5FBb0123456789Cc_-Dd/', '/api/lists/public/…/'],
  ['one in an address', '/l/x?key=Aa-_Bb0123456789Cc_-Dd', '/l/x'],
  ['one inside another word', '/l/key=Aa-_Bb0123456789Cc_-Dd;', '/l/key=…;'],
  [
    'no key',
    '/talents/12345-678-senior-react-developer-in-berlin',
    '/talents/12345-678-senior-react-developer-in-berlin',
  ],
  ['no readable path', '/api/%/Aa-_Bb0123456789Cc_-Dd', '/api/%/…'],
])('the key of %s is not logged', async (_, path, written) => {
  api.log.length = 0;
  const { headers } = await api.call(path);
  expect(await linesOf(headers['x-request-id'] as string)).toMatchObject([{ path: written }]);
});

test('a server error is logged with its cause, which the response omits', async () => {
  api.log.length = 0;
  await api.database.pool.query('alter table specialization rename to specialization_away');
  const broken = await api.call('/api/dict/specializations/');
  await api.database.pool.query('alter table specialization_away rename to specialization');
  expect(broken.status).toBe(500);
  expect(broken.json).toEqual({ code: 'internal', detail: 'Something went wrong.', request_id: expect.any(String) });
  expect(JSON.stringify(api.log)).toMatch(/specialization.* does not exist/);
});

/** Polls the log, because the line is written after the response is sent. */
async function linesOf(id: string): Promise<object[]> {
  for (;;) {
    const lines = api.log.filter((line) => 'reqId' in line && line.reqId === id);
    if (lines.length > 0) return lines;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
