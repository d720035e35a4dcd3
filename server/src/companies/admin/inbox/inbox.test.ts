import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';

const HOST = 'acme.localhost';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('truncate rate_limit'));

const inbox = (state = 'open', role: Role = 'superadmin', host = HOST) =>
  api.call(`/api/company/inbox/?state=${state}`, { role, host });
const put = (id: string, state: string, role: Role = 'superadmin', host = HOST) =>
  api.call(`/api/company/inbox/${id}/`, { method: 'PATCH', role, host, body: { state } });

async function write(name: string, host = HOST): Promise<string> {
  const message_id = randomUUID();
  const body = { name, email: 'ada@example.org', message: 'Whom do you have?\nSoon.', message_id };
  expect((await api.call('/api/lp/contact-us/', { method: 'POST', host, body })).status).toBe(200);
  return message_id;
}

test.each(ROLES)('only superadmins and staff have access: %s', async (role) => {
  const expected = role === 'visitor' ? 401 : role === 'superadmin' || role === 'staff' ? 200 : 403;
  expect((await inbox('open', role)).status).toBe(expected);
  const id = await write(`For ${role}`);
  expect((await put(id, 'done', role)).status).toBe(expected);
});

test('a contact message stays open until it is marked as done, and can be reopened', async () => {
  const id = await write('Ada Example');
  const { json: open } = await inbox();
  expect(open.items[0]).toMatchObject({
    type: 'message',
    id,
    name: 'Ada Example',
    email: 'ada@example.org',
    message: 'Whom do you have?\nSoon.',
    site: null,
    job: null,
    state: 'open',
  });
  const done = await put(id, 'done');
  expect(done.json.state).toBe('done');
  // Idempotent: the same state again changes nothing.
  expect((await put(id, 'done')).json).toEqual(done.json);
  const after = await inbox('done');
  expect(after.json.items.map((item: { id: string }) => item.id)).toContain(id);
  expect(after.json.counters.open).toBe(open.counters.open - 1);
  expect((await put(id, 'open')).json.state).toBe('open');
  expect((await inbox()).json.counters).toEqual(open.counters);
  const { rows } = await api.database.pool.query(
    `select before, after from audit_entry where subject_kind = 'message' and subject_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([
    { before: { state: 'open' }, after: { state: 'done' } },
    { before: { state: 'done' }, after: { state: 'open' } },
  ]);
});

test('an application for a company’s job is listed until it is decided on the job', async () => {
  const job = await api.call('/api/requests/', {
    method: 'POST',
    role: 'superadmin',
    host: HOST,
    body: { title: 'Go developer', skills: [{ name: 'Go', experience: 3, is_main: true }], scope: 'company' },
  });
  expect(job.status).toBe(200);
  const { id: jobId } = job.json;
  const form = new FormData();
  const words = {
    name: 'Bela Quill',
    email: 'bela@example.org',
    message: 'I would like to.',
    message_id: randomUUID(),
  };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  const encoded = new Response(form);
  const applied = await api.call(`/api/requests/${jobId}/applications/`, {
    method: 'POST',
    host: HOST,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(applied.status).toBe(200);
  const { json } = await inbox();
  const item = json.items.find(({ type }: { type: string }) => type === 'application');
  expect(item).toMatchObject({ name: 'Bela Quill', job: { id: jobId, title: 'Go developer' }, state: 'open' });
  expect((await put(item.id, 'done')).status).toBe(404);
  const move = `/api/requests/${jobId}/applications/${item.id}/reject/`;
  await api.call(move, { method: 'POST', role: 'superadmin', host: HOST, body: { rt_rejection_reason: 1 } });
  const { json: done } = await inbox('done');
  expect(done.items.map(({ id }: { id: string }) => id)).toContain(item.id);
});

test('another company’s messages are neither listed nor changeable', async () => {
  const id = await write('Cleo Stranger', 'verdant.localhost');
  for (const state of ['open', 'done'])
    expect(JSON.stringify((await inbox(state)).json)).not.toContain('Cleo Stranger');
  const [foreign, unknown] = [await put(id, 'done'), await put(randomUUID(), 'done')];
  expect([foreign.status, foreign.json]).toEqual([404, { ...unknown.json, request_id: foreign.json.request_id }]);
  expect((await inbox('open', 'superadmin', 'localhost')).status).toBe(404);
  expect((await put(id, 'elsewhere')).json.issues[0].path).toBe('body.state');
});
