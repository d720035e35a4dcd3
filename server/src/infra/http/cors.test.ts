import { api as tables } from '@crewdock/contract/api';
import type { Endpoint, EndpointTable } from '@crewdock/contract/endpoint';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { collectFailures } from '../../../../tests/support/outcomes.ts';

const PARTNER = 'https://www.partner.example';
const OWN_PORTAL = 'http://acme.localhost:3000';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
  await api.database.pool.query(`update company set allowed_origins = array[$1] where slug = 'acme'`, [PARTNER]);
  await api.database.pool.query(
    `update company set allowed_origins = array['https://sunny.example'] where slug = 'sunrise'`,
  );
});

afterAll(() => api.close());

const endpoints = Object.values<EndpointTable>(tables).flatMap((table) => Object.values<Endpoint>(table));
const addressOf = ({ path }: Endpoint, query = '') => `/api${path.replaceAll(/\{\w+\}/g, '1')}${query}`;
const crossSite = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
const preflight = (address: string, origin: string, method: string) =>
  api.call(address, { method: 'OPTIONS', headers: { ...crossSite(origin), 'access-control-request-method': method } });

/** Each origin with a company query, and whether the origin may send forms to Acme. */
const SITES = [
  [PARTNER, '?company=acme', true],
  [OWN_PORTAL, '?company=acme', true],
  ['https://sunny.example', '?company=acme', false],
  ['https://evil.example', '?company=acme', false],
  ['https://www.partner.example.evil.example', '?company=acme', false],
  ['https://partner.example', '?company=acme', false],
  ['http://www.partner.example', '?company=acme', false],
  [`${PARTNER}:8443`, '?company=acme', false],
  ['null', '?company=acme', false],
  [PARTNER, '', false],
  [PARTNER, '?company=sunrise', false],
  [PARTNER, '?company=nobody', false],
  [PARTNER, '?company=ACME', false],
  [PARTNER, '?company=acme&company=acme', false],
] as const;

describe.each(endpoints.filter(({ cors }) => cors === 'partners'))('$method $path', (endpoint) => {
  test('accepts same-origin requests of the portal without a token, such as from a widget in a frame', async () => {
    const sent = (site: string) =>
      api.call(addressOf(endpoint, '?company=acme'), {
        method: endpoint.method,
        headers: { 'sec-fetch-site': site, cookie: `XSRF-TOKEN=${'a'.repeat(32)}` },
        body: {},
      });
    expect((await sent('same-origin')).status).toBe(400);
    expect((await sent('none')).json.code).toBe('cross_site');
  });

  test('accepts forms of the sites that the company allows, and of no other site', async () => {
    const nameOf = ([origin, query]: (typeof SITES)[number]) => `${origin} with ${query}`;
    const failures = await collectFailures(SITES, nameOf, async ([origin, query, may]) => {
      const address = addressOf(endpoint, query);
      const asked = await preflight(address, origin, endpoint.method);
      const sent = await api.call(address, { method: endpoint.method, headers: crossSite(origin), body: {} });
      // Browsers send form-encoded bodies without a preflight request.
      const form = await api.call(address, {
        method: endpoint.method,
        headers: { ...crossSite(origin), 'content-type': 'application/x-www-form-urlencoded' },
        body: 'name=x',
      });
      expect(asked.status).toBe(may ? 204 : 403);
      expect(sent.status).toBe(may ? 400 : 403);
      expect(form.status === 403).toBe(!may);
      if (!may) expect(sent.json.code).toBe('cross_site');
      for (const { headers } of [asked, sent, form]) {
        expect(headers['access-control-allow-origin']).toBe(may ? origin : undefined);
        expect(headers['access-control-allow-credentials']).toBeUndefined();
        if (may) expect(headers.vary).toContain('Origin');
      }
      expect(asked.headers['access-control-allow-methods']).toBe(may ? endpoint.method : undefined);
      expect(asked.headers['access-control-allow-headers']).toBe(may ? 'content-type' : undefined);
    });
    expect(failures).toEqual({});
  });

  test('requires the XSRF token from the portal when the browser sends only the origin, and not from other programs', async () => {
    const address = addressOf(endpoint);
    const send = (headers: object) =>
      api.call(address, { method: endpoint.method, headers: { ...headers }, body: {} }).then(({ status }) => status);
    const token = 'a'.repeat(32);
    const own = { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: `XSRF-TOKEN=${token}` };
    expect(await send(own)).toBe(403);
    expect(await send({ ...own, 'x-xsrf-token': token })).toBe(400);
    expect(await send({})).toBe(400);
  });
});

test('every endpoint is open to other sites only as its definition states', async () => {
  const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  const failures = await collectFailures(endpoints, callOf, async (endpoint) => {
    const { method, cors } = endpoint;
    const address = addressOf(endpoint, '?company=acme');
    const sent = await api.call(address, {
      method,
      headers: crossSite(PARTNER),
      ...((method === 'POST' || method === 'PATCH') && { body: {} }),
    });
    const allowed = cors && { widgets: '*', partners: PARTNER }[cors];
    expect(sent.headers['access-control-allow-origin']).toBe(allowed);
    if (method !== 'GET' && cors === undefined) expect(sent.json.code).toBe('cross_site');
    const asked = await preflight(address, PARTNER, method);
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    expect(asked.headers['access-control-allow-headers'] ?? '').not.toContain('authorization');
    if (cors) {
      expect(asked.status).toBe(204);
      expect(asked.headers['access-control-allow-origin']).toBe(allowed);
    } else if (method !== 'GET') expect(asked.headers['access-control-allow-methods']).not.toBe(method);
    expect(cors === 'widgets' && method !== 'GET').toBe(false);
  });
  expect(failures).toEqual({});
});

test('a site that is no longer allowed is refused immediately', async () => {
  const send = () =>
    api.call('/api/lp/contact-us/?company=acme', { method: 'POST', headers: crossSite(PARTNER), body: {} });
  expect((await send()).status).toBe(400);
  await api.database.pool.query(`update company set allowed_origins = '{}' where slug = 'acme'`);
  expect((await send()).status).toBe(403);
  await api.database.pool.query(`update company set allowed_origins = array[$1] where slug = 'acme'`, [PARTNER]);
});

test('a message from a partner’s site belongs to the company and names the site', async () => {
  const body = { name: 'Ada', email: 'ada@example.com', message: 'Hello', message_id: randomUUID() };
  const sent = await api.call('/api/lp/contact-us/?company=acme', {
    method: 'POST',
    headers: crossSite(PARTNER),
    body,
  });
  expect([sent.status, sent.json]).toEqual([200, { detail: 'Message successfully sent' }]);
  const [update] = (await api.call('/api/admin-panel/updates/', { role: 'staff' })).json.items;
  expect(update).toMatchObject({ company: { name: 'Acme Talent' }, detail: `Hello\n\nWritten on ${PARTNER}` });
});

describe('the widget options', () => {
  test('are returned by one call', async () => {
    const { json, headers } = await api.call('/api/widgets/options/?company=acme');
    expect(json).toMatchObject({ company: { slug: 'acme' }, captcha: null, privacy_url: expect.any(String) });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect((await api.call('/api/widgets/options/')).json.company).toBeNull();
    expect((await api.call('/api/widgets/options/?company=nobody')).status).toBe(404);
    expect(JSON.stringify(json)).not.toContain(PARTNER);
  });

  test('include a company’s job with the company’s name', async () => {
    const { rows } = await api.database.pool.query(
      `select q.id from request q join company c on c.id = q.company_id
       where c.slug = 'acme' and q.id in (select card_id from market_request) limit 1`,
    );
    const path = `/api/requests/${rows[0].id}/`;
    expect((await api.call(path)).status).toBe(404);
    expect((await api.call(`${path}?company=sunrise`)).status).toBe(404);
    expect((await api.call(`${path}?company=acme`)).json.id).toBe(rows[0].id);
  });
});

describe('the allowed origins of a company', () => {
  const path = async (slug: string) => {
    const { rows } = await api.database.pool.query('select id from company where slug = $1', [slug]);
    return `/api/companies/${rows[0].id}/widgets/`;
  };

  test('are read and changed by its superadmins and staff', async () => {
    for (const [role, status] of [
      ['superadmin', 200],
      ['staff', 200],
      ['manager', 403],
      ['otherSuperadmin', 404],
      ['client', 404],
    ] as const) {
      const allowed_origins = [PARTNER, 'http://localhost:3001'];
      const body = { allowed_origins: [...allowed_origins, PARTNER] };
      const changed = await api.call(await path('acme'), { method: 'PATCH', role, body });
      expect([role, changed.status]).toEqual([role, status]);
      const read = await api.call(await path('acme'), { role });
      expect(read.status).toBe(status);
      if (status === 200) expect([changed.json, read.json]).toMatchObject([{ allowed_origins }, { allowed_origins }]);
    }
  });

  test('are hidden from another company’s superadmin on every host', async () => {
    const nobodys = '/api/companies/2147483645/widgets/';
    const before = (await api.call(await path('acme'), { role: 'superadmin' })).json;
    for (const host of ['acme.localhost', 'sunrise.localhost', undefined]) {
      for (const asked of [{}, { method: 'PATCH', body: { allowed_origins: ['https://sunrise.example'] } }]) {
        const as = { ...asked, host, role: 'otherSuperadmin' } as const;
        const [foreign, unknown] = [await api.call(await path('acme'), as), await api.call(nobodys, as)];
        const told = ({ status, json }: typeof foreign) => ({ status, ...json, request_id: '' });
        expect(told(foreign)).toEqual(told(unknown));
        expect(foreign.status).toBe(404);
      }
    }
    expect((await api.call(await path('acme'), { role: 'superadmin' })).json).toEqual(before);
  });

  test('are not lost when two people change them concurrently', async () => {
    const change = async (...list: [was: string[] | undefined, allowed_origins: string[]]) => {
      const [was, allowed_origins] = list;
      return api.call(await path('acme'), { method: 'PATCH', role: 'superadmin', body: { was, allowed_origins } });
    };
    const before = (await change(undefined, [PARTNER])).json.allowed_origins;
    const answers = await Promise.all(
      ['https://one.example', 'https://two.example'].map((added) => change(before, [...before, added])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = answers.find(({ status }) => status === 200)!.json;
    const refused = answers.find(({ status }) => status === 409)!.json;
    expect(refused).toMatchObject({ code: 'conflict', current: taken });
    expect((await change(taken.allowed_origins, [PARTNER, 'http://[::1]:8080'])).status).toBe(200);
  });

  test.each([
    'partner.example',
    'https://partner.example/',
    'https://a.b/c',
    '*',
    'null',
    'file://',
    'https://A.example',
    'http://partner.example',
    'http://localhost.example',
  ])('must be valid origins, and %s is refused', async (origin) => {
    const body = { allowed_origins: [origin] };
    const { json } = await api.call(await path('acme'), { method: 'PATCH', role: 'superadmin', body });
    expect(json.issues).toMatchObject([{ path: 'body.allowed_origins.0' }]);
  });
});
