import { api as contract } from '@crewdock/contract/api';
import type { Endpoint } from '@crewdock/contract/endpoint';
import { CARD_KINDS } from '@crewdock/contract/kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const SKILLS = [{ name: 'Rust', experience: 3, is_main: true }];
const CARDS = {
  talent: { name: 'Ada Example', title: 'Rust developer', skills: SKILLS },
  request: { title: 'Rust developer wanted', skills: SKILLS },
};
const OWNERS = { talent: 'provider', request: 'client' } as const;

/** Extra body fields, for calls that would otherwise be rejected for another reason. */
const BODIES: Record<string, object> = {
  'POST /talents/': CARDS.talent,
  'POST /requests/': CARDS.request,
  'PATCH /talents/{id}/': { city: 'Oslo' },
  'PATCH /requests/{id}/': { company_name: 'Acme' },
};

const writes = Object.values(contract)
  .flatMap((table) => Object.values<Endpoint>(table))
  .filter(({ method, path, form }) => method !== 'GET' && !form && /talent|request|card/.test(path));

async function verified(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ card: string }>(
    `select 'talent ' || id as card from talent where is_verified
     union all select 'request ' || id from request where is_verified order by 1`,
  );
  return rows.map(({ card }) => card);
}

async function made(kind: 'talent' | 'request'): Promise<number> {
  const sent = { method: 'POST', role: OWNERS[kind], body: CARDS[kind] };
  return (await api.call(`/api/${kind}s/`, sent)).json.id;
}

/** Staff verify cards in these tables. */
const STAFF_TABLES = /^\/admin-panel\/(talents|requests)\//;

test('only the staff tables verify cards, and only for staff', async () => {
  expect(writes.length).toBeGreaterThan(20);
  const ids = { talent: await made('talent'), request: await made('request') };
  const before = await verified();
  for (const { method, path } of writes) {
    const first = path.startsWith('/requests') ? ids.request : ids.talent;
    const other = path.startsWith('/requests') ? ids.talent : ids.request;
    const at = `/api${path.replace('{id}', String(first)).replace('{otherId}', String(other))}`;
    for (const role of ROLES) {
      if (role === 'staff' && STAFF_TABLES.test(path)) continue;
      for (const body of [
        { is_verified: true },
        { ...BODIES[`${method} ${path}`], is_verified: true },
        { ...BODIES[`${method} ${path}`], verified: true },
      ]) {
        const { status } = await api.call(at, { method, role, ...(method !== 'DELETE' && { body }) });
        expect([method, at, role, status >= 500]).toEqual([method, at, role, false]);
      }
    }
  }
  expect(await verified()).toEqual(before);
});

test.each(CARD_KINDS)('a %s stays verified until its owner edits it, but its copies are not', async (kind) => {
  const id = await made(kind);
  await api.database.pool.query(`update ${kind} set is_verified = true where id = $1`, [id]);
  const call = (role: Role, method: string, to: string, body?: object) =>
    api.call(`/api/${kind}s/${id}/${to}`, { method, role, body });
  const owner = OWNERS[kind];
  expect((await call(owner, 'POST', 'copy/')).json.is_verified).toBe(false);
  expect((await call('staff', 'POST', 'copy/')).json.is_verified).toBe(false);
  await call(owner, 'PATCH', 'deactivate/');
  expect((await call(owner, 'PATCH', 'activate/')).json.is_verified).toBe(true);
  expect((await call('staff', 'PATCH', '', { title: 'By staff' })).json.is_verified).toBe(true);
  expect((await call(owner, 'PATCH', '', { title: 'By its owner' })).json.is_verified).toBe(false);
});
