import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
let jobs: { id: number; title: string }[];

beforeAll(async () => {
  api = await testApi();
  jobs = (await api.database.pool.query('select id, title from request order by id limit 2')).rows;
  await api.database.pool.query('delete from application');
  for (const [at, name] of ['Ada First', 'Bela Second', 'Cleo Third'].entries()) {
    await api.database.pool.query(
      `insert into application (id, request_id, name, email, phone_number, message, cv_file, cv_name, content_hash, created_at)
       values ($1, $2, $3, $4, '', $5, $6, $7, '', now() - make_interval(days => $8))`,
      [
        randomUUID(),
        jobs[at % 2]!.id,
        name,
        `${name[0]!.toLowerCase()}@people.example`,
        `I am ${name}`,
        ...(at === 1 ? ['f.pdf', 'my cv.pdf'] : [null, null]),
        3 - at,
      ],
    );
  }
});

afterAll(() => api.close());

const list = async (query = '') =>
  (await api.call(`/api/admin-panel/request_applications/${query}`, { role: 'staff' })).json;
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name.split(' ')[0]);

test('applications for all jobs are listed newest first, each with its job', async () => {
  const all = await list();
  expect(names(all)).toEqual(['Cleo', 'Bela', 'Ada']);
  expect(all.total).toBe(3);
  expect(all.items[1]).toMatchObject({
    job: { id: jobs[1]!.id, name: jobs[1]!.title },
    cv: { name: 'my cv.pdf', url: `/api/requests/${jobs[1]!.id}/applications/${all.items[1].id}/cv/` },
    company: null,
    status: 'open',
  });
});

test('applications are counted and filtered by status', async () => {
  await api.database.pool.query(`update application set status = 'rejected' where name = 'Ada First'`);
  const { items, counters } = await list('?status=rejected&with_counters=1');
  expect(names({ items })).toEqual(['Ada']);
  expect(counters).toEqual({ open: 2, shortlisted: 0, invited: 0, rejected: 1 });
});

test('applications can be sorted, filtered and searched', async () => {
  expect(names(await list('?ordering=name'))).toEqual(['Ada', 'Bela', 'Cleo']);
  expect(names(await list('?ordering=created'))).toEqual(['Ada', 'Bela', 'Cleo']);
  expect(names(await list('?cv=1'))).toEqual(['Bela']);
  expect(names(await list('?search=third'))).toEqual(['Cleo']);
});

test('an application can be read by its id and cannot be changed', async () => {
  const [first] = (await list()).items;
  const at = `/api/admin-panel/request_applications/${first.id}/`;
  expect((await api.call(at, { role: 'staff' })).json).toEqual(first);
  expect((await api.call(at, { method: 'PATCH', role: 'staff', body: { version: 1 } })).status).toBe(404);
});
