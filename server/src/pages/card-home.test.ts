import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';

const MAIN = 'localhost';
const ACME = 'acme.localhost';
const SUNRISE = 'sunrise.localhost';
const PORTALS = [MAIN, ACME, SUNRISE, 'verdant.localhost'];
/** A custom domain of the company Sunrise, whose subdomain also stays available. */
const DOMAIN = 'jobs.sunrise.example';

let api: TestApi;

beforeAll(async () => {
  await built();
  api = await testApi();
});

afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

async function onDomain(run: () => Promise<void>): Promise<void> {
  await query(`update company set domain = $1 where slug = 'sunrise'`, [DOMAIN]);
  try {
    await run();
  } finally {
    await query(`update company set domain = null where slug = 'sunrise'`);
  }
}

interface Listed {
  id: number;
  public_id: string;
  path: string;
}

/** Returns a public card of the company; null for a card without a company. */
async function aCard(kind: 'talent' | 'request', slug: string | null): Promise<Listed> {
  const [card] = await query(
    `select m.card_id as id from market_${kind} m left join company co on co.id = m.company_id
     where co.slug is not distinct from $1 order by m.card_id limit 1`,
    [slug],
  );
  const host = slug === null ? MAIN : `${slug}.localhost`;
  return (await api.call(`/api/${kind}s/${card.id}/`, { host, role: 'staff' })).json;
}

interface SeenPage {
  status: number;
  html: string;
  canonical: string | undefined;
  url: string | undefined;
  jsonLd: Record<string, unknown> | undefined;
}

async function open(path: string, host: string): Promise<SeenPage> {
  const { status, text: html } = await api.call(path, { host });
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status,
    html,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    url: /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1],
    jsonLd: jsonLd === undefined ? undefined : JSON.parse(jsonLd),
  };
}

/** Returns the URLs of all cards in the sitemap of a host. */
async function sitemapOf(host: string): Promise<string[]> {
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const parts = locations((await api.call('/sitemap.xml', { host })).text).map((part) => new URL(part).pathname);
  const files = await Promise.all(parts.map((path) => api.call(path, { host })));
  return files.flatMap(({ text }) => locations(text)).filter((address) => /\/[tj]\//.test(address));
}

describe.each([
  ['request', 'JobPosting'],
  ['talent', 'ProfilePage'],
] as const)('the page of a %s', (kind, type) => {
  test('without a company has its address and structured data on the main portal', async () => {
    const card = await aCard(kind, null);
    const home = `http://localhost:3000${card.path}`;
    for (const host of PORTALS) {
      const { status, canonical, url, jsonLd } = await open(card.path, host);
      expect([host, status, canonical, url]).toEqual([host, 200, home, home]);
      expect([host, jsonLd?.['@type'], jsonLd?.['url']]).toEqual(
        host === MAIN ? [host, type, home] : [host, undefined, undefined],
      );
    }
  });

  test('of a company has both on the company’s portal, and other hosts do not know it', async () => {
    const card = await aCard(kind, 'acme');
    const home = `http://acme.localhost:3000${card.path}`;
    const { canonical, url, jsonLd } = await open(card.path, ACME);
    expect([canonical, url, jsonLd?.['@type'], jsonLd?.['url']]).toEqual([home, home, type, home]);
    for (const host of [MAIN, SUNRISE]) {
      const { status, html, ...head } = await open(card.path, host);
      expect([host, status, head.canonical, head.url, head.jsonLd]).toEqual([
        host,
        404,
        undefined,
        undefined,
        undefined,
      ]);
      expect(html).not.toContain('acme');
    }
  });

  test('of a company with a domain has both on the domain, and only the address on the subdomain', async () => {
    const [own, shared] = [await aCard(kind, 'sunrise'), await aCard(kind, null)];
    await onDomain(async () => {
      // Alternates the hosts, because a page that was wrongly cached for one host would be returned for the other.
      for (const host of [DOMAIN, SUNRISE, DOMAIN]) {
        const { canonical, url, jsonLd } = await open(own.path, host);
        const home = `http://${DOMAIN}${own.path}`;
        expect([host, canonical, url]).toEqual([host, home, home]);
        expect([host, jsonLd?.['@type']]).toEqual([host, host === DOMAIN ? type : undefined]);
      }
      const foreign = await open(shared.path, DOMAIN);
      expect([foreign.canonical, foreign.jsonLd]).toEqual([`http://localhost:3000${shared.path}`, undefined]);
    });
  });
});

test('a JobPosting is identified by the hiring company and the job’s public id', async () => {
  const job = await aCard('request', 'acme');
  const told = async () => (await open(job.path, ACME)).jsonLd;
  const set = (name: string | null) => query('update request set company_name = $1 where id = $2', [name, job.id]);
  const of = (name: string) => ({
    identifier: { '@type': 'PropertyValue', name, value: job.public_id },
    hiringOrganization: { '@type': 'Organization', name },
  });
  await set('Loom & Co');
  await expect.poll(told).toMatchObject(of('Loom & Co'));
  await set(null);
  await expect.poll(told, { timeout: 10_000 }).toMatchObject(of('Acme Talent'));
});

describe('sitemaps', () => {
  test('list every public card once, on its home', async () => {
    const lists = await Promise.all(PORTALS.map(sitemapOf));
    const rows = await query(
      `select kind, coalesce(co.slug || '.', '') as sub, count(*)::int as count
       from (select 't' as kind, company_id from market_talent union all select 'j', company_id from market_request) m
       left join company co on co.id = m.company_id group by 1, 2 order by 1, 2`,
    );
    for (const { kind, sub, count } of rows) {
      const addresses = lists.flat().filter((address) => address.startsWith(`http://${sub}localhost:3000/${kind}/`));
      expect([kind, sub, addresses.length]).toEqual([kind, sub, count]);
    }
    const all = lists.flat();
    expect(all).toHaveLength(rows.reduce((sum, { count }) => sum + count, 0));
    expect(new Set(all.map((address) => new URL(address).pathname)).size).toBe(all.length);
    for (const [at, host] of PORTALS.entries()) {
      expect(lists[at]!.length).toBeGreaterThan(0);
      expect(lists[at]!.filter((address) => new URL(address).hostname !== host)).toEqual([]);
    }
  });

  test('of a company with a domain list its cards on the domain only', async () => {
    const before = await sitemapOf(SUNRISE);
    await onDomain(async () => {
      expect(await sitemapOf(SUNRISE)).toEqual([]);
      expect(await sitemapOf(DOMAIN)).toEqual(
        before.map((address) => address.replace('sunrise.localhost:3000', DOMAIN)),
      );
      const { text } = await api.call('/robots.txt', { host: SUNRISE });
      expect(text).toContain(`Sitemap: http://${DOMAIN}/sitemap.xml`);
    });
  });
});

test('a widget has a JobPosting only for jobs of its company', async () => {
  const [own, shared] = [await aCard('request', 'acme'), await aCard('request', null)];
  const types = async (widget: string) =>
    [...(await api.call(`/widgets/v1/render/job-board?${widget}`)).text.matchAll(/"@type":"JobPosting"/g)].length;
  expect(await types(`company=acme&job=${own.public_id}`)).toBe(1);
  expect(await types(`company=acme&job=${shared.public_id}`)).toBe(0);
  expect(await types(`job=${shared.public_id}`)).toBe(1);
});

test('a widget has no JobPosting of a job that is opened by a link with a share tag', async () => {
  const job = await aCard('request', 'acme');
  const made = await api.call(`/api/requests/${job.id}/create_tag/`, {
    method: 'POST',
    body: { tag: 'Northwind' },
    role: 'superadmin',
    host: ACME,
  });
  const tagged = /\d+-\d+-\d+/.exec(made.text)![0];
  const { status, text } = await api.call(`/widgets/v1/render/job-board?company=acme&job=${tagged}`);
  expect([status, text.includes('part="name"')]).toEqual([200, true]);
  expect(text).not.toContain('JobPosting');
});
