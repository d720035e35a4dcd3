import { hash } from 'node:crypto';
import { drawn } from '../support/drawn.ts';
import { type Answer, send } from '../support/http.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const portal = () => currentProduct().portal;
const port = () => Number(new URL(portal()).port);
const get = (path: string, host?: string) => send(port(), path, { host });

async function cardsOf(type: 'talents' | 'requests', host?: string) {
  return (await get(`/api/market_2/${type}/?limit=50`, host)).json.items;
}

/** Reads the page's title and meta tags by name, as search engines and link previews do. */
function read(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
    jsonLd: jsonLd && JSON.parse(jsonLd),
  };
}

test.describe('search engines and previews', () => {
  test('a market is an ItemList, never a JobPosting', async () => {
    for (const [path, word] of [
      ['/market/talents', 'Talents'],
      ['/market/jobs', 'Jobs'],
    ]) {
      const page = read((await get(path!)).text);
      expect(page.title).toBe(`${word} · Crewdock`);
      expect(page.canonical).toBe(`${portal()}${path}`);
      expect(page.meta).toMatchObject({ 'og:title': `${word} · Crewdock`, 'og:site_name': 'Crewdock' });
      expect((await get(new URL(page.meta['og:image'] ?? '').pathname)).status).toBe(200);
      expect(page.jsonLd).toMatchObject({ '@type': 'ItemList' });
      expect(page.jsonLd.itemListElement).toHaveLength(20);
      expect(JSON.stringify(page.jsonLd)).not.toContain('JobPosting');
    }
  });

  test('a job is a JobPosting with location, pay and end date', async () => {
    const jobs: { path: string; title: string; countries: object[] }[] = await cardsOf('requests');
    const job = jobs.find(({ countries }) => countries.length > 0)!;
    const page = read((await get(job.path)).text);
    expect(page.title).toContain('Crewdock');
    expect(page.canonical).toBe(`${portal()}${job.path}`);
    expect(page.meta.description!.length).toBeGreaterThan(40);
    expect(page.jsonLd).toMatchObject({ '@type': 'JobPosting', title: job.title });
    const places = page.jsonLd.applicantLocationRequirements ?? page.jsonLd.jobLocation;
    expect(places.length).toBeGreaterThan(0);
    expect(Date.parse(page.jsonLd.validThrough)).toBeGreaterThan(Date.parse(page.jsonLd.datePosted));
  });

  test('a talent’s canonical link has the right slug whatever slug was requested', async () => {
    const [talent] = await cardsOf('talents');
    const page = read((await get(`/t/${talent.public_id}-something-else`)).text);
    expect(page.canonical).toBe(`${portal()}${talent.path}`);
    expect(page.jsonLd).toMatchObject({ '@type': 'ProfilePage', mainEntity: { jobTitle: talent.title } });
  });

  test('unknown pages return 404 and are not indexed', async () => {
    for (const path of [
      '/nothing',
      '/market/talents/nosuchlink',
      '/t/1-1',
      '/j/12-nonsense',
      '/market/people',
      '/t/%zz',
    ]) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('rel="canonical"');
    }
  });

  test('the sitemap lists every page, and robots.txt links the sitemap', async () => {
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${portal()}/sitemap.xml`);
    const index = await get('/sitemap.xml');
    const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    const pages = (await Promise.all(parts.map((path) => get(path)))).flatMap(({ text }) => [
      ...text.matchAll(/<loc>/g),
    ]);
    const count = async (type: string) => (await get(`/api/market_2/${type}/?limit=1`)).json.total;
    // In addition to the cards: the home page, both markets and two legal pages.
    expect(pages).toHaveLength((await count('talents')) + (await count('requests')) + 5);
    expect((await get('/sitemap/talents-9.xml')).status).toBe(404);
    expect((await get('/sitemap/nonsense.xml')).status).toBe(404);
  });
});

test.describe('a company’s host', () => {
  test('shows its colours and name in the first HTML, and no other brand', async () => {
    const { text } = await get('/market/talents', 'acme.localhost');
    const { json: company } = await get('/api/companies/acme/');
    expect(text).toContain(`--brand:light-dark(${company.brand_color},`);
    expect(text).toMatch(/<script type="application\/json" id="crewdock-boot">.*"slug":"acme"/);
    const page = read(text);
    expect(page.title).toBe('Talents · Acme Talent');
    expect(page.canonical).toBe(`http://acme.localhost:${port()}/market/talents`);
    expect(JSON.stringify(page)).not.toMatch(/crewdock|sunrise|verdant/i);
  });

  test('corrects an unreadable colour pair', async () => {
    const { json: company } = await get('/api/companies/sunrise/');
    const { text } = await get('/', 'sunrise.localhost');
    expect(text).toContain('--on-brand:light-dark(#');
    expect(text).not.toContain(`--on-brand:light-dark(${company.font_color}`);
  });

  test('has its own sitemap, with legal pages in its name and its own cards only', async () => {
    expect((await get('/sitemap/pages.xml', 'acme.localhost')).text).toContain('privacy-policy');
    expect(read((await get('/privacy-policy', 'acme.localhost')).text).title).toBe('Privacy policy · Acme Talent');
    const count = async (host?: string) => (await get('/api/market_2/talents/?limit=1', host)).json.total;
    const { text } = await get('/sitemap/talents-1.xml', 'acme.localhost');
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!));
    expect(listed).toHaveLength((await count('acme.localhost')) - (await count()));
    for (const { host } of listed) expect(host).toBe(`acme.localhost:${port()}`);
    // The main portal does not have the company's cards.
    expect((await get(listed[0]!.pathname)).status).toBe(404);
  });

  test('names the main portal as the address of a card without a company, and has no structured data for it', async () => {
    const [job] = await cardsOf('requests');
    const page = read((await get(job.path, 'acme.localhost')).text);
    expect(page.canonical).toBe(`${portal()}${job.path}`);
    expect(page.meta['og:url']).toBe(page.canonical);
    expect(page.jsonLd).toBeUndefined();
  });
});

test.describe('pages for a single person', () => {
  for (const path of [
    '/login',
    '/sign-up/client',
    '/my/jobs',
    '/settings/profile',
    '/password_reset/a/b',
    '/admin-panel/updates',
  ]) {
    test(`${path} exists and is not indexed`, async () => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect((await get('/sitemap/pages.xml')).text).not.toContain(path);
    });
  }

  test('a URL that only starts with a known path returns 404', async () => {
    expect((await get('/loginn')).status).toBe(404);
  });
});

test.describe('headers', () => {
  test('pages run only their own scripts, with inline scripts allowed by hash', async () => {
    const { headers, text } = await get('/market/talents');
    const policy = String(headers['content-security-policy']);
    const sources = /script-src ([^;]*)/.exec(policy)![1]!.split(' ');
    const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
    expect(inline.length).toBeGreaterThan(2);
    for (const script of inline) expect(sources).toContain(`'sha256-${hash('sha256', script, 'base64')}'`);
    expect(policy).not.toContain('unsafe');
    expect(sources.join()).not.toContain('nonce');
    expect(text).not.toMatch(/<script[^>]* nonce=/);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  });

  test('pages load only their own styles, with a new nonce per page', async () => {
    const nonces = [];
    for (const path of ['/market/talents', '/market/jobs', '/login', '/signup']) {
      const { headers, text } = await get(path);
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      expect(text).toContain(`nonce="${nonce}"`);
      expect(text).not.toContain('%NONCE%');
      expect(text).not.toMatch(/ style="/);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(4);
  });

  for (const path of ['/privacy-policy', '/login']) {
    test(`a browser that has cached ${path} gets 304 under the same policy`, async () => {
      const ask = () => get(path);
      const { headers, text } = await (path === '/login' ? ask() : drawn(ask));
      const again = (etag: unknown) => send(port(), path, { headers: { 'if-none-match': String(etag) } });
      let known!: Answer;
      // Polls, because the ETag differs if one of the two responses could not be rendered in time.
      await expect.poll(async () => (known = await again(headers['etag'])).status).toBe(304);
      expect(known.text).toBe('');
      expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
      const other = await again('W/"another"');
      expect(other.status).toBe(200);
      expect(other.text.length).toBeGreaterThan(text.length / 2);
    });
  }

  test('a missing page is sent in full on every request', async () => {
    const { headers } = await get('/no-such-page');
    const again = await send(port(), '/no-such-page', { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(404);
    expect(again.text).toContain('</html>');
  });

  for (const [accepted, used] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['identity', null],
    ['br;q=0', null],
  ] as const) {
    test(`a page is encoded for Accept-Encoding ${accepted}`, async () => {
      const page = await fetch(`${portal()}/login`, { headers: { 'accept-encoding': accepted } });
      expect(page.headers.get('content-encoding')).toBe(used);
      expect(page.headers.get('vary')).toBe('Host, Accept-Encoding');
      expect(await page.text()).toContain('</html>');
    });
  }

  test('hashed files are immutable, and the loader is revalidated', async () => {
    const asset = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).text)![1]!;
    expect((await get(asset)).headers['cache-control']).toContain('immutable');
    const { folder } = JSON.parse((await get('/widgets/v1/integrity.json')).text) as { folder: string };
    const widget = await get(`/widgets/v1/${folder}/job-board.js`);
    expect(widget.headers['cache-control']).toContain('immutable');
    const loader = await get('/widgets/v1/loader.js');
    expect(loader.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
  });

  test('only responses above one kilobyte are compressed', async () => {
    const compressed = async (path: string) =>
      (await send(port(), path, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'];
    expect(await compressed('/api/market_2/talents/')).toBe('br');
    expect(await compressed('/api/dict/seniority/')).toBeUndefined();
  });

  test('probes respond', async () => {
    expect((await get('/healthz')).json).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json).toMatchObject({ status: 'ok' });
  });
});
