import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';

const TOKEN = 'a-token-of-a-monitor';
const PATHS = ['/', '/api/market_2/talents/', '/robots.txt', '/widgets/loader.js', '/nothing-here'];

describe('with PUBLIC_URL', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await testApi({ PUBLIC_URL: 'https://jobs.example.com', METRICS_TOKEN: TOKEN });
    await api.database.pool.query(`update company set domain = 'talents.acme.example' where slug = 'acme'`);
    await api.database.pool.query(
      `insert into company_domain (company_id, domain, token, state)
       select id, d.domain, d.domain, d.state from company,
         (values ('former.acme.example', 'former'), ('lost.acme.example', 'lost'), ('asked.acme.example', 'pending'))
           as d (domain, state)
       where slug = 'acme'`,
    );
  });

  afterAll(() => api.close());

  const statuses = async (host: string) =>
    Promise.all(PATHS.map(async (path) => (await api.call(path, { host })).status));

  test.each([
    'jobs.example.com',
    'JOBS.example.com',
    'acme.jobs.example.com',
    'talents.acme.example',
    'former.acme.example',
    'lost.acme.example',
  ])('answers requests for %s', async (host) => {
    expect(await statuses(host)).not.toContain(421);
  });

  test.each(['evil.example', 'nobody.jobs.example.com', 'asked.acme.example', 'localhost', '127.0.0.1', '[::1]'])(
    'answers 421 to every request for %s',
    async (host) => {
      expect(new Set(await statuses(host))).toEqual(new Set([421]));
      expect((await api.call('/api/lp/counters/', { host })).json).toMatchObject({ code: 'misdirected_request' });
    },
  );

  test('answers probes and metrics for every host', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect((await api.call(path, { host: '10.0.0.7', headers })).status, path).toBe(200);
    }
  });

  test('knows the domain of a company as soon as it is verified', async () => {
    const host = 'new.sunrise.example';
    expect((await api.call('/api/market_2/talents/', { host })).status).toBe(421);
    await api.database.pool.query('update company set domain = $1 where slug = $2', [host, 'sunrise']);
    expect((await api.call('/api/market_2/talents/', { host })).status).toBe(200);
  });

  test('includes subdomains in HSTS only on the host of PUBLIC_URL', async () => {
    const hsts = async (host: string) => (await api.call('/healthz', { host })).headers['strict-transport-security'];
    expect(await hsts('jobs.example.com')).toBe('max-age=31536000; includeSubDomains');
    for (const host of ['acme.jobs.example.com', 'talents.acme.example', 'evil.example'])
      expect(await hsts(host), host).toBe('max-age=31536000');
  });

  test.each(['/healthz', '/api/market_2/talents/', '/'])(
    'answers 400 to two Host headers, whatever their values: %s',
    async (path) => {
      for (const hosts of [
        ['Host: jobs.example.com', 'Host: jobs.example.com'],
        ['Host: jobs.example.com', 'hOST: evil.example'],
        ['Host: evil.example', 'Host: jobs.example.com'],
      ])
        expect(await rawStatus(path, hosts), hosts.join()).toBe(400);
      expect(await rawStatus(path, ['Host: jobs.example.com'])).toBe(200);
    },
  );

  async function rawStatus(path: string, headers: string[]): Promise<number> {
    const socket = connect(api.port, '127.0.0.1');
    socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
    return Number((await text(socket)).split(' ')[1]);
  }
});

test('serves every host while PUBLIC_URL is not set', async () => {
  const api = await testApi({ PUBLIC_URL: '' });
  try {
    expect((await api.call('/api/market_2/talents/', { host: 'evil.example' })).status).toBe(200);
  } finally {
    await api.close();
  }
});

test('answers 404, not 421, to /metrics without METRICS_TOKEN for an unknown host', async () => {
  const api = await testApi({ PUBLIC_URL: 'https://jobs.example.com' });
  try {
    for (const path of ['/metrics', '/metrics?name=up'])
      expect((await api.call(path, { host: '10.0.0.7' })).status, path).toBe(404);
    expect((await api.call('/metrics/', { host: '10.0.0.7' })).status).toBe(421);
  } finally {
    await api.close();
  }
});

test('sends HSTS without subdomains when HSTS_INCLUDE_SUBDOMAINS is false', async () => {
  const api = await testApi({ PUBLIC_URL: 'https://jobs.example.com', HSTS_INCLUDE_SUBDOMAINS: 'false' });
  try {
    expect((await api.call('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000');
  } finally {
    await api.close();
  }
});
