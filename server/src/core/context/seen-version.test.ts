import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { pairOfRoles } from '../../../../tests/support/pairs.ts';

let api: TestApi;
let job: number;
let talent: number;

beforeAll(async () => {
  api = await testApi();
  ({ request: job, talent } = await pairOfRoles(api, 'client', 'provider'));
});

afterAll(() => api.close());

const call = (role: Role, method: string, path: string, body?: object) =>
  api.call(`/api${path}`, { method, role, ...(body && { body }) });

/** Sends a call with a future version, then with the current version, and returns both outcomes. */
async function outcomes(role: Role, method: 'DELETE' | 'PATCH' | 'POST', path: string, version: number, body = {}) {
  const send = (seen: number) =>
    method === 'DELETE'
      ? call(role, method, `${path}?version=${seen}`)
      : call(role, method, path, { ...body, version: seen });
  const stale = await send(version + 1);
  const current = await send(version);
  return { stale: [stale.status, stale.json.code, stale.json.current?.version], current: current.status };
}

const conflictAt = (version: number) => ({ stale: [409, 'conflict', version], current: 200 });

it('returns 409 with the current relation when a move contains another version', async () => {
  const pair = `/requests/${job}/related-talent/${talent}/`;
  const proposed = await call('client', 'POST', pair, {});
  expect(proposed.json.version).toBe(1);
  const confirm = `/talents/${talent}/related-request/${job}/confirm/`;
  expect(await outcomes('provider', 'POST', confirm, 1)).toEqual(conflictAt(1));
  expect(await outcomes('client', 'POST', `${pair}proceed/`, 2, { proceed_reason: 1 })).toEqual(conflictAt(2));
  expect(await outcomes('client', 'POST', `${pair}reject/`, 3)).toEqual(conflictAt(3));
  // Idempotent: repeating your own last move returns the same result for any version.
  expect((await call('client', 'POST', `${pair}reject/`, { version: 3 })).json).toMatchObject({ version: 4 });
  expect(await outcomes('client', 'POST', `${pair}unarchive/`, 4)).toEqual(conflictAt(4));
  expect(await outcomes('staff', 'DELETE', pair, 5)).toEqual(conflictAt(5));
  expect(await outcomes('staff', 'DELETE', `/admin${pair}`, 6)).toEqual(conflictAt(6));
  const restored = await call('staff', 'POST', `/admin${pair}restore/`, {});
  expect([restored.status, restored.json.version]).toEqual([200, 6]);
});

it('returns 409 with the current card when a call that archives, restores or removes files contains another version', async () => {
  const { version } = (await call('provider', 'GET', `/talents/${talent}/`)).json;
  const path = `/talents/${talent}/`;
  expect(await outcomes('provider', 'PATCH', `${path}deactivate/`, version)).toEqual(conflictAt(version));
  expect(await outcomes('provider', 'PATCH', `${path}activate/`, version + 1)).toEqual(conflictAt(version + 1));
  for (const file of ['photo', 'cv']) {
    const seen = (await call('provider', 'GET', path)).json.version;
    expect(await outcomes('provider', 'DELETE', `${path}${file}/`, seen)).toEqual(conflictAt(seen));
  }
});

it('returns 409 with the current tag when a change or removal contains another version', async () => {
  const made = await call('provider', 'POST', `/talents/${talent}/create_tag/`, { tag: 'Harbour' });
  const path = `/talents/${talent}/tags/${made.json.public_key}/`;
  expect(await outcomes('provider', 'PATCH', path, 1, { comment: 'For Monday' })).toEqual(conflictAt(1));
  expect(await outcomes('provider', 'DELETE', path, 2)).toEqual(conflictAt(2));
});

it('returns 409 with the current settings when another company setting was changed', async () => {
  const host = 'acme.localhost';
  const send = (body: object) =>
    api.call('/api/company/settings/', { method: 'PATCH', role: 'superadmin', host, body });
  const { version } = (await api.call('/api/company/settings/', { role: 'superadmin', host })).json;
  const first = await send({ header_title: 'Talent', version });
  expect([first.status, first.json.version]).toEqual([200, version + 1]);
  const late = await send({ header_title: 'Jobs', version });
  expect([late.status, late.json.current]).toMatchObject([409, { header_title: 'Talent', version: version + 1 }]);
});

it('returns 409 with the current resource when the call contains another version', async () => {
  const made = await call('provider', 'POST', '/available_resources/', { name: 'Quirina Z.', title: 'Rust developer' });
  expect(made.status).toBe(200);
  const path = `/available_resources/${made.json.uid}/`;
  const versionOf = async () => (await call('provider', 'PATCH', path, {})).json.own.version;
  for (const file of ['cv/', '']) {
    const seen = await versionOf();
    expect(await outcomes('provider', 'DELETE', `${path}${file}`, seen)).toEqual({
      // Undefined, because the version is in the part of the resource that only the owner sees.
      stale: [409, 'conflict', undefined],
      current: 200,
    });
  }
});

it('returns 409 when a call that removes a job from the feed contains another version', async () => {
  const removed = await call('client', 'DELETE', `/requests/${job}/post_job_api/?version=999`);
  expect([removed.status, removed.json.code]).toEqual([409, 'conflict']);
});

it('accepts changes without a version, also where the version used to be required', async () => {
  const { json } = await api.call('/api/admin-panel/talents/?limit=1', { role: 'staff' });
  const { id, priority } = json.items[0];
  const other = priority === 'hot' ? 'normal' : 'hot';
  const changed = await call('staff', 'PATCH', `/admin-panel/talents/${id}/`, { priority: other });
  expect([changed.status, changed.json.priority]).toEqual([200, other]);
  await call('staff', 'PATCH', `/admin-panel/talents/${id}/`, { priority });
});
