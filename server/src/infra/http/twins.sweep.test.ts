import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { built } from '../../../../tests/support/built.ts';
import { drawn } from '../../../../tests/support/drawn.ts';
import { exportedData } from '../../../../tests/support/exported-data.ts';
import type { Answer } from '../../../../tests/support/http.ts';
import {
  NO_THINGS,
  TWIN_ROLES,
  type Twin,
  type TwinRole,
  type TwinThings,
  twinCompany,
} from '../../../../tests/support/twin-company.ts';

/** Two companies with the same data. The requests are sent by people of the first company, Castor. */
let api: TestApi;
let castor: Twin;
let pollux: Twin;
/** Responses recorded before the second company existed. */
const alone = new Map<string, string>();

beforeAll(async () => {
  await built();
  api = await testApi();
  castor = await twinCompany(api, 'castor');
  await shown(castor);
  for (const role of TWIN_ROLES) {
    for (const path of everythingOf(castor, role)) alone.set(`${role} ${path}`, await said(role, path));
  }
  pollux = await twinCompany(api, 'pollux');
  await shown(pollux);
});

// Resets rate limits and marks sessions as just used, so that no session is extended between comparisons.
beforeEach(() => api.database.pool.query('truncate rate_limit; update access_token set last_used_at = now()'));

afterAll(() => api.close());

describe.each(TWIN_ROLES)('for a %s of one company', (role) => {
  test('all responses are the same with and without the other company', async () => {
    for (const path of everythingOf(castor, role)) {
      expect.soft([path, await said(role, path)]).toEqual([path, alone.get(`${role} ${path}`)]);
    }
  });

  test('the other company’s objects are indistinguishable from unknown ones wherever they are named', async () => {
    for (const name of NAMED) {
      const [theirs, nobodys] = [name(pollux, castor), name(NO_THINGS, castor)];
      const answers = [await whole(role, theirs), await whole(role, nobodys)];
      expect
        .soft([theirs.call, theirs.body, neutral(answers[0]!, pollux)])
        .toEqual([theirs.call, theirs.body, neutral(answers[1]!, NO_THINGS)]);
    }
  });

  test('the other company’s area gives access to no object', async () => {
    for (const name of WITHIN) {
      const at = { host: pollux.host };
      const answers = [await asked(role, name(pollux), at), await asked(role, name(NO_THINGS), at)];
      const { call } = name(pollux);
      expect([call, neutral(answers[0]!, pollux)]).toEqual([call, neutral(answers[1]!, NO_THINGS)]);
      expect([call, answers[0]!.status]).toEqual([
        call,
        expect.toSatisfy((status) => [401, 403, 404].includes(status)),
      ]);
    }
  });
});

/** Time limit of each test, because it sends many calls. */
const PATIENTLY = { timeout: 120_000 };

interface Call {
  call: string;
  body?: object;
}

/**
 * Calls with ids of other people's objects in the query or body, while the path contains the requester's ids, and page
 * requests.
 */
const NAMED: ((named: TwinThings, own: Twin) => Call)[] = [
  ({ talent, privateTalent }) => ({ call: `GET /api/market_2/talents/?ids=${talent},${privateTalent}` }),
  ({ request, privateRequest }) => ({ call: `GET /api/market_2/requests/?ids=${request},${privateRequest}` }),
  ({ request }) => ({ call: `GET /api/market_2/talents/?for=${request}` }),
  ({ talent }) => ({ call: `GET /api/market_2/requests/?for=${talent}` }),
  ({ slug }) => ({ call: `GET /api/market_2/talents/?company=${slug}` }),
  ({ slug }) => ({ call: `GET /api/widgets/options/?company=${slug}` }),
  ({ slug }) => ({ call: `GET /api/companies/${slug}/` }),
  ({ company }) => ({ call: `GET /api/companies/${company}/` }),
  ({ company }) => ({ call: `GET /api/companies/${company}/widgets/` }),
  ({ company }) => ({ call: `PATCH /api/companies/${company}/widgets/`, body: { allowed_origins: [] } }),
  ({ company }) => ({ call: `GET /api/available_resources/?company=${company}` }),
  ({ talent, slug }) => ({ call: `GET /api/talents/${talent}/?company=${slug}` }),
  ({ request, slug }) => ({ call: `GET /api/requests/${request}/?company=${slug}` }),
  ({ slug }) => ({ call: `POST /api/lp/contact-us/?company=${slug}`, body: LETTER }),
  ({ request, slug }) => ({ call: `POST /api/requests/${request}/applications/?company=${slug}`, body: LETTER }),
  ({ slug }) => ({ call: `POST /api/available_resources/subscribe/?company=${slug}`, body: SUBSCRIPTION }),
  ({ talent }) => ({ call: 'POST /api/market/talents/', body: { query: `ids=${talent}` } }),
  ({ talent }, own) => ({ call: 'POST /api/market/talents/', body: { query: `ids=${own.talent},${talent}` } }),
  ({ view }) => ({ call: `GET /api/market/talents/${view}/` }),
  ({ request }) => ({ call: `GET /api/talents/propose_cards/?for=${request}` }),
  ({ talent }) => ({ call: `GET /api/requests/propose_cards/?for=${talent}` }),
  ({ request }) => ({ call: `GET /api/requests/applied/?ids=${request}` }),
  ({ talent }) => ({ call: `GET /api/lists/?talent=${talent}` }),
  ({ request }) => ({ call: `GET /api/lists/?request=${request}` }),
  ({ talent }, own) => ({ call: `POST /api/lists/${own.list}/items/`, body: { talent } }),
  ({ request }, own) => ({ call: `POST /api/lists/${own.list}/items/`, body: { request } }),
  ({ item }, own) => ({ call: `PATCH /api/lists/${own.list}/items/${item}/`, body: { note: 'Taken over' } }),
  ({ item }, own) => ({ call: `DELETE /api/lists/${own.list}/items/${item}/` }),
  ({ talent }, own) => ({ call: `POST /api/requests/${own.request}/related-talent/${talent}/`, body: {} }),
  ({ request }, own) => ({ call: `POST /api/talents/${own.talent}/related-request/${request}/`, body: {} }),
  ({ talent }, own) => ({ call: `GET /api/requests/${own.request}/related-talent/${talent}/unarchive/` }),
  ({ talent }, own) => ({ call: `GET /api/ai/explain_match/${own.request}/${talent}/` }),
  ({ request }, own) => ({ call: `GET /api/ai/explain_match/${request}/${own.talent}/` }),
  ({ note }, own) => ({ call: `PATCH /api/relations/${own.relation}/notes/${note}/`, body: { text: 'Taken over' } }),
  ({ note }, own) => ({ call: `DELETE /api/relations/${own.relation}/notes/${note}/` }),
  ({ application }, own) => ({ call: `GET /api/requests/${own.request}/applications/${application}/` }),
  ({ application }, own) => ({
    call: `POST /api/requests/${own.request}/applications/${application}/shortlist/`,
    body: {},
  }),
  ({ application }, own) => ({
    call: `POST /api/requests/${own.request}/close/`,
    body: { seen: '', relations: [], applications: [application] },
  }),
  ({ relation }, own) => ({
    call: `POST /api/requests/${own.request}/close/`,
    body: { seen: '', relations: [relation], applications: [] },
  }),
  ({ tagKey }, own) => ({ call: `PATCH /api/talents/${own.talent}/tags/${tagKey}/`, body: { tag: 'Taken over' } }),
  ({ tagKey }, own) => ({ call: `DELETE /api/talents/${own.talent}/tags/${tagKey}/` }),
  ({ tagKey }, own) => ({ call: `DELETE /api/talents/${own.talent}/statistics_access/?public_key=${tagKey}` }),
  ({ member }) => ({ call: `GET /api/company/activity/?member=${member}` }),
  ({ group }) => ({
    call: 'POST /api/company/users/',
    body: { email: 'dora@example.org', first_name: 'Dora', last_name: 'Coral', groups: [{ id: group, role: 2 }] },
  }),
  ({ group }, own) => ({
    call: `PATCH /api/company/users/${own.member}/`,
    body: { version: 1, groups: [{ id: group, role: 2 }] },
  }),
  ({ member }, own) => ({
    call: `POST /api/company/users/${own.member}/removal/`,
    body: { version: 1, hand_over_to: member },
  }),
  ({ member }) => ({ call: 'POST /api/company/groups/', body: { name: 'Sales', members: [{ id: member, role: 2 }] } }),
  ({ member }, own) => ({
    call: `PATCH /api/company/groups/${own.group}/`,
    body: { version: 1, members: [{ id: member, role: 2 }] },
  }),
  ({ invitation }) => ({ call: `GET /api/company/users/${invitation}/` }),
  ({ invitation }) => ({ call: `POST /api/company/users/${invitation}/invitation/` }),
  ({ invitation }) => ({ call: `DELETE /api/company/users/${invitation}/invitation/` }),
  ({ talentKey }) => ({ call: `GET /t/${talentKey}` }),
  ({ talentKey }) => ({ call: `GET /t/${talentKey}-twin-talent` }),
  ({ requestKey }) => ({ call: `GET /j/${requestKey}` }),
  ({ privateTalentKey }) => ({ call: `GET /t/${privateTalentKey}` }),
  ({ view }) => ({ call: `GET /market/talents/${view}` }),
  ({ talentKey }) => ({ call: `GET /api/talents/${talentKey}/cv.pdf?link=x` }),
  ({ talentKey }) => ({ call: `GET /api/talents/${talentKey}/cv.json?link=x` }),
  ({ slug, requestKey }) => ({ call: widget('job-board', `company=${slug}&job=${requestKey}&url-state=b`) }),
  ({ requestKey }, own) => ({ call: widget('job-board', `company=${own.slug}&job=${requestKey}&url-state=b`) }),
  ({ talent }, own) => ({ call: widget('talent-market', `company=${own.slug}&filters=ids%3D${talent}`) }),
];

/** Calls for objects in a company's area, sent to the company's own host. */
const WITHIN: ((named: TwinThings) => Call)[] = [
  ({ member }) => ({ call: `GET /api/company/users/${member}/` }),
  ({ member }) => ({ call: `PATCH /api/company/users/${member}/`, body: { version: 1, is_wl_superadmin: true } }),
  ({ member }) => ({ call: `GET /api/company/users/${member}/removal/` }),
  ({ member }) => ({ call: `POST /api/company/users/${member}/removal/`, body: { version: 1 } }),
  ({ invitation }) => ({ call: `POST /api/company/users/${invitation}/invitation/` }),
  ({ invitation }) => ({ call: `DELETE /api/company/users/${invitation}/invitation/` }),
  ({ group }) => ({ call: `GET /api/company/groups/${group}/` }),
  ({ group }) => ({ call: `PATCH /api/company/groups/${group}/`, body: { version: 1, name: 'Taken over' } }),
  ({ group }) => ({ call: `DELETE /api/company/groups/${group}/?version=1` }),
  ({ message }) => ({ call: `PATCH /api/company/inbox/${message}/`, body: { state: 'done' } }),
  ({ privateTalent }) => ({ call: `GET /api/talents/${privateTalent}/` }),
  ({ privateTalent }) => ({ call: `PATCH /api/talents/${privateTalent}/`, body: { title: 'Taken over' } }),
  ({ privateRequest }) => ({ call: `GET /api/requests/${privateRequest}/` }),
  ({ privateRequest }) => ({ call: `POST /api/requests/${privateRequest}/copy/`, body: {} }),
  ({ request }) => ({ call: `GET /api/requests/${request}/applications/` }),
  ({ talent }) => ({ call: `GET /api/talents/${talent}/tags/` }),
  ({ list }) => ({ call: `GET /api/lists/${list}/` }),
  ({ relation }) => ({ call: `GET /api/relations/${relation}/history/` }),
  ({ relation }) => ({ call: `GET /api/relations/${relation}/notes/` }),
  ({ relation }) => ({ call: `GET /api/relations/${relation}/interview/` }),
];

const LETTER = { name: 'Vera', email: 'vera@example.org', message: 'Hello', message_id: crypto.randomUUID() };
const SUBSCRIPTION = { email: 'vera@example.org', message_id: crypto.randomUUID() };

/** GET calls that affect later reads. */
const CHANGING = ['GET /logout/', 'GET /talents/get_public_id/', 'GET /requests/get_public_id/'];
/** All lists, counts and suggestions, for any access rule. */
const LISTS = Object.values<EndpointTable>(tables)
  .flatMap((table) => Object.values(table))
  .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !CHANGING.includes(`${method} ${path}`))
  .map(({ path }) => `/api${path}`);

/**
 * Returns all calls that read a company's data: lists, suggestions and cards; for visitors also public pages and feeds.
 */
function everythingOf(own: Twin, role: TwinRole): string[] {
  return [
    ...(role === 'visitor' ? [...drawnOf(own), ...OPEN, ...widgetsOf(own)] : []),
    ...LISTS,
    ...['talents', 'requests'].flatMap((type) => [
      `/api/market_2/${type}/?search=twin&matching=all`,
      `/api/market_2/${type}/?search=Twinscript&limit=100`,
      `/api/${type}/?scope=company&limit=100`,
      `/api/${type}/?scope=company&with_counters=1&search=twin`,
    ]),
    '/api/market_2/skills/?search=Twinscript',
    '/api/market_2/skills/?search=tw&limit=50',
    '/api/dict/skill/?names=Twinscript',
    '/api/company/resume_preview/?resume_template=classic',
    `/api/talents/${own.talent}/`,
    `/api/requests/${own.request}/`,
    `/api/talents/${own.talent}/get_relations/?status=all`,
    `/api/requests/${own.request}/get_relations/?status=all`,
    `/api/talents/propose_cards/?for=${own.request}&search=twin`,
    `/api/requests/propose_cards/?for=${own.talent}&search=twin`,
    `/api/market_2/talents/?for=${own.request}`,
    `/api/market_2/requests/?for=${own.talent}`,
    `/api/ai/explain_match/${own.request}/${own.talent}/`,
    `/api/requests/${own.request}/applications/`,
    `/api/requests/${own.request}/closing/`,
    `/api/lists/${own.list}/`,
    `/api/relations/${own.relation}/history/`,
    `/api/company/groups/${own.group}/`,
  ];
}

/** Matches server-rendered pages, including a page that does not exist. */
const DRAWN = /^GET \/($|market\/(talents|jobs)(\/|$)|[tj]\/|privacy-policy$|no-such-page$)/;

function drawnOf({ talentKey, requestKey }: TwinThings): string[] {
  return ['/', '/market/talents', '/market/jobs', `/t/${talentKey}`, `/j/${requestKey}`, '/privacy-policy'];
}

const OPEN = [
  '/no-such-page',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/pages.xml',
  '/sitemap/talents-1.xml',
  '/sitemap/jobs-1.xml',
  '/manifest.webmanifest',
  '/feeds/jobs.xml',
  '/feeds/jobs.json',
];

/** Paths of server-rendered widgets. */
function widgetsOf({ slug }: TwinThings): string[] {
  return ['talent-market', 'job-board'].map((name) => `/widgets/v1/render/${name}?company=${slug}&page-size=50`);
}

function widget(name: string, query: string): string {
  return `GET /widgets/v1/render/${name}?${query}&page=https%3A%2F%2Ftwins.example%2F`;
}

async function asked(role: TwinRole, { call, body }: Call, at: { host?: string } = {}): Promise<Answer> {
  await api.database.pool.query('truncate rate_limit');
  const [method, path] = call.split(' ') as [string, string];
  return castor.ask(role, path, { method, ...(body && { body }), ...at });
}

async function said(role: TwinRole, path: string): Promise<string> {
  return neutral(await whole(role, { call: `GET ${path}` }), castor);
}

function whole(role: TwinRole, call: Call): Promise<Answer> {
  const ask = () => asked(role, call);
  return DRAWN.test(call.call) ? drawn(ask) : ask();
}

/** Removes the parts of a response that differ in each request or repeat ids of the request. */
function neutral(answer: Answer, named: TwinThings): string {
  const plain = textOf(answer)
    .replaceAll(/"request_id":"[^"]*"/g, '')
    .replaceAll(/nonce(="|-)[\w+/=-]+/g, '')
    .replaceAll(/"(last_used(_at)?|exported)":"[^"]*"/g, '')
    // A cursor is an encrypted position, which contains the last change of the whole market.
    .replaceAll(/(&quot;|\\?")cursor\1:\1[\w.-]*\1/g, '')
    // The date of a feed without jobs is the time of the request.
    .replaceAll(/"dateModified":"[^"]*","dataFeedElement"|<lastBuildDate>.*?</g, '');
  const names = [named.talentKey, named.requestKey, named.privateTalentKey, named.view, named.slug];
  return `${answer.status} ${names.reduce((rest, name) => rest.replaceAll(name, '#'), plain)}`;
}

/** Returns the text of a response. A data export is an archive whose files contain the time of the request. */
function textOf(answer: Answer): string {
  return answer.headers['content-type'] === 'application/zip' ? JSON.stringify(exportedData(answer).json) : answer.text;
}

/** Waits until the in-memory market index contains the company's cards. */
async function shown(of: Twin): Promise<void> {
  for (const type of ['talents', 'requests']) {
    const count = async () => (await of.ask('visitor', `/api/market_2/${type}/?search=Twin&facets=0`)).json.total;
    await vi.waitUntil(async () => (await count()) > 0, PATIENTLY);
  }
}
