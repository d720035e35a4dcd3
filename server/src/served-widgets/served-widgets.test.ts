import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';

let api: TestApi;

beforeAll(async () => {
  await built();
  api = await testApi();
  await api.database.pool.query(
    `update company set allowed_origins = '{https://www.acme.example}' where slug = 'acme'`,
  );
});
afterAll(() => api.close());

const WIDGETS = ['talent-market', 'job-board', 'contact-us', 'resources-subscribe'];
const render = (path: string, options = {}) => api.call(`/widgets/v1/render/${path}`, options);

/** Returns the embedded data with which the script starts. */
function served(html: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(html)![1]!) as Record<string, unknown>;
}

async function firstJob(): Promise<{ id: number; public_id: string; title: string }> {
  const { json } = await api.call('/api/market_2/requests/?company=acme&limit=1');
  return (json as { items: { id: number; public_id: string; title: string }[] }).items[0]!;
}

describe('a widget in a frame', () => {
  const frame = (path: string, options = {}) => api.call(`/widgets/v1/frame/${path}`, options);
  const ancestors = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))![1];

  test.each([
    ['talent-market', '*'],
    ['job-board', "'self' https://www.acme.example"],
    ['contact-us', "'self' https://www.acme.example"],
    ['resources-subscribe', "'self' https://www.acme.example"],
  ])('%s is a complete page that can be framed by %s', async (name, sites) => {
    const { status, headers, text } = await frame(`${name}?company=acme&language=ar&dir=rtl&color-scheme=dark`);
    expect(status).toBe(200);
    expect(ancestors(headers['content-security-policy'])).toBe(sites);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain(':root { color-scheme: dark }');
    expect(text).toMatch(
      new RegExp(`<crewdock-${name} company="acme"[^>]*><template shadowrootmode="open"><style nonce="`),
    );
    const [, nonce] = /script-src 'self' 'nonce-([^']*)'/.exec(String(headers['content-security-policy']))!;
    // All inline styles and scripts have the nonce.
    expect([...text.matchAll(/<(?:style|script)(?! type="application)[^>]*>/g)].map(([tag]) => tag)).toSatisfy(
      (tags: string[]) => tags.length > 3 && tags.every((tag) => tag.includes(`nonce="${nonce}"`)),
    );
  });

  test('a form without a company cannot be framed by other sites, and a company’s host serves no other company', async () => {
    expect(ancestors((await frame('contact-us')).headers['content-security-policy'])).toBe("'self'");
    const own = await frame('contact-us', { host: 'acme.localhost' });
    expect(ancestors(own.headers['content-security-policy'])).toBe("'self' https://www.acme.example");
    expect((await frame('contact-us?company=sunrise', { host: 'acme.localhost' })).status).toBe(404);
  });

  test('an unknown widget or company returns 404, and an invalid option returns 400', async () => {
    expect((await frame('nothing?company=acme')).status).toBe(404);
    expect((await frame('job-board?company=nobody-here')).status).toBe(404);
    const refused = await frame('job-board?company=acme&dir=up');
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('dir');
    expect((await frame('contact-us?company=acme&nonce=%22%3E%3Cscript%3E')).status).toBe(400);
  });
});

describe('a widget as HTML', () => {
  test.each(WIDGETS)('%s is rendered in its shadow root for any origin and cacheable for a minute', async (name) => {
    const answer = await render(`${name}?company=acme&language=de&color-scheme=dark`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    const html = answer.text;
    const start = `<crewdock-${name} company="acme" language="de" dir="ltr" color-scheme="dark" portal="http://localhost:3000">`;
    expect(html.startsWith(`${start}<template shadowrootmode="open"><link rel="stylesheet"`)).toBe(true);
    expect(html).toContain('<section class="root" part="root" lang="de"');
    expect(html.endsWith(`</crewdock-${name}>\n`)).toBe(true);
    const again = await render(`${name}?company=acme&language=de&color-scheme=dark`, {
      headers: { 'if-none-match': answer.headers['etag'] },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('contains the data of the API call of the script, and links the style sheets of this build', async () => {
    const { text: html } = await render('talent-market?company=acme&page-size=3&filters=seniority%3D3');
    const { json } = await api.call('/api/market_2/talents/?company=acme&limit=3&seniority=3');
    const page = json as { items: { name: string }[]; total: number };
    expect(served(html)['list']).toMatchObject({ items: page.items, total: page.total });
    for (const { name } of page.items) expect(html).toContain(`>${name.replaceAll("'", '&#39;')}</a>`);
    const file = resolve(import.meta.dirname, '../../../sdk/dist/widgets/v1/integrity.json');
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, string> };
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)" integrity="([^"]*)"/g)];
    expect(links).toHaveLength(2);
    expect(files[links[0]![1]!.replace(/^.*\/v1\//, '')]).toBe(links[0]![2]);
    const colors = await api.call(links[1]![1]!.replace('http://localhost:3000', '').replaceAll('&amp;', '&'));
    expect(colors.text).toMatch(/^:host\{--brand:/);
    expect(colors.headers['cache-control']).toContain('immutable');
  });

  test.each(['contact-us?company=acme', 'resources-subscribe?company=acme', 'job-board?company=acme&job='])(
    '%s links the company’s legal pages beside its form',
    async (address) => {
      const { text } = await render(address.endsWith('=') ? address + (await firstJob()).public_id : address);
      for (const path of ['privacy-policy', 'terms-of-use']) {
        expect(text).toContain(
          `<a class="link" href="http://acme.localhost:3000/${path}" target="_blank" rel="noopener">`,
        );
      }
    },
  );

  test('contains its styles inline when a nonce is given', async () => {
    const { text } = await render('job-board?company=acme&nonce=abcdefgh');
    expect(text).toContain('<template shadowrootmode="open"><style nonce="abcdefgh">');
    expect(text).not.toContain('<link');
    expect(text.match(/<style/g)).toHaveLength(1);
  });

  test.each([
    ['talent-market?page-size=61', ['query.page-size']],
    ['talent-market?brand-color=red&font-color=%23fff', ['query.brand-color', 'query.font-color']],
    ['contact-us?filters=a', ['query.filters']],
    ['job-board?page=javascript:alert(1)&url-state=jobs', ['query.page']],
    ['job-board?page=https://www.acme.example/jobs', ['query.page']],
    ['job-board?filters=english%3D9%26hourlyRate%3Dmuch', ['query.filters.english', 'query.filters.hourlyRate']],
    ['job-board?nonce=%22%3E%3Cscript%3E', ['query.nonce']],
    [
      'job-board?dir=up&language=x%22&target=%3C&url-state=',
      ['query.language', 'query.dir', 'query.target', 'query.url-state'],
    ],
  ])('%s is refused with an issue for each invalid parameter', async (path, fields) => {
    const { status, json } = await render(path);
    expect(status).toBe(400);
    expect((json as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual(fields);
  });

  test('returns an error for unknown widgets, companies and jobs, and 410 for an archived job', async () => {
    const job = await firstJob();
    for (const path of [
      'nothing',
      'constructor',
      'job-board?company=nobody',
      'job-board?job=1-1',
      'job-board?job=%00',
    ]) {
      expect((await render(path)).status, path).toBeGreaterThanOrEqual(path.endsWith('%00') ? 400 : 404);
    }
    expect((await render(`job-board?company=acme&job=${job.public_id}`)).status).toBe(200);
    await api.database.pool.query('update request set is_active = false where id = $1', [job.id]);
    expect((await render(`job-board?company=acme&job=${job.public_id}`)).status).toBe(410);
    await api.database.pool.query('update request set is_active = true where id = $1', [job.id]);
  });

  test('shows an error when the market is closed, and lets the script request the data again', async () => {
    await api.database.pool.query(`update company set market_enabled = false where slug = 'sunrise'`);
    const { status, text } = await render('job-board?company=sunrise');
    expect(status).toBe(200);
    expect(text).toContain('<slot name="error"><b>Something went wrong</b>');
    expect(text).not.toContain('class="card"');
    expect(served(text)['key']).toBe('');
    const job = await firstJob();
    expect((await render(`job-board?company=sunrise&job=${job.public_id}`)).status).toBe(404);
    await api.database.pool.query(`update company set market_enabled = true where slug = 'sunrise'`);
  });

  test('is the same for visitors and signed-in users, and shows no jobs of other companies', async () => {
    const path = 'job-board?company=acme&page-size=60';
    const [visitor, superadmin] = [await render(path), await render(path, { role: 'superadmin' })];
    expect(superadmin.text).toBe(visitor.text);
    const { rows } = await api.database.pool.query<{ title: string }>(
      `select title from request r join company c on c.id = r.company_id where c.slug = 'sunrise'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const others = (served(visitor.text)['list'] as { items: { title: string }[] }).items.map(({ title }) => title);
    expect(others.length).toBeGreaterThan(0);
    const { json } = await api.call('/api/market_2/requests/?company=acme&limit=60');
    expect(others).toEqual((json as { items: { title: string }[] }).items.map(({ title }) => title));
  });

  test('contains links to jobs on the page that embeds it', async () => {
    const page = encodeURIComponent('https://www.acme.example/jobs?own=1&jobs.search=java&jobs.from=2#top');
    const { text } = await render(`job-board?company=acme&page-size=2&url-state=jobs&page=${page}`);
    const back = 'https://www.acme.example/jobs?own=1&jobs.search=java';
    const { links, list } = served(text) as { links: object; list: { from: number; items: { public_id: string }[] } };
    expect(list.from).toBe(2);
    expect(links).toMatchObject({ back, job: `${back}&jobs.job=` });
    for (const { public_id } of list.items) {
      expect(text).toContain(`href="${back.replaceAll('&', '&amp;')}&amp;jobs.job=${public_id}"`);
    }
    expect(text).toContain('"position":3');
  });
});

const FILE = '; filename="ada.pdf"\r\ncontent-type: application/pdf';
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

describe('a form that is sent without the script', () => {
  const send = (path: string, fields: Record<string, string>, origin = 'https://www.acme.example', referer = '') => {
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--B\r\ncontent-disposition: form-data; name="${name}"${name === 'cv' ? FILE : ''}\r\n\r\n${value}\r\n`,
    );
    return api.call(`/widgets/v1/send/${path}`, {
      method: 'POST',
      body: `${parts.join('')}--B--\r\n`,
      headers: { origin, referer, 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=B' },
    });
  };
  const message = { name: 'Ada', email: 'ada@example.com', company_name: '', phone_number: '', message: 'Hello <b>' };
  const count = async (table: string) =>
    Number((await api.database.pool.query<{ n: string }>(`select count(*) n from ${table}`)).rows[0]!.n);

  test('stores messages, applications and subscriptions, and a repeated message only once', async () => {
    const before = await count('contact_message');
    for (let time = 0; time < 2; time++) {
      const { status, text } = await send('contact-us?company=acme&language=de', message);
      expect(status).toBe(200);
      expect(text).toContain('<html lang="de">');
      expect(text).toContain('ada@example.com');
      expect(text).toContain('<a href="https://www.acme.example">');
    }
    expect(await count('contact_message')).toBe(before + 1);
    const job = await firstJob();
    const application = { name: 'Ada', email: 'ada@example.com', phone_number: '', message: 'Because.' };
    // Browsers send an empty file if no file was chosen.
    expect((await send(`job-board?company=acme&job=${job.public_id}`, { ...application, cv: '' })).status).toBe(200);
    const other = { ...application, email: 'bob@example.com', message: '', cv: PDF };
    expect((await send(`job-board?company=acme&job=${job.public_id}`, other)).status).toBe(200);
    const { rows } = await api.database.pool.query(
      'select email, site, cv_name from application where request_id = $1 order by email',
      [job.id],
    );
    const site = 'https://www.acme.example';
    expect(rows).toEqual([
      { email: 'ada@example.com', site, cv_name: null },
      { email: 'bob@example.com', site, cv_name: 'ada.pdf' },
    ]);
    const subscriptions = await count('resource_subscription_request');
    const filters = encodeURIComponent('seniority=3');
    expect((await send(`resources-subscribe?company=acme&filters=${filters}`, { email: 'x@example.com' })).status).toBe(
      200,
    );
    expect(await count('resource_subscription_request')).toBe(subscriptions + 1);
  });

  test('links back to the embedding page that the tag or the referrer names', async () => {
    const page = 'https://www.acme.example/contact';
    const { text: drawn } = await api.call(
      `/widgets/v1/render/contact-us?company=acme&page=${encodeURIComponent(page)}`,
    );
    expect(drawn).toContain(`page=${encodeURIComponent(page)}"`);
    const { text } = await send(`contact-us?company=acme&page=${encodeURIComponent(page)}%3Fa=1`, message);
    expect(text).toContain(`<a href="${page}">www.acme.example</a>`);
    const { text: elsewhere } = await send('contact-us?company=acme&page=https://evil.example/', message);
    expect(elsewhere).toContain('<a href="https://www.acme.example">www.acme.example</a>');
    const email = 'referrer@example.com';
    expect((await send('resources-subscribe?company=acme', { email }, undefined, `${page}?a=1`)).text).toContain(page);
    const [mail] = (await api.database.pool.query('select text from mail where recipient = $1', [email])).rows;
    expect(mail.text).toContain(`Back to www.acme.example:\n${page}\n`);
  });

  test('requires the consent checkbox when the company has a consent text', async () => {
    const words = 'Acme may keep “this” <for> years & days.';
    const say = (text: string | null) =>
      api.database.pool.query(`update company set consent_text = $1 where slug = 'acme'`, [text]);
    await say(words);
    const job = await firstJob();
    for (const path of ['contact-us?company=acme', `job-board?company=acme&job=${job.public_id}`]) {
      const { text } = await render(path);
      const box = /<input type="checkbox"(?:"[^"]*"|[^">])*>/.exec(text)![0];
      expect(box).toContain(' required');
      expect(box).toContain('name="consent"');
      expect(box).toContain('value="Acme may keep “this” &lt;for> years &amp; days."');
    }
    const without = await send('contact-us?company=acme', { ...message, email: 'box@example.com' });
    expect(without.status).toBe(400);
    expect(without.text).toContain('<p>Acme may keep “this” &lt;for&gt; years &amp; days.</p>');
    const fields = { ...message, email: 'box@example.com', consent: words };
    expect((await send('contact-us?company=acme', fields)).status).toBe(200);
    await say(null);
    expect((await render('contact-us?company=acme')).text).not.toContain('checkbox');
  });

  test('includes the hidden fields of the tag and the UTM parameters of the page’s address', async () => {
    const page = encodeURIComponent('https://www.acme.example/contact?utm_source=news&token=secret');
    const { text } = await render(`contact-us?company=acme&hidden-fields=plan%3Dpro&page=${page}`);
    const [, action] = /action="[^"]*send\/([^"]*)"/.exec(text)!;
    const fields = { ...message, email: 'along@example.com' };
    expect((await send(action!.replaceAll('&amp;', '&'), fields)).status).toBe(200);
    const { rows } = await api.database.pool.query(
      `select hidden_fields from contact_message where email = 'along@example.com'`,
    );
    expect(rows).toEqual([{ hidden_fields: { utm_source: 'news', plan: 'pro' } }]);
    expect((await render('contact-us?company=acme&prefill=name%3DAda')).status).toBe(400);
  });

  test('is refused for an invalid email address with a translated error and the escaped message', async () => {
    const { status, text } = await send('contact-us?company=acme', { ...message, email: 'ada' });
    expect(status).toBe(400);
    expect(text).toContain('<p>Email: Please enter an email address like name@example.com.</p>');
    const german = await send('contact-us?company=acme&language=de', { ...message, email: 'ada' });
    expect(german.text).toContain('<p>E-Mail: Bitte eine E-Mail-Adresse wie name@example.com angeben.</p>');
    const elsewhere = await send('contact-us?company=acme&language=de', message, 'https://evil.example');
    expect(elsewhere.text).not.toContain('does not allow');
    expect(text).toContain('<blockquote>Hello &lt;b&gt;</blockquote>');
  });

  test('is accepted only from allowed sites', async () => {
    expect((await send('contact-us?company=acme', message, 'https://evil.example')).status).toBe(403);
    expect((await send('contact-us?company=sunrise', message)).status).toBe(403);
    expect((await send('talent-market?company=acme', message)).status).toBe(404);
    expect((await send('job-board?company=acme', message)).status).toBe(404);
  });
});
