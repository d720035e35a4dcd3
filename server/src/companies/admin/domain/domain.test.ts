import type { CompanyDomain, CompanyDomains } from '@crewdock/contract/company-domain';
import { recheckDomains } from '@crewdock/server/companies/admin/domain/recheck';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../../../tests/support/accounts.ts';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';
import { built } from '../../../../../tests/support/built.ts';
import { type DnsServer, dnsServer } from '../../../../../tests/support/dns-server.ts';
import { taskServices } from '../../../../../tests/support/task-services.ts';

const HOST = 'acme.localhost';
const DOMAIN = 'talents.acme.example';

let api: TestApi;
let dns: DnsServer;

beforeAll(async () => {
  await built();
  dns = await dnsServer();
  api = await testApi({ DNS_SERVERS: dns.address });
});

afterEach(async () => {
  dns.records.clear();
  dns.isAway = false;
  await sql('delete from company_domain');
  await sql('update company set domain = null');
  await sql('truncate rate_limit');
});

afterAll(async () => {
  await api.close();
  await dns.close();
});

interface Asker {
  role?: Role;
  host?: string;
}

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const ask = (method: string, path: string, body?: object, { role = 'superadmin', host = HOST }: Asker = {}) =>
  api.call(`/api/company/domain/${path}`, { method, role, host, ...(body && { body }) });
const read = async (): Promise<CompanyDomains> => (await ask('GET', '')).json;
const enter = (domain: string, asker?: Asker) => ask('POST', '', { domain }, asker);
const check = (domain: string, asker?: Asker) => ask('POST', 'check/', { domain }, asker);
const remove = (domain: string) => ask('DELETE', `?domain=${domain}`);
const statesOf = ({ domains }: CompanyDomains) => domains.map(({ domain, state }) => `${domain} ${state}`);
const slugOn = async (host: string) => (await api.call('/api/companies/current/', { host })).json?.slug ?? null;
const setRecord = ({ record }: CompanyDomain) => dns.records.set(record!.name, ['something else', record!.value]);
const recheck = () => recheckDomains(undefined, taskServices(api));
const sunrise: Asker = { role: 'otherSuperadmin', host: 'sunrise.localhost' };

async function prove(domain: string, asker?: Asker): Promise<CompanyDomains> {
  const { domains } = (await enter(domain, asker)).json as CompanyDomains;
  setRecord(domains.find((known) => known.domain === domain)!);
  const { status, json } = await check(domain, asker);
  expect([status, json.detail]).toEqual([200, undefined]);
  return json;
}

test.each(ROLES)('only superadmins and staff have access: %s', async (role) => {
  const expected = role === 'visitor' ? 401 : role === 'superadmin' || role === 'staff' ? 200 : 403;
  expect((await ask('GET', '', undefined, { role })).status).toBe(expected);
  expect((await enter(DOMAIN, { role })).status).toBe(expected);
  const refused = expected === 200 ? 409 : expected;
  expect((await check(DOMAIN, { role })).status).toBe(refused);
});

test.each([
  ['https://talents.acme.example', 'only the name'],
  ['talents.acme.example/jobs', 'only the name'],
  ['somebody@acme.example', 'only the name'],
  ['talents.acme.example:8080', 'without a port'],
  ['*.acme.example', 'without *'],
  ['192.0.2.7', 'not an IP address'],
  ['[2001:db8::1]', 'not an IP address'],
  ['0x7f.1', 'not an IP address'],
  ['acme', 'such as'],
  ['-talents.example', 'such as'],
  ['tal_ents.example', 'such as'],
  [`${'a'.repeat(64)}.example`, 'too long'],
  [`${'abcdefg.'.repeat(32)}example`, 'too long'],
  ['localhost', 'such as'],
  ['verdant.localhost', 'one of our domains'],
  [' ', 'must not be empty'],
])('%s is refused: %s', async (domain, reason) => {
  const { status, json } = await enter(domain);
  expect([status, json.issues?.[0].path]).toEqual([400, 'body.domain']);
  expect(json.issues[0].message).toContain(reason);
});

test('a domain is served only once its DNS record is found, and links then use it', async () => {
  const { json } = await enter('Talents.Acme.Example.');
  expect(json).toMatchObject({ portal_url: 'http://acme.localhost:3000', host: HOST });
  expect(json.domains).toMatchObject([{ domain: DOMAIN, state: 'pending', checked_at: null, missing_since: null }]);
  const { name, value } = json.domains[0].record;
  expect(name).toBe(`_portal-challenge.${DOMAIN}`);
  expect(`${name} ${value}`).not.toMatch(/crewdock/i);
  dns.records.set(name, ['another token']);
  const early = await check(DOMAIN);
  expect([early.status, early.json.detail]).toEqual([409, expect.stringContaining(name)]);
  expect(early.json.current.domains[0].checked_at).not.toBeNull();
  expect(await slugOn(DOMAIN)).toBeNull();
  dns.records.set(name, ['another token', value]);
  const proven = await check(DOMAIN);
  expect(proven.json).toMatchObject({ portal_url: `http://${DOMAIN}`, domains: [{ state: 'proven' }] });
  expect([await slugOn(DOMAIN), await slugOn(HOST)]).toEqual(['acme', 'acme']);
  const [entry] = await sql(`select before, after from audit_entry order by id desc limit 1`);
  expect(entry).toEqual({ before: { domain: null }, after: { domain: DOMAIN } });
});

test('an internationalised domain is stored as Punycode', async () => {
  expect(statesOf((await enter('büro.example')).json)).toEqual(['xn--bro-hoa.example pending']);
});

test('a failed DNS lookup changes nothing and is reported', async () => {
  await enter(DOMAIN);
  dns.isAway = true;
  const { status, json } = await check(DOMAIN);
  expect([status, json.code, json.detail]).toEqual([409, 'conflict', expect.stringContaining('don’t answer')]);
  expect(statesOf(await read())).toEqual([`${DOMAIN} pending`]);
});

test('a pending domain is replaced by the next one, and entering it again keeps its record', async () => {
  const first = (await enter(DOMAIN)).json.domains;
  expect((await enter(DOMAIN)).json.domains).toEqual(first);
  expect(statesOf((await enter('jobs.acme.example')).json)).toEqual(['jobs.acme.example pending']);
  expect((await check(DOMAIN)).status).toBe(404);
});

test('the previous domain is served until the next one is verified, and then redirects to it', async () => {
  await prove(DOMAIN);
  const next = 'jobs.acme.example';
  expect(statesOf((await enter(next)).json)).toEqual([`${DOMAIN} proven`, `${next} pending`]);
  expect(await slugOn(DOMAIN)).toBe('acme');
  expect(statesOf(await prove(next))).toEqual([`${next} proven`, `${DOMAIN} former`]);
  expect([await slugOn(next), await slugOn(DOMAIN)]).toEqual(['acme', null]);
  const { status, headers } = await api.call('/market/talents?skills=Rust', { host: DOMAIN });
  expect([status, headers.location]).toEqual([302, `http://${next}/market/talents?skills=Rust`]);
  // Switching back needs no new DNS record.
  expect(statesOf((await check(DOMAIN)).json)).toEqual([`${DOMAIN} proven`, `${next} former`]);
});

test('a removed domain is no longer served, and the portal returns to its default host', async () => {
  await prove(DOMAIN);
  expect((await enter(DOMAIN)).json.issues[0].message).toContain('already');
  expect((await remove(DOMAIN)).json).toMatchObject({ portal_url: 'http://acme.localhost:3000', domains: [] });
  expect(await slugOn(DOMAIN)).toBeNull();
  expect((await api.call('/market/talents', { host: DOMAIN })).status).not.toBe(302);
  expect((await remove(DOMAIN)).status).toBe(404);
  expect((await check(DOMAIN)).status).toBe(404);
});

test('a domain set by the operator needs no verification and can be removed', async () => {
  await sql(`update company set domain = $1 where slug = 'acme'`, DOMAIN);
  expect((await read()).domains).toMatchObject([{ domain: DOMAIN, state: 'proven', record: null }]);
  expect((await remove(DOMAIN)).json.domains).toEqual([]);
});

test('a domain of another portal is refused, and cannot be verified with that portal’s record', async () => {
  await prove(DOMAIN);
  const refused = await enter(DOMAIN, sunrise);
  expect(refused.json.issues).toEqual([{ path: 'body.domain', message: 'is another portal’s address' }]);
  // Both companies had added the domain before it was verified.
  await sql(
    `insert into company_domain (company_id, domain, token) select id, $1, 'theirs' from company where slug = 'sunrise'`,
    DOMAIN,
  );
  expect((await check(DOMAIN, sunrise)).status).toBe(409);
  dns.records.get(`_portal-challenge.${DOMAIN}`)!.push('theirs');
  const { status, json } = await check(DOMAIN, sunrise);
  expect([status, json.detail]).toEqual([409, 'This domain is another portal’s address.']);
  expect(await slugOn(DOMAIN)).toBe('acme');
});

test('a missing record is reported immediately, and the domain is lost three days later', async () => {
  const { domains } = await prove(DOMAIN);
  const { email } = api.account('superadmin');
  const subjects = async () => (await mailsTo(api, email)).map(({ subject }) => subject);
  await recheck();
  expect(await subjects()).toEqual([]);
  dns.records.clear();
  dns.isAway = true;
  await recheck();
  expect((await read()).domains[0]!.missing_since).toBeNull();
  dns.isAway = false;
  await recheck();
  await recheck();
  const missing = `The DNS record of ${DOMAIN} is missing`;
  expect(await subjects()).toEqual([missing]);
  expect([(await read()).domains[0]!.missing_since, await slugOn(DOMAIN)]).toEqual([expect.any(String), 'acme']);
  // The record is restored within the grace period.
  setRecord(domains[0]!);
  await recheck();
  expect((await read()).domains[0]!.missing_since).toBeNull();
  dns.records.clear();
  await recheck();
  await sql(`update company_domain set missing_since = now() - interval '73 hours'`);
  await recheck();
  expect(await read()).toMatchObject({ portal_url: 'http://acme.localhost:3000', domains: [{ state: 'lost' }] });
  expect(await slugOn(DOMAIN)).toBeNull();
  expect((await api.call('/', { host: DOMAIN })).headers.location).toBe('http://acme.localhost:3000/');
  expect((await subjects()).toSorted()).toEqual([missing, missing, `Your portal is no longer at ${DOMAIN}`]);
  setRecord(domains[0]!);
  expect(statesOf((await check(DOMAIN)).json)).toEqual([`${DOMAIN} proven`]);
});

test('a domain whose record was lost goes to the company that verifies it, without redirects to it', async () => {
  await prove(DOMAIN);
  dns.records.clear();
  await recheck();
  expect(statesOf(await prove(DOMAIN, sunrise))).toEqual([`${DOMAIN} proven`]);
  expect(await slugOn(DOMAIN)).toBe('sunrise');
  expect(await read()).toMatchObject({ portal_url: 'http://acme.localhost:3000', domains: [] });
});

test('a company can have five domains at most', async () => {
  for (const number of [1, 2, 3, 4, 5]) await prove(`t${number}.acme.example`);
  expect((await enter('t6.acme.example')).status).toBe(409);
  await remove('t1.acme.example');
  expect((await enter('t6.acme.example')).status).toBe(200);
});

test('DNS lookups of one company are rate-limited', async () => {
  await enter(DOMAIN);
  for (let at = 0; at < 60; at++) await check(DOMAIN);
  expect((await check(DOMAIN)).status).toBe(429);
});
