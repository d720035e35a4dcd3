import { api as tables } from '@crewdock/contract/api';
import type { Endpoint, EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

const ROLES: Role[] = ['visitor', 'client', 'provider', 'developer', 'superadmin', 'staff'];
const endpoints = Object.values<EndpointTable>(tables).flatMap((table) => Object.entries(table));
const matrix = endpoints.flatMap(([name, endpoint]) => ROLES.map((role) => ({ name, role, endpoint })));

let api: TestApi;
let sharedHash: string;

beforeAll(async () => {
  api = await testApi();
  const link = await api.call('/api/market/talents/', { method: 'POST', body: { query: '' } });
  sharedHash = link.json.hash;
});

afterAll(() => api.close());

describe('every endpoint lets in whom its table says', () => {
  test.each(matrix)('$name as $role', async ({ endpoint, role }) => {
    const { status } = await api.call(`/api${examplePath(endpoint)}`, {
      method: endpoint.method,
      role,
      body: exampleBody(endpoint),
    });
    expect(status).toBe(expectedStatus(endpoint, role));
  });
});

test('a bad token is a visitor’s: refused on a private call, nothing on a public one', async () => {
  const headers = { authorization: `Token ${'x'.repeat(43)}` };
  expect((await api.call('/api/dict/managers/', { headers })).status).toBe(401);
  expect((await api.call('/api/dict/seniority/', { headers })).status).toBe(200);
});

function expectedStatus({ access }: Endpoint, role: Role): number {
  if (access === 'public') return 200;
  if (role === 'visitor') return 401;
  return access === 'user' || role === 'staff' ? 200 : 403;
}

/** An address of something that is there for everybody. */
function examplePath({ path }: Endpoint): string {
  const examples: Record<string, string> = {
    '/talents/{id}/': '/talents/1/',
    '/requests/{id}/': '/requests/1/',
    '/companies/{id}/': '/companies/acme/',
    '/cities/{code}/': '/cities/PL/',
    '/market/{type}/': '/market/talents/',
    '/market/{type}/{hash}/': `/market/talents/${sharedHash}/`,
  };
  return examples[path] ?? path;
}

function exampleBody({ body }: Endpoint): object | undefined {
  return body && { query: '' };
}
