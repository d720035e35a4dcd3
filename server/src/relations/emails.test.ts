import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const MOVES: [role: Role, path: (ids: Ids) => string, body: object, to: Role, subject: RegExp][] = [
  ['client', pair, {}, 'provider', /^New proposal for /],
  [
    'provider',
    (ids) => `${reversed(ids)}reject/`,
    { rt_rejection_reason: 2, comment: '' },
    'client',
    /was rejected for/,
  ],
  ['provider', (ids) => `${reversed(ids)}unarchive/`, {}, 'client', /was proposed for/],
  ['provider', (ids) => `${reversed(ids)}confirm/`, {}, 'client', /was confirmed for/],
  ['client', (ids) => `${pair(ids)}proceed/`, { proceed_reason: 4 }, 'provider', /moved to the next step/],
];

test('the email about a move goes to the other side and links to the recipient’s own card', async () => {
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  for (const [role, path, body, to, subject] of MOVES) {
    const method = path(ids).endsWith('unarchive/') ? 'GET' : 'POST';
    const sent = method === 'POST' ? { method, role, body } : { role };
    expect(await api.call(`/api${path(ids)}`, sent)).toMatchObject({ status: 200 });
    const [mail, ...others] = await taken();
    expect(others).toEqual([]);
    const own = to === 'client' ? `/my/job/${ids.request}` : `/my/talents/${ids.talent}`;
    expect(mail).toMatchObject({ recipient: accountOf(to).email, subject: expect.stringMatching(subject) });
    expect(linksIn(mail!.text)).toContain(`http://localhost:3000${own}`);
    expect(mail!.html).toContain(`href="http://localhost:3000${own}"`);
  }
});

test('right-to-left names and titles are isolated in the subject and in both parts of an email', async () => {
  const { pool } = api.database;
  await pool.query('delete from relation');
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  const { rows: before } = await pool.query('select name from talent where id = $1', [ids.talent]);
  await pool.query('update talent set name = $2 where id = $1', [ids.talent, 'דנה לוי']);
  await api.call(`/api${reversed(ids)}`, { method: 'POST', role: 'provider', body: { comment: '' } });
  const [mail] = await taken();
  await pool.query('update talent set name = $2 where id = $1', [ids.talent, before[0].name]);
  await pool.query('delete from relation');
  expect(mail!.subject).toMatch(/^\u2068דנה לוי\u2069 was proposed for /);
  expect(mail!.text).toContain('Talent: \u2068דנה לוי\u2069, ');
  expect(mail!.html).toContain('<bdi dir="auto">דנה לוי</bdi> was proposed for ');
});

test('the email about a proposal describes both cards and their match', async () => {
  await api.database.pool.query('delete from relation');
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  const rates = [
    [40, /Talent: .+, .+ · .+ · \$40\/hr\n/],
    [null, /Talent: .+, .+ · .+ · Rate on request\n/],
  ] as const;
  for (const [rate, talentLine] of rates) {
    await api.database.pool.query('update talent set hourly_rate = $1, monthly_rate = null where id = $2', [
      rate,
      ids.talent,
    ]);
    await api.call(`/api${reversed(ids)}`, { method: 'POST', role: 'provider', body: { comment: 'Free in May.' } });
    const [mail] = await taken();
    expect(mail!.text).toMatch(talentLine);
    expect(mail!.text).toMatch(/Job: .+\nMatch: \d+ of 100\n/);
    expect(mail!.text).toContain('Free in May.');
    await api.database.pool.query('delete from relation');
  }
});

test('the email about a new proposal has both answers as buttons, and the emails about other moves have none', async () => {
  const { pool } = api.database;
  await pool.query('delete from relation');
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  const answersIn = ({ text }: Taken) => linksIn(text).filter((link) => link.includes('answer='));
  await api.call(`/api${pair(ids)}`, { method: 'POST', role: 'staff', body: {} });
  const { rows } = await pool.query('select id from relation');
  const mails = await taken();
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    const own = mail.recipient === accountOf('client').email ? `/my/job/${ids.request}` : `/my/talents/${ids.talent}`;
    const relation = `http://localhost:3000${own}?status=all&open=${rows[0].id}`;
    expect(answersIn(mail)).toEqual([`${relation}&answer=confirm`, `${relation}&answer=reject`]);
    for (const link of answersIn(mail)) expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  }
  await api.call(`/api${pair(ids)}confirm/`, { method: 'POST', role: 'client', body: {} });
  await api.call(`/api${pair(ids)}reject/`, { method: 'POST', role: 'client', body: REJECTION });
  await api.call(`/api${pair(ids)}unarchive/`, { role: 'client' });
  const later = await taken();
  expect(later.length).toBeGreaterThan(0);
  expect(later.flatMap(answersIn)).toEqual([]);
  await pool.query('delete from relation');
});

test('the owner of a company’s card gets a link to the company’s portal', async () => {
  const ids = { request: await cardOf('request', 'manager'), talent: await cardOf('talent', 'provider') };
  await api.call(`/api${pair(ids)}`, { method: 'POST', role: 'staff', body: {} });
  const mails = await taken();
  const toManager = mails.find(({ recipient }) => recipient === accountOf('manager').email);
  expect(linksIn(toManager!.text)).toContain(`http://acme.localhost:3000/company/jobs/${ids.request}`);
});

test('several proposals or answers by one person are sent as one email that lists the cards', async () => {
  await api.database.pool.query('delete from relation');
  const request = await cardOf('request', 'client');
  const talents = await cardsOf('talent', 'provider', 3);
  for (const { id } of talents) {
    const path = `/api${reversed({ request, talent: id })}`;
    await api.call(path, { method: 'POST', role: 'provider', body: { comment: `Because of ${id}.` } });
  }
  const [mail, ...others] = await taken();
  expect(others).toEqual([]);
  expect(mail!.subject).toMatch(/^3 talents were proposed for \S/);
  for (const { name } of talents) expect(mail!.text).toContain(`${name} was proposed for `);
  for (const { id } of talents) expect(mail!.text).toContain(`Because of ${id}.`);
  expect(linksIn(mail!.text).filter((link) => link.endsWith(`/my/job/${request}`))).toHaveLength(3);
  // The recipient answers differently for each talent.
  const [first, second] = talents.map(({ id }) => pair({ request, talent: id }));
  await api.call(`/api${first}confirm/`, { method: 'POST', role: 'client', body: {} });
  await api.call(`/api${second}reject/`, { method: 'POST', role: 'client', body: REJECTION });
  const answers = await taken();
  expect(answers).toMatchObject([
    { recipient: accountOf('provider').email, subject: '2 changes to your jobs and talents' },
  ]);
  expect(answers[0]!.text).toMatch(/was confirmed for[^]*was rejected for/);
});

test('proposals by staff are sent as one email to each side, with the number of proposals', async () => {
  await api.database.pool.query('delete from relation');
  const request = await cardOf('request', 'client');
  const [ada, bela] = await cardsOf('talent', 'provider', 2);
  for (const { id } of [ada!, bela!]) {
    await api.call(`/api${pair({ request, talent: id })}`, { method: 'POST', role: 'staff', body: {} });
  }
  const mails = (await taken()).toSorted((a, b) => a.subject.length - b.subject.length);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [accountOf('provider').email, '2 proposals for your talents'],
    [accountOf('client').email, expect.stringMatching(/^2 talents were proposed for /)],
  ]);
});

test('a move that is undone before its email is sent causes no email', async () => {
  await api.database.pool.query('delete from relation');
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  await api.call(`/api${reversed(ids)}`, { method: 'POST', role: 'provider', body: { comment: '' } });
  await taken();
  await api.call(`/api${pair(ids)}reject/`, { method: 'POST', role: 'client', body: REJECTION });
  expect(await api.call(`/api${pair(ids)}unarchive/`, { role: 'client' })).toMatchObject({ status: 200 });
  expect(await taken()).toEqual([]);
  // Proposals and withdrawals by staff send no mail either.
  await api.database.pool.query('delete from relation');
  await api.call(`/api${pair(ids)}`, { method: 'POST', role: 'staff', body: {} });
  expect(await api.call(`/api${pair(ids)}`, { method: 'DELETE', role: 'staff' })).toMatchObject({
    status: 200,
  });
  expect(await taken()).toEqual([]);
});

test('the latest step is emailed, a step that is taken back is not, and a changed rate at the same step is', async () => {
  await api.database.pool.query('delete from relation');
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  await api.call(`/api${pair(ids)}`, { method: 'POST', role: 'client', body: {} });
  await api.call(`/api${reversed(ids)}confirm/`, { method: 'POST', role: 'provider', body: {} });
  const proceed = (proceed_reason: number, more = {}) =>
    api.call(`/api${pair(ids)}proceed/`, { method: 'POST', role: 'client', body: { proceed_reason, ...more } });
  await proceed(1);
  await taken();
  for (const step of [2, 5]) await proceed(step);
  expect(await taken()).toMatchObject([{ text: expect.stringContaining('Offer.') }]);
  for (const step of [3, 5]) await proceed(step);
  expect(await taken()).toEqual([]);
  for (const rate of ['$60/hr', '$65/hr']) await proceed(5, { rate });
  expect(await taken()).toMatchObject([{ text: expect.stringContaining('$65/hr') }]);
});

test('a message about a card is batched with the sender’s moves, and replies to the email go to the sender', async () => {
  await api.database.pool.query('delete from relation');
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  await api.call(`/api${pair(ids)}`, { method: 'POST', role: 'client', body: { comment: '' } });
  const body = { message: 'Are you free in May?', details: '' };
  expect(await api.call(`/api/talents/${ids.talent}/contact/`, { method: 'POST', role: 'client', body })).toMatchObject(
    { status: 200 },
  );
  const [mail, ...others] = await taken();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: '2 updates from Crewdock', reply_to: accountOf('client').email });
  expect(mail!.text).toMatch(/New proposal for[^]*Are you free in May\?/);
});

const REJECTION = { rt_rejection_reason: 2, comment: '' };

interface Ids {
  request: number;
  talent: number;
}

function pair({ request, talent }: Ids): string {
  return `/requests/${request}/related-talent/${talent}/`;
}

function reversed({ request, talent }: Ids): string {
  return `/talents/${talent}/related-request/${request}/`;
}

async function cardOf(kind: 'request' | 'talent', role: Role): Promise<number> {
  const { rows } = await api.database.pool.query(
    `select c.id from ${kind} c join person p on p.id = c.owner_id where p.email = $1 and c.is_active order by c.id limit 1`,
    [accountOf(role).email],
  );
  return rows[0].id;
}

async function cardsOf(kind: 'talent', role: Role, count: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await api.database.pool.query(
    `select c.id, c.name from ${kind} c join person p on p.id = c.owner_id
     where p.email = $1 and c.is_active and c.company_id is null order by c.id limit $2`,
    [accountOf(role).email, count],
  );
  return rows;
}

function accountOf(role: Role) {
  return api.account(role as Exclude<Role, 'visitor'>);
}

interface Taken {
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
}

/** Returns the mails since the last call, and deletes them. */
async function taken(): Promise<Taken[]> {
  const { rows } = await api.database.pool.query('delete from mail returning recipient, reply_to, subject, text, html');
  return rows;
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

test('the staff update about a move names the talent and the job, and links to the job', async () => {
  const ids = { request: await cardOf('request', 'client'), talent: await cardOf('talent', 'provider') };
  await api.call(`/api${pair(ids)}`, { method: 'POST', role: 'client', body: {} });
  const { rows } = await api.database.pool.query(
    `select u.title, u.path, t.name, r.title as job from staff_update u, talent t, request r
     where u.kind = 'relation' and t.id = $1 and r.id = $2 and u.request_id = r.id and u.talent_id = t.id`,
    [ids.talent, ids.request],
  );
  const [{ title, path, name, job }] = rows;
  expect(title).toBe(`${name} was proposed for ${job}`);
  expect((await api.call(path.replace('/j/', '/api/requests/') + '/', { role: 'staff' })).json.id).toBe(ids.request);
});
