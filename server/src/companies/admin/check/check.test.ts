import type { CheckFinding, CompanyCheck } from '@crewdock/contract/company-check';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { type DnsServer, dnsServer } from '../../../../../tests/support/dns-server.ts';
import { type Twin, twinCompany } from '../../../../../tests/support/twin-company.ts';

const DOMAIN = 'talents.castor.example';

let api: TestApi;
let dns: DnsServer;
let twin: Twin;

beforeAll(async () => {
  dns = await dnsServer();
  api = await testApi({ DNS_SERVERS: dns.address });
  twin = await twinCompany(api, 'castor');
});

afterEach(async () => {
  dns.records.clear();
  await sql('delete from company_domain');
  await sql(
    `update company set domain = null, logo = null, logo_dark = null, brand_color = '#14532d', font_color = '#ffffff' where id = $1`,
    twin.company,
  );
  await sql('truncate rate_limit');
});

afterAll(async () => {
  await api.close();
  await dns.close();
});

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const set = (columns: string, ...values: unknown[]) =>
  sql(`update company set ${columns} where id = ${twin.company}`, ...values);

async function checked(): Promise<CompanyCheck> {
  const { status, json } = await twin.ask('superadmin', '/api/company/check/');
  expect([status, json.detail]).toEqual([200, undefined]);
  return json;
}

/** Returns the findings of one kind, because the test companies also lack a logo. */
async function found(kind: CheckFinding['check']): Promise<CheckFinding[]> {
  return (await checked()).findings.filter(({ check }) => check === kind);
}

async function uploadLogo(scheme: 'light' | 'dark', color: string, height: number): Promise<void> {
  const picture = await sharp({ create: { width: 3 * height, height, channels: 3, background: color } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('logo', new File([new Uint8Array(picture)], 'logo'));
  const answer = await twin.ask('superadmin', `/api/company/logos/${scheme}/`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
}

test.each(ROLES)('only superadmins and staff have access: %s', async (role: Role) => {
  const expected = role === 'visitor' ? 401 : role === 'superadmin' || role === 'staff' ? 200 : 403;
  expect((await api.call('/api/company/check/', { role, host: 'acme.localhost' })).status).toBe(expected);
});

test('a company without problems has no findings, and the number of checked items is reported', async () => {
  await uploadLogo('light', '#ffffff', 80);
  const { findings, pages, mails, cvs } = await checked();
  expect(findings).toEqual([]);
  // The pages that every portal has, plus one public talent and one public job.
  expect(pages).toEqual({ read: 10, all: 10 });
  expect(mails.read).toBeGreaterThanOrEqual(3);
  expect(mails.read).toBe(mails.all);
  expect(cvs).toEqual({ read: 2, all: 2 });
});

test('the product’s name is found in a legal page, a card, its CV and a mail, each with a link to fix it', async () => {
  await sql(
    `insert into company_text (company_id, page, text) values ($1, 'terms', '<p>Terms of Crewdock Ltd.</p>')`,
    twin.company,
  );
  await sql(`update talent set summary = '<p>Was at Crewdock before.</p>' where id = $1`, twin.talent);
  await sql(
    `insert into mail (message_id, company_id, recipient, subject, html, text, secret)
     values ('<check@x>', $1, 'a@example.org', 'Welcome', '<p>Welcome to Crewdock: tOkEn</p>', 'Welcome', 'tOkEn')`,
    twin.company,
  );
  const findings = await found('words');
  await sql(`delete from company_text where company_id = $1`, twin.company);
  await sql(`update talent set summary = '' where id = $1`, twin.talent);
  await sql(`delete from mail where message_id = '<check@x>'`);
  const said = findings.map(({ place, mend, sample }) => [place.kind, place.label, mend.path, sample]);
  const edit = `/company/talents/${twin.talent}/edit`;
  expect(said).toContainEqual([
    'page',
    'Terms of use',
    '/admin/settings#legal',
    {
      kind: 'excerpt',
      before: expect.stringContaining('Terms of '),
      found: 'Crewdock',
      after: expect.stringContaining(' Ltd.'),
    },
  ]);
  expect(said).toContainEqual(['page', 'Ada Example', edit, expect.objectContaining({ found: 'Crewdock' })]);
  expect(said).toContainEqual(['cv', 'Ada Example', edit, expect.objectContaining({ found: 'Crewdock' })]);
  const mail = findings.find(({ place }) => place.kind === 'mail')!;
  expect(mail).toMatchObject({ place: { label: 'Welcome', path: null }, mend: { path: '/admin/settings#mails' } });
  expect(JSON.stringify(mail)).not.toContain('tOkEn');
});

test('links to other portals of the server are found, and links to its own host or other sites are not', async () => {
  const links = [
    'http://localhost:3000/a',
    'http://acme.localhost:3000/b',
    'http://castor.localhost:3000/c',
    'https://else.example/d',
  ];
  const text = links.map((link) => `<p><a href="${link}">here</a></p>`).join('');
  await sql(`insert into company_text (company_id, page, text) values ($1, 'privacy', $2)`, twin.company, text);
  const findings = await found('links');
  await sql(`delete from company_text where company_id = $1`, twin.company);
  expect(findings.map(({ place, sample }) => [place.path, sample?.kind === 'excerpt' && sample.found])).toEqual([
    ['/privacy-policy', links[0]],
    ['/privacy-policy', links[1]],
  ]);
});

test('a corrected colour pair is reported with the chosen and the displayed colours', async () => {
  expect(await found('contrast')).toEqual([]);
  await set(`brand_color = '#ffe066', font_color = '#ffffff'`);
  const findings = await found('contrast');
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    message: expect.stringContaining('at least 4.5:1'),
    sample: { kind: 'colors', surface: '#ffe066', text: '#ffffff', shown: { surface: '#ffe066', text: '#000000' } },
    mend: { path: '/admin/settings#colours' },
  });
});

test('a missing, blurred or invisible logo is reported with its picture', async () => {
  expect((await found('logo')).map(({ message }) => message)).toEqual(['There is no logo, so the name is shown.']);
  await uploadLogo('light', '#ffffff', 40);
  await uploadLogo('dark', '#16562f', 80);
  const [blurred, unseen, ...rest] = await found('logo');
  expect(rest).toEqual([]);
  expect(blurred).toMatchObject({
    message: expect.stringContaining('40 pixels high'),
    sample: { kind: 'picture', surface: '#14532d' },
  });
  expect(unseen).toMatchObject({ message: expect.stringContaining('The logo in dark colors is hard to distinguish') });
});

test('domains that are unverified, have lost their record or do not resolve are reported', async () => {
  const messages = async () => (await found('domain')).map(({ message }) => message);
  await sql(`insert into company_domain (company_id, domain, token) values ($1, $2, 'token')`, twin.company, DOMAIN);
  expect(await messages()).toEqual([expect.stringContaining('isn’t verified yet')]);
  await sql(`update company_domain set state = 'proven'`);
  await set(`domain = $1`, DOMAIN);
  expect(await messages()).toEqual([expect.stringContaining('has no address'), expect.stringContaining('is missing')]);
  dns.records.set(`_portal-challenge.${DOMAIN}`, ['token']);
  dns.addresses.set(DOMAIN, '192.0.2.1');
  expect(await messages()).toEqual([]);
  dns.addresses.clear();
});

test('the findings of two companies are independent', async () => {
  await sql(`update company set name = 'Crewdock Rivals' where slug = 'acme'`);
  const { findings } = await checked();
  await sql(`update company set name = 'Acme Talent' where slug = 'acme'`);
  expect(findings.filter(({ check }) => check === 'words')).toEqual([]);
});
