import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const MOVES: [role: Role, path: (ids: Ids) => string, body: object, to: Role, subject: RegExp][] = [
  ['client', pair, {}, 'provider', /was proposed for a job$/],
  ['provider', (ids) => `${reversed(ids)}reject/`, { rt_rejection_reason: 2, comment: '' }, 'client', /turned down/],
  ['provider', (ids) => `${reversed(ids)}unarchive/`, {}, 'client', /was proposed for your job$/],
  ['provider', (ids) => `${reversed(ids)}confirm/`, {}, 'client', /was confirmed for/],
  ['client', (ids) => `${pair(ids)}proceed/`, { proceed_reason: 4 }, 'provider', /goes on with/],
];

test('the mail of each move goes to the other side, and its button to that side’s own card', async () => {
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

test('the owner of a company’s card is led to the company’s portal', async () => {
  const ids = { request: await cardOf('request', 'manager'), talent: await cardOf('talent', 'provider') };
  await api.call(`/api${pair(ids)}`, { method: 'POST', role: 'staff', body: {} });
  const mails = await taken();
  const toManager = mails.find(({ recipient }) => recipient === accountOf('manager').email);
  expect(linksIn(toManager!.text)).toContain(`http://acme.localhost:3000/my/job/${ids.request}`);
});

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

function accountOf(role: Role) {
  return api.account(role as Exclude<Role, 'visitor'>);
}

/** The mails since the last time. */
async function taken(): Promise<{ recipient: string; subject: string; text: string; html: string }[]> {
  const { rows } = await api.database.pool.query('delete from mail returning recipient, subject, text, html');
  return rows;
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
