import { api as tables } from '@crewdock/contract/api';
import type { Endpoint, EndpointTable } from '@crewdock/contract/endpoint';
import { staffTables } from '@crewdock/contract/staff/tables';
import type { StaffTable } from '@crewdock/contract/table';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { collectFailures, collectOutcomes } from '../../../../tests/support/outcomes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() => api.database.pool.query('truncate rate_limit'));

afterAll(() => api.close());

/** Id that does not exist for any object. */
const NOBODYS = '2147483645';

const endpoints = Object.values<EndpointTable>(tables).flatMap((table) => Object.values(table));
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const addressOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, NOBODYS)}`;

it('accepts a call without a body wherever an empty object is a valid body', async () => {
  const free = endpoints.filter(({ body }) => body?.safeParse({}).success);
  expect(free.map(callOf)).toContain('POST /talents/');
  const failures = await collectFailures(free, callOf, async (endpoint) => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const answer = await api.call(addressOf(endpoint), { method: endpoint.method, role: 'staff', headers });
      expect([401, 415, 500]).not.toContain(answer.status);
      const issues: { path: string }[] = (answer.status === 400 && JSON.parse(answer.text).issues) || [];
      expect(issues.filter(({ path }) => path === 'body')).toEqual([]);
    }
  });
  expect(failures).toEqual({});
});

it('names each required field of a call without a body', async () => {
  const answer = await api.call('/api/lp/contact-us/', { method: 'POST' });
  expect(answer.json.issues).toEqual(
    ['name', 'email', 'message'].map((name) => ({ path: `body.${name}`, message: 'is required' })),
  );
});

it('requires message_id in no body', async () => {
  const required = endpoints.filter(({ body }) => {
    const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return schema?.required?.includes('message_id');
  });
  expect(required.map(callOf)).toEqual([]);
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
  const resource = await api.call('/api/available_resources/', {
    method: 'POST',
    role: 'provider',
    body: { name: 'Quirina Z.', title: 'Rust developer' },
  });
  const calls: [string, object][] = [
    ['/lp/contact-us/', message],
    ['/available_resources/contact/', { ...message, uid: resource.json.uid }],
    ['/requests/1/applications/', message],
    ['/available_resources/subscribe/', { email: 'ada@example.org' }],
    ['/market/talents/subscribe/', { email: 'ada@example.org', query: '', frequency: 'daily' }],
  ];
  const statuses = await collectOutcomes(
    calls,
    ([path]) => path,
    async ([path, body]) => (await api.call(`/api${path}`, { method: 'POST', body })).status,
  );
  expect(statuses).toEqual(Object.fromEntries(calls.map(([path]) => [path, 200])));
});

it('accepts all as the value of every filter with fixed values, and returns the same as without a filter', async () => {
  const withValues = Object.values<StaffTable>(staffTables).flatMap(({ name, row, filters }) =>
    Object.keys(filters)
      .filter((column) => filters[column] === 'any' && 'values' in row[column]!)
      .map((column) => ({ name, column })),
  );
  const named = withValues.map(({ name, column }) => `${name}.${column}`);
  expect(named).toEqual(expect.arrayContaining(['requests.processing', 'talents.processing', 'updates.status']));
  const failures = await collectFailures(
    withValues,
    ({ name, column }) => `${name}.${column}`,
    async ({ name, column }) => {
      for (const path of [`/api/admin-panel/${name}/`, `/api/admin-panel/es_${name}/`]) {
        const all = await api.call(`${path}?${column}=all&with_counters=1`, { role: 'staff' });
        expect(all.status, all.text).toBe(200);
        const { items: _, ...counts } = (await api.call(`${path}?with_counters=1`, { role: 'staff' })).json;
        expect(all.json).toMatchObject(counts);
      }
    },
  );
  expect(failures).toEqual({});
});

it('accepts bad_links on both imports for which the specification requires it', async () => {
  const body = { name: 'CVs', files: 1 };
  for (const query of ['', '?bad_links=1', '?bad_links=0']) {
    const answer = await api.call(`/api/ai/mass_import/${query}`, { method: 'POST', role: 'provider', body });
    expect([query, answer.status]).toEqual([query, 200]);
  }
});
