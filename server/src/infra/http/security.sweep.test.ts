import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { collectOutcomes } from '../../../../tests/support/outcomes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const reads = Object.values<EndpointTable>(tables)
  .flatMap((table) => Object.values(table))
  // Logout would end the session of the following calls.
  .filter(({ method, answer, path }) => method === 'GET' && !answer && path !== '/logout/');

test.each(ROLES)('no response of a private read to a %s can be cached', async (role) => {
  const hidden = reads.filter(({ access }) => access !== 'public');
  const pathOf = ({ path }: { path: string }) => path;
  const caching = await collectOutcomes(hidden, pathOf, async ({ path }) => {
    // An id that does not exist: the response must not be cacheable in this case either.
    const address = `/api${path.replace(/\{\w+\}/g, '2147483647')}`;
    return (await api.call(address, { role })).headers['cache-control'];
  });
  expect(caching).toEqual(Object.fromEntries(hidden.map(({ path }) => [path, 'no-store'])));
});
