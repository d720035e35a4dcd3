import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const SKILLS = [{ name: 'Rust', experience: 3, is_main: true }];
const post = (path: string, role: Role, body: object = {}) => api.call(path, { method: 'POST', role, body });

/** Counts the calls until the first 429, with at most `times` calls. */
async function answered(times: number, call: (at: number) => ReturnType<TestApi['call']>): Promise<number> {
  for (let at = 0; at < times; at++) if ((await call(at)).status === 429) return at;
  return times;
}

test('reading cards by number is rate-limited for existing and unknown cards; reading by link is not', async () => {
  const made = await post('/api/talents/', 'provider', { name: 'Ada', title: 'Developer', skills: SKILLS });
  const { id, public_id } = made.json;
  const read = (key: string | number, role: Role = 'visitor') => api.call(`/api/talents/${key}/`, { role });
  const before = await answered(700, (at) => read(at % 2 ? id : 1_000_000 + at));
  expect(before).toBe(600);
  expect((await read(id)).headers['retry-after']).toMatch(/^\d+$/);
  expect((await read(public_id)).status).toBe(200);
  // Other requesters are not affected, and requests for cards that the requester may edit are not limited.
  expect((await read(id, 'client')).status).toBe(200);
  expect(await answered(700, () => read(id, 'provider'))).toBe(700);
});

test('moving relations is rate-limited for users, but not for staff', async () => {
  const talent = (await post('/api/talents/', 'provider', { name: 'Ada', title: 'Developer', skills: SKILLS })).json.id;
  const job = (await post('/api/requests/', 'client', { title: 'Job', skills: SKILLS })).json.id;
  const pair = `/api/requests/${job}/related-talent/${talent}/`;
  expect(await answered(400, () => post(pair, 'client'))).toBe(300);
  expect((await post(`${pair}reject/`, 'client', { rt_rejection_reason: 1 })).status).toBe(429);
  expect((await post(`/api/talents/${talent}/related-request/${job}/confirm/`, 'provider')).status).toBe(200);
  expect(await answered(400, () => post(pair, 'staff'))).toBe(400);
});
