import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';
import { type Twin, twinCompany } from '../../../tests/support/twin-company.ts';

/**
 * Matches names of the product and the demo companies. Names of elements, files and cookies are allowed
 * (docs/decisions/0112).
 */
const OTHERS = /(?<![\w@-])(crewdock(?![\w-])|acme|sunrise|verdant)[^\s]{0,40}/gi;

let api: TestApi;
let twin: Twin;

beforeAll(async () => {
  await built();
  api = await testApi();
  twin = await twinCompany(api, 'castor');
});

beforeEach(() => api.database.pool.query('truncate rate_limit'));

afterAll(() => api.close());

const othersIn = (text: string) => text.match(OTHERS) ?? [];
const letter = () => ({ name: 'Vera', email: 'vera@example.org', message: 'Hello', message_id: randomUUID() });

test('pages, feeds and widgets on a company’s host name no other brand in titles, metadata or links', async () => {
  const widget = (name: string) =>
    `/widgets/v1/render/${name}?company=castor&page=${encodeURIComponent('https://castor.example/')}`;
  const paths = [
    '/',
    '/market/talents',
    '/market/jobs',
    `/market/talents/${twin.view}`,
    '/market/talents/nosuchlink',
    `/t/${twin.talentKey}`,
    `/j/${twin.requestKey}`,
    '/t/1-1',
    '/l/nosuchlist',
    '/privacy-policy',
    '/terms-of-use',
    '/embed-guide',
    '/embed-playground',
    '/login',
    '/sign-up/client',
    '/password_reset/a/b',
    '/company_invitation/a/b',
    '/interview/a',
    '/market-unsubscribe/a',
    '/available-resources',
    '/admin/settings',
    '/admin/settings/check',
    '/no-such-page',
    '/no-such-file.js',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/talents-9.xml',
    '/manifest.webmanifest',
    '/feeds/jobs.xml',
    '/feeds/jobs.json',
    '/api/docs',
    '/api/openapi.json',
    ...['talent-market', 'job-board', 'contact-us', 'resources-subscribe'].map(widget),
    `${widget('job-board')}&job=${twin.requestKey}&url-state=b`,
    '/widgets/v1/render/no-such-widget',
  ];
  for (const path of paths) {
    const { text, headers } = await twin.ask('visitor', path);
    const sent = JSON.stringify({ location: headers.location, disposition: headers['content-disposition'] });
    expect([path, othersIn(ownTexts(text) + sent)]).toEqual([path, []]);
  }
});

test('error responses name no other brand', async () => {
  const tries: [string, object?][] = [
    ['GET /api/talents/2147483645/'],
    ['GET /api/market_2/talents/?limit=x'],
    ['GET /api/company/settings/'],
    ['GET /api/nowhere/'],
    ['POST /api/login/', { username: 'a@example.org', password: 'wrong' }],
    ['POST /api/lp/contact-us/?company=acme', letter()],
    ['POST /api/talents/', {}],
    ['GET /api/auth/google/'],
  ];
  for (const role of ['visitor', 'manager'] as const) {
    for (const [call, body] of tries) {
      const [method, path] = call.split(' ') as [string, string];
      const { text, status } = await twin.ask(role, path, { method, ...(body && { body }) });
      expect([call, status >= 400, othersIn(text)]).toEqual([call, true, []]);
    }
  }
});

test('responses to its members name no other brand', async () => {
  const paths = [
    `/relations/${twin.relation}/history/`,
    `/requests/${twin.request}/get_relations/?status=all`,
    '/company/settings/',
    '/company/domain/',
    '/company/check/',
    '/company/activity/',
    '/company/inbox/',
    '/company/users/',
    '/session/',
    '/profile/',
    '/widgets/options/',
  ];
  // Adds an automatic event, so that the responses contain one.
  await api.database.pool.query(
    `insert into relation_event (relation_id, side, from_status, to_status) values ($1, 'none', 'proposed', 'archived')`,
    [twin.relation],
  );
  for (const path of paths) {
    const { text, status } = await twin.ask('superadmin', `/api${path}`);
    expect([path, status, othersIn(text)]).toEqual([path, 200, []]);
  }
});

test('mails sent in its name name no other brand', async () => {
  const as = { host: twin.host };
  const post = (path: string, body: object, role: Role = 'visitor') =>
    api.call(`/api${path}`, { method: 'POST', body, role, ...as });
  const ask = async (path: string, body: object = {}) => {
    const { status, text } = await twin.ask('manager', `/api${path}`, { method: 'POST', body });
    expect([path, status, text]).toEqual([path, 200, expect.anything()]);
  };
  const person = { first_name: 'Nora', last_name: 'New', password: 'quiet-harbour-lantern', terms: true };
  await post('/registration/', { ...person, type: 1, email: 'nora@example.org' });
  await post('/market/talents/subscribe/', {
    email: 'vera@example.org',
    query: '',
    frequency: 'daily',
    message_id: randomUUID(),
  });
  await post('/available_resources/subscribe/', { email: 'vera@example.org', message_id: randomUUID() });
  await post(`/requests/${twin.request}/applications/`, letter());
  await ask(`/talents/${twin.talent}/contact/`, { message: 'Hello' });
  await ask(`/requests/${twin.request}/related-talent/${twin.talent}/reject/`, { rt_rejection_reason: 1 });
  const { rows } = await api.database.pool.query(
    `select subject, text, html, coalesce(reply_to, '') as reply_to from mail where company_id = $1`,
    [twin.company],
  );
  expect(new Set(rows.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(7);
  for (const { subject, text, html, reply_to } of rows) {
    expect([subject, othersIn(`${subject} ${text} ${html} ${reply_to}`)]).toEqual([subject, []]);
    expect(`${text}`).toContain('Twin Works');
  }
});

test('CVs name no other brand in their text or metadata', async () => {
  const { json } = await twin.ask('manager', `/api/talents/${twin.talent}/cv/`);
  const { bytes, headers } = await twin.ask('visitor', json.cv_url);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await (await pdf.getPage(1)).getTextContent();
  const text = page.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const said = JSON.stringify([text, await pdf.getMetadata(), headers['content-disposition']]);
  expect(said).toContain('Twin Works');
  expect(othersIn(said)).toEqual([]);
});

/**
 * Removes the company names of cards, because cards of the open market show what their owners wrote on every portal.
 */
function ownTexts(text: string): string {
  return text.replaceAll(/"company_name":"[^"]*"/g, '');
}
