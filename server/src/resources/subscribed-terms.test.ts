import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const email = 'ada@example.com';
const subscribe = (filters: object) =>
  api.call('/api/available_resources/subscribe/', { method: 'POST', body: { email, filters } });

test('a subscription accepts work authorization, engagement types and relocation, and names them in its email', async () => {
  const filters = { work_authorization: ['H-1B', 'אזרח'], engagement_types: ['c2c', 'permanent'], relocation: false };
  expect((await subscribe(filters)).status).toBe(200);
  const [mail] = await mailsTo(api, email);
  expect(mail!.text).toContain('Work authorization: H-1B, \u2068אזרח\u2069');
  expect(mail!.text).toContain('Engagement: C2C, Permanent');
  expect(mail!.text).toContain('Relocation: Won’t relocate');
});

test.each([
  [{ engagement_types: ['b2b'] }, 'body.filters.engagement_types.0'],
  [{ work_authorization: [' '] }, 'body.filters.work_authorization.0'],
  [{ work_authorization: ['x'.repeat(101)] }, 'body.filters.work_authorization.0'],
  [{ relocation: 'yes' }, 'body.filters.relocation'],
])('a subscription refuses the filters %j', async (filters, path) => {
  expect((await subscribe(filters)).json.issues).toMatchObject([{ path }]);
});
