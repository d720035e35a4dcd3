import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';
import { drawn } from '../../../tests/support/drawn.ts';
import type { Answer } from '../../../tests/support/http.ts';
import { NOBODYS, type Named, type Own, type Sent, bareCall, endpoints } from '../../../tests/support/naming-cards.ts';
import { collectFailures } from '../../../tests/support/outcomes.ts';
import { watchStatements } from '../../../tests/support/sent-statements.ts';
import { unzipped } from '../../../tests/support/unzipped.ts';
import { tokenHash } from '../people/accounts/token.ts';

/** Ids that are too high to occur in a response by chance. */
const TALENT = 7_310_457;
const REQUEST = 8_420_961;
const OWNER = 664_027_913;
const CARD = 553_081_277;
const SECRET = [TALENT, REQUEST, OWNER, CARD, CARD + 1];
const REAL: Named = {
  talent: TALENT,
  request: REQUEST,
  talentKey: `${OWNER}-${CARD}`,
  requestKey: `${OWNER}-${CARD + 1}`,
};
const HOST = 'acme.localhost';
const STRANGERS = ['visitor', 'client', 'provider', 'otherSuperadmin'] as const satisfies Role[];
type Stranger = (typeof STRANGERS)[number];

let api: TestApi;
let statementsOf: ReturnType<typeof watchStatements>;
let shown: Named;
const own = {} as Record<Stranger, Own>;
let sharedHash: string;
let views: string[];
const OLD_HASH = 'keptlongago1';

beforeAll(async () => {
  await built();
  api = await testApi();
  statementsOf = watchStatements(api.database);
  const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
  await query(`alter table talent alter column id restart with ${TALENT}`);
  await query(`alter table request alter column id restart with ${REQUEST}`);
  await query('update person set owner_number = $1, next_card_number = $2 where email = $3', [
    OWNER,
    CARD,
    api.account('superadmin').email,
  ]);
  const member = { role: 'superadmin', host: HOST } as const;
  const typed = (type: number) =>
    query('update person set type = $1 where email = $2', [type, api.account('superadmin').email]);
  await typed(2);
  await made('talents', 'Hidden talent', { ...member, scope: 'company' });
  await typed(1);
  await made('requests', 'Hidden job', { ...member, scope: 'company' });
  await query(`update talent set cv_file = '/files/none.pdf', cv_name = 'cv.pdf' where id = $1`, [TALENT]);
  await query(`update company set card_id_publicly_visible = false where slug = 'acme'`);
  shown = { ...(await marketCard('talents')), ...(await marketCard('requests')) } as Named;

  const shared = { method: 'POST', body: { query: `sortBy=rate&ids=${TALENT}` }, ...member };
  sharedHash = (await api.call('/api/market/talents/', shared)).json.hash;
  await query(
    `insert into market_link (hash, company_id, type, query)
     select $1, id, 'jobs', $2 from company where slug = 'acme'`,
    [OLD_HASH, `ids=${REQUEST}`],
  );
  views = [`/market/talents/${sharedHash}/`, `/market/jobs/${OLD_HASH}/`];
  own.client = await ownOf('client', { request: await made('requests', 'My job', { role: 'client' }) });
  own.provider = await ownOf('provider', { talent: await made('talents', 'My talent', { role: 'provider' }) });
  own.otherSuperadmin = await ownOf('otherSuperadmin', {});
  const { list, item, relation, key } = own.client;
  own.visitor = { list, item, relation, key, views };
});

const resetLimits = () => api.database.pool.query('truncate rate_limit');

beforeEach(resetLimits);

afterAll(() => api.close());

/** Placeholder values, because whether an endpoint accepts cards does not depend on the requester. */
const NOTHING: Own = { list: 1, item: 1, relation: 1, key: '1', views: [] };
const taking = endpoints.filter(({ naming }) => naming(NOBODYS, NOTHING).length > 0);

describe.each(STRANGERS)('a %s', (role) => {
  const nameOf = ({ call }: { call: string }) => call;
  const ask = async (method: string, { path, body }: Sent): Promise<Answer> =>
    api.call(`/api${path}`, { method, body, host: HOST, token: await newToken(role) });

  test('gets the response for an unknown card from every endpoint called with a hidden id', async () => {
    const failures = await collectFailures(taking, nameOf, async ({ method, naming }) => {
      await resetLimits();
      const nobodys = naming(NOBODYS, own[role]);
      for (const [at, sent] of naming(REAL, own[role]).entries()) {
        // Warm-up: the first call also loads labels.
        await ask(method, nobodys[at]!);
        const answers: Answer[] = [];
        const taken = [
          await statementsOf(async () => answers.push(await ask(method, sent))),
          await statementsOf(async () => answers.push(await ask(method, nobodys[at]!))),
        ];
        expect([sent, bytes(answers[0]!)]).toEqual([sent, bytes(answers[1]!)]);
        expect([sent, taken[0]]).toEqual([sent, taken[1]]);
        expect([sent, withSecrets(answers[0]!)]).toEqual([sent, []]);
      }
    });
    expect(failures).toEqual({});
  });

  test('gets no response that contains a hidden id from any endpoint', async () => {
    const failures = await collectFailures(endpoints, nameOf, async ({ call, method, path, naming, showing }) => {
      await resetLimits();
      const calls = [...naming(shown, own[role]), ...showing(own[role])];
      const statuses: number[] = [];
      for (const sent of calls.length > 0 ? calls : [bareCall({ call, path })]) {
        const answer = await ask(method, sent);
        statuses.push(answer.status);
        expect([sent, withSecrets(answer)]).toEqual([sent, []]);
      }
      if (ANSWERED[call]?.includes(role)) expect(statuses).toEqual(statuses.map(() => 200));
    });
    expect(failures).toEqual({});
  });
});

test('the endpoints that have to succeed for hidden cards are among those tested', () => {
  expect(Object.keys(ANSWERED).filter((call) => !endpoints.some((endpoint) => endpoint.call === call))).toEqual([]);
});

test('the placeholder of a photo depends on the shown id, not on the hidden id', async () => {
  const { json } = await api.call(`/api/talents/${shown.talent}/`, { host: HOST });
  expect(json.placeholder).toBe(((shown.talent - 1) % 15) + 1);
});

test('the signed URL of a CV contains and accepts no hidden id', async () => {
  const { json } = await api.call(`/api/talents/${shown.talent}/cv/`, {
    host: HOST,
    token: await newToken('client'),
  });
  const address = new URL(json.cv_url, 'http://x');
  const signed = Buffer.from(address.searchParams.get('link')!, 'base64url');
  const id = Buffer.alloc(4);
  id.writeUInt32BE(TALENT);
  expect(signed.includes(id)).toBe(false);
  const pdf = await api.call(json.cv_url, { host: HOST });
  expect([pdf.status, withSecrets(pdf)]).toEqual([200, []]);
  const byId = await api.call(address.pathname.replace(shown.talentKey, String(TALENT)) + address.search, {
    host: HOST,
  });
  const unknown = await api.call(address.pathname.replace(shown.talentKey, String(NOBODYS.talent)) + address.search, {
    host: HOST,
  });
  expect([byId.status, bytes(byId)]).toEqual([404, bytes(unknown)]);
});

test('pages, sitemaps and widgets contain no hidden ids, and their URLs accept none', async () => {
  const get = (path: string) => api.call(path, { host: HOST });
  const whole = (path: string) => (/^\/[tj]\//.test(path) ? drawn(() => get(path)) : get(path));
  const of = (named: Named) => [
    `/t/${named.talent}`,
    `/j/${named.request}`,
    `/t/${named.talentKey}`,
    `/j/${named.requestKey}-hidden-job`,
    `/widgets/v1/render/job-board?company=acme&job=${named.requestKey}&url-state=b&page=https%3A%2F%2Facme.example%2F`,
    `/widgets/v1/render/job-board?company=acme&job=${named.request}&url-state=b&page=https%3A%2F%2Facme.example%2F`,
    `/widgets/v1/render/talent-market?company=acme&filters=ids%3D${named.talent}`,
  ];
  const pages = [
    '/',
    '/market/talents',
    '/market/jobs',
    `/market/talents/${sharedHash}`,
    `/l/${own.client.key}`,
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/talents-1.xml',
    '/sitemap/jobs-1.xml',
    '/widgets/v1/render/talent-market?company=acme&page-size=50&filters=search%3DHidden',
    '/widgets/v1/render/job-board?company=acme&page-size=50&filters=search%3DHidden',
    ...of(shown),
  ];
  for (const path of pages) {
    const answer = await get(path);
    expect([path, answer.status, withSecrets(answer)]).toEqual([path, 200, []]);
  }
  expect((await get('/sitemap/talents-1.xml')).text).toContain(shown.talentKey);
  expect((await get(pages[9]!)).text).toContain(String(shown.talent));
  const nobodys = of(NOBODYS);
  for (const [at, path] of of(REAL).entries()) {
    const answers = [await whole(path), await whole(nobodys[at]!)];
    const page = [neutral(answers[0]!.text, REAL), neutral(answers[1]!.text, NOBODYS)];
    expect([path, answers[0]!.status, page[0]]).toEqual([path, answers[1]!.status, page[1]]);
  }
});

describe('a call with a hidden id', () => {
  test.each<Role>(['superadmin', 'teamLead', 'manager', 'staff'])('by a %s finds the card', async (role) => {
    const { status, json } = await api.call(`/api/talents/${TALENT}/`, { role, host: HOST });
    expect([status, json.id, json.path]).toEqual([200, shown.talent, `/t/${shown.talentKey}-hidden-talent`]);
    const found = await api.call(`/api/market_2/requests/?ids=${REQUEST}`, { role, host: HOST });
    expect(found.json.items.map(({ id }: { id: number }) => id)).toEqual([shown.request]);
  });

  test('by a member who has left the company returns 404', async () => {
    const { pool } = api.database;
    const leave = 'delete from company_member where person_id = (select id from person where email = $1) returning *';
    const { rows } = await pool.query(leave, [api.account('manager').email]);
    const { status } = await api.call(`/api/talents/${TALENT}/`, { role: 'manager', host: HOST });
    for (const { company_id, person_id } of rows)
      await pool.query('insert into company_member (company_id, person_id) values ($1, $2)', [company_id, person_id]);
    expect([rows.length > 0, status]).toEqual([true, 404]);
  });
});

test('a shared view finds its cards by shown ids, also if it was stored with hidden ids', async () => {
  for (const [type, hash, card] of [
    ['talents', sharedHash, shown.talent],
    ['jobs', OLD_HASH, shown.request],
  ]) {
    const { json } = await api.call(`/api/market/${type}/${hash}/`, { host: HOST });
    expect(new URLSearchParams(json.query).get('ids')).toBe(String(card));
    const kind = type === 'jobs' ? 'requests' : 'talents';
    const found = await api.call(`/api/market_2/${kind}/?${json.query}`, { host: HOST });
    expect(found.json.items.map(({ id }: { id: number }) => id)).toEqual([card]);
  }
});

test('sharing a view does not reveal which ids exist', async () => {
  const { rows } = await api.database.pool.query(
    `select t.id from talent t join company c on c.id = t.company_id where c.slug = 'sunrise' order by t.id limit 1`,
  );
  const share = (ids: number[]) =>
    api.call('/api/market/talents/', { method: 'POST', body: { query: `ids=${ids.join(',')}` }, host: HOST });
  for (const beside of [[], [shown.talent]]) {
    const unknown = await share([...beside, NOBODYS.talent]);
    expect(bytes(await share([...beside, rows[0].id]))).toBe(bytes(unknown));
    expect(bytes(await share([...beside, TALENT]))).toBe(bytes(unknown));
    expect(unknown.status).toBe(beside.length > 0 ? 200 : 400);
  }
});

test('a card is found by both its shown and its hidden id when its company shows ids again', async () => {
  const showing = (on: boolean) =>
    api.database.pool.query(`update company set card_id_publicly_visible = $1 where slug = 'acme'`, [on]);
  await showing(true);
  const answers = [
    await api.call(`/api/talents/${TALENT}/`, { host: HOST }),
    await api.call(`/api/talents/${shown.talent}/`, { host: HOST }),
  ];
  await showing(false);
  expect(answers.map(({ status, json }) => [status, json.id])).toEqual([
    [200, TALENT],
    [200, TALENT],
  ]);
});

/**
 * Calls that return or accept the cards, with the strangers for whom they must succeed. Otherwise the absence of ids
 * would be meaningless.
 */
const SIGNED_IN: Stranger[] = ['client', 'provider', 'otherSuperadmin'];
const PARTIES: Stranger[] = ['client', 'provider'];
const ANSWERED: Record<string, readonly Stranger[]> = {
  'GET /market_2/talents/': STRANGERS,
  'GET /market_2/requests/': STRANGERS,
  'POST /market/{type}/': STRANGERS,
  'GET /market/{type}/{hash}/': STRANGERS,
  'GET /talents/{id}/': STRANGERS,
  'GET /requests/{id}/': STRANGERS,
  'GET /talents/{id}/cv/': SIGNED_IN,
  'POST /talents/{id}/contact/': SIGNED_IN,
  'POST /requests/{id}/contact/': SIGNED_IN,
  'GET /talents/propose_cards/': SIGNED_IN,
  'GET /requests/propose_cards/': SIGNED_IN,
  'POST /requests/{id}/related-talent/{otherId}/': PARTIES,
  'POST /talents/{id}/related-request/{otherId}/': PARTIES,
  'GET /ai/explain_match/{requestId}/{talentId}/': PARTIES,
  'GET /relations/{id}/history/': PARTIES,
  'GET /relations/{id}/notes/': PARTIES,
  'GET /relations/{id}/interview/': PARTIES,
  'GET /interviews/': SIGNED_IN,
  'GET /inbox/': SIGNED_IN,
  'GET /lists/': SIGNED_IN,
  'GET /lists/{id}/': SIGNED_IN,
  'POST /lists/{id}/items/': SIGNED_IN,
  'PATCH /lists/{id}/items/{itemId}/': SIGNED_IN,
  'GET /lists/public/{key}/': STRANGERS,
  'GET /profile/export/': SIGNED_IN,
  'POST /requests/{id}/applications/': STRANGERS,
};

/** Returns the excerpts of a response that contain one of the secret ids. */
function withSecrets({ text, bytes: body, headers }: Answer): string[] {
  const isArchive = headers['content-type'] === 'application/zip';
  const said = `${isArchive ? JSON.stringify(unzipped(body)) : text}\n${JSON.stringify(headers)}`;
  return SECRET.flatMap((secret) => said.match(new RegExp(`.{0,60}(?<!\\d)${secret}(?!\\d).{0,20}`)) ?? []);
}

function bytes({ text, status, headers }: Answer): string {
  const id = headers['x-request-id'];
  return `${status} ${typeof id === 'string' ? text.replace(id, '') : text}`;
}

/** Removes the parts of a page that differ per request, and the ids in the page's address. */
function neutral(text: string, named: Named): string {
  const plain = text.replaceAll(/"request_id":"[^"]*"/g, '').replaceAll(/nonce(="|-)[\w+/=-]+/g, '');
  // Replaces keys first, because a key may start with the number of a card.
  const names = Object.values(named).map(String).toReversed();
  return names.reduce((rest, name) => rest.replaceAll(name, '#'), plain);
}

async function newToken(role: Role): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  const token = randomBytes(32).toString('base64url');
  await api.database.pool.query(
    `insert into access_token (hash, person_id) select $1, id from person where email = $2`,
    [tokenHash(token), api.account(role).email],
  );
  return token;
}

async function made(
  type: 'talents' | 'requests',
  title: string,
  { scope = 'own', ...asker }: { role: Role; host?: string; scope?: string },
): Promise<number> {
  const body = {
    ...(type === 'talents' && { name: 'Ada Example' }),
    title,
    scope,
    skills: [{ name: 'Rust', experience: 3, is_main: true }],
  };
  const { status, json } = await api.call(`/api/${type}/`, { method: 'POST', body, ...asker });
  expect(status).toBe(200);
  return json.id;
}

/** Returns the ids that a stranger gets for the card. */
async function marketCard(type: 'talents' | 'requests'): Promise<Partial<Named>> {
  const { json } = await api.call(`/api/market_2/${type}/?search=Hidden`, { host: HOST });
  expect(json.total).toBe(1);
  const [{ id, public_id: key }] = json.items;
  return type === 'talents' ? { talent: id, talentKey: key } : { request: id, requestKey: key };
}

/**
 * Creates a public list with both cards, and a relation between the stranger's card and the shown card of the other
 * kind.
 */
async function ownOf(role: Stranger, card: { talent?: number; request?: number }): Promise<Own> {
  const call = async (path: string, method: string, body: object) => {
    const answer = await api.call(`/api${path}`, { method, body, role, host: HOST });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json;
  };
  const { id: list } = await call('/lists/', 'POST', { name: 'Mine' });
  await call(`/lists/${list}/items/`, 'POST', { request: shown.request });
  const { id: item } = await call(`/lists/${list}/items/`, 'POST', { talent: shown.talent });
  const { public_path } = await call(`/lists/${list}/`, 'PATCH', { is_public: true });
  const related = card.request
    ? await call(`/requests/${card.request}/related-talent/${shown.talent}/`, 'POST', {})
    : card.talent && (await call(`/talents/${card.talent}/related-request/${shown.request}/`, 'POST', {}));
  const relation = related ? related.id : NOBODYS.talent;
  return { ...card, list, item, relation, views, key: public_path.split('/').at(-1) };
}
