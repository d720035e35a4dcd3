import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() => api.database.pool.query('delete from rate_limit; delete from resource'));

afterAll(() => api.close());

const create = (name: string, terms: object) =>
  api.call('/api/available_resources/', {
    method: 'POST',
    role: 'provider',
    body: { name, title: 'Developer', ...terms },
  });
const table = (query: string) => api.call(`/api/admin-panel/available_resources/${query}`, { role: 'staff' });
const names = async (query: string) => (await table(query)).json.items.map(({ name }: { name: string }) => name);

test('shows, filters and exports work authorization, engagement types and relocation', async () => {
  const ana = { work_authorization: 'H1B, אזרח', engagement_types: ['c2c', 'w2'], relocation: true, city: 'Austin' };
  await create('Ana', ana);
  await create('Ben', { engagement_types: ['permanent'], relocation: false });
  await create('Cy', {});
  const [first] = (await table('?ordering=name')).json.items;
  expect(first).toMatchObject({ ...ana, work_authorization: 'H-1B, אזרח' });
  expect(await names('?ordering=name&engagement_types=w2,permanent')).toEqual(['Ana', 'Ben']);
  expect(await names('?work_authorization=h1b')).toEqual(['Ana']);
  expect(await names('?relocation=1')).toEqual(['Ana']);
  expect((await table('?engagement_types=1099')).json.issues).toMatchObject([
    { path: expect.stringMatching(/^query\.engagement_types/) },
  ]);
  const { json } = await table('filters/');
  expect(json).toContainEqual({
    column: 'engagement_types',
    kind: 'any',
    values: ['all', 'contract', 'permanent', 'c2c', 'w2'].map((code) => expect.objectContaining({ code })),
    options: null,
  });
  const { text } = await table('export/?ordering=name');
  expect(text).toContain(',city,work_authorization,engagement_types,relocation,');
  expect(text).toContain(',Austin,"H-1B, אזרח","c2c, w2",true,');
  expect(text).toContain(',,,permanent,false,');
});
