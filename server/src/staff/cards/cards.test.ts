import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { editedCards } from '../../../../tests/support/edited-cards.ts';
import { testServices } from '../../../../tests/support/services.ts';
import { taskHandlers } from '../../tasks.ts';

let api: TestApi;
let talent: number;
let job: number;
const { create, createRequest, isInMarket } = editedCards(() => api);

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(async () => {
  await api.database.pool.query('truncate rate_limit; delete from relation; truncate operation cascade');
  talent = (await create()).json.id;
  job = (await createRequest()).json.id;
});

const TALENTS = '/api/admin-panel/talents/';
const list = async (query = '', table = 'talents') =>
  (await api.call(`/api/admin-panel/${table}/?${query}`, { role: 'staff' })).json;
const row = async (id = talent, table = 'talents') =>
  (await api.call(`/api/admin-panel/${table}/${id}/`, { role: 'staff' })).json;
const edit = async (change: object, id = talent, table = 'talents') => {
  const { version } = await row(id, table);
  return api.call(`/api/admin-panel/${table}/${id}/`, { method: 'PATCH', role: 'staff', body: { version, ...change } });
};
const propose = (role: Role = 'client') =>
  api.call(`/api/requests/${job}/related-talent/${talent}/`, { method: 'POST', role, body: {} });
const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
const one = async (statement: string, ...values: unknown[]) =>
  (await api.database.pool.query(statement, values)).rows[0];

test('only staff can list and edit cards in the staff panel', async () => {
  for (const role of ['client', 'provider', 'developer', 'superadmin', 'teamLead', 'manager'] as const) {
    expect((await api.call(TALENTS, { role })).status).toBe(403);
    const body = { version: 1, priority: 'hot' };
    expect((await api.call(`${TALENTS}${talent}/`, { method: 'PATCH', role, body })).status).toBe(403);
  }
  expect((await api.call(TALENTS)).status).toBe(401);
  expect(await one('select priority from talent where id = $1', talent)).toEqual({ priority: 1 });
});

test('a new card is active and unverified with normal priority, and staff cannot see drafts', async () => {
  expect(await row()).toMatchObject({
    status: { name: 'New' },
    priority: 'normal',
    is_active: true,
    is_on_hold: false,
    is_verified: false,
    needs_screening: true,
    manager: null,
    owner: { name: await nameOf('provider') },
    processing: 'noactive',
    active_relations: 0,
  });
  expect(await row(job, 'requests')).toMatchObject({ status: { name: 'New' }, title: 'Rust developer wanted' });
  const draft = (await create({ is_draft: true })).json.id;
  expect((await api.call(`${TALENTS}${draft}/`, { role: 'staff' })).status).toBe(404);
  expect(ids(await list(`search=${draft}`))).not.toContain(draft);
});

test('the processing filter and its counters depend on open relations', async () => {
  expect(ids(await list(`processing=active&search=${talent}`))).toEqual([]);
  await propose();
  expect(await row()).toMatchObject({ processing: 'active', active_relations: 1, unconfirmed_relations: 1 });
  expect(await row(job, 'requests')).toMatchObject({ active_relations: 1, unconfirmed_relations: 0 });
  expect(ids(await list(`processing=active&search=${talent}`))).toEqual([talent]);
  expect(ids(await list(`is_waited_for=1&search=${talent}`))).toEqual([talent]);
  expect(ids(await list(`is_waited_for=1&search=${job}`, 'requests'))).toEqual([]);
  const { counters, total } = await list('with_counters=1');
  expect(counters.active).toBe(1);
  expect(counters.active + counters.noactive).toBe(total);
});

test('the specification’s alias of a table returns the same rows', async () => {
  expect((await api.call('/api/admin-panel/es_talents/?limit=3', { role: 'staff' })).json).toEqual(
    await list('limit=3'),
  );
});

describe('an inline edit', () => {
  test('archives and restores a card as its owner would, with its relations and its place in the market', async () => {
    await propose();
    await edit({ is_on_hold: true, priority: 'hot' });
    expect(await isInMarket(talent)).toBe(false);
    await edit({ is_on_hold: false });
    expect(await isInMarket(talent)).toBe(true);
    await edit({ is_on_hold: true });
    const { modified } = await row();
    expect((await edit({ is_active: false })).json).toMatchObject({
      is_active: false,
      is_on_hold: false,
      priority: 'low',
      active_relations: 0,
      modified,
    });
    expect(await isInMarket(talent)).toBe(false);
    expect((await edit({ is_active: true })).json).toMatchObject({ is_active: true, active_relations: 1, modified });
    expect(await isInMarket(talent)).toBe(true);
    const { rows } = await api.database.pool.query(
      `select action, after from audit_entry where subject_kind = 'talent' and subject_id = $1 order by id desc limit 2`,
      [String(talent)],
    );
    expect(rows).toEqual([
      { action: 'restored', after: { is_active: true } },
      { action: 'archived', after: { is_active: false, is_on_hold: false, priority: 2 } },
    ]);
  });

  test('records who verified a card and when, until its owner edits it', async () => {
    expect((await edit({ is_verified: true })).json).toMatchObject({
      is_verified: true,
      needs_screening: false,
      verified_by: { name: expect.stringContaining(' ') },
      verified_at: expect.any(String),
    });
    await api.call(`/api/talents/${talent}/`, { method: 'PATCH', role: 'provider', body: { title: 'Go developer' } });
    expect(await row()).toMatchObject({ is_verified: false, verified_by: null, verified_at: null });
  });

  test('accepts only a staff member as manager and a status of the card’s kind', async () => {
    const manager = (await api.call(`${TALENTS}options/manager/`, { role: 'staff' })).json[0];
    const statuses = (await api.call(`${TALENTS}options/status/`, { role: 'staff' })).json;
    expect(statuses.map(({ name }: { name: string }) => name)).toEqual([
      'New',
      'Screening',
      'Verified',
      'Interviewing',
      'Hired',
      'Unavailable',
    ]);
    expect((await edit({ manager: manager.id, status: statuses[1].id })).json).toMatchObject({
      manager,
      status: { name: 'Screening' },
    });
    const { id } = await one('select id from person where email = $1', api.account('client').email);
    expect((await edit({ manager: id })).json.issues).toMatchObject([{ path: 'body.manager' }]);
    // Status 1 belongs to requests.
    expect((await edit({ status: 1 })).json.issues).toMatchObject([{ path: 'body.status' }]);
    expect((await edit({ manager: null })).json.manager).toBeNull();
  });

  test('of a card that its owner has changed returns 409 with the change and the current card', async () => {
    const { version } = await row();
    await api.call(`/api/talents/${talent}/`, { method: 'PATCH', role: 'provider', body: { title: 'Go developer' } });
    const body = { version, is_verified: true };
    const refused = await api.call(`${TALENTS}${talent}/`, { method: 'PATCH', role: 'staff', body });
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      `${await nameOf('provider')} changed title in the meantime.`,
    ]);
    expect(refused.json.current).toMatchObject({ title: 'Go developer', is_verified: false });
  });
});

describe('a bulk edit of cards', () => {
  const run = async () => {
    const services = testServices(api.config, api.database);
    const quiet = { log: pino({ level: 'silent' }), signal: new AbortController().signal };
    for (let turn = 0; turn < 8; turn++) {
      await taskHandlers['run-operations']({}, { ...services, db: api.database.kysely, ...quiet } as never);
    }
  };
  const state = async (uid: string) => (await api.call(`/api/operations/${uid}/`, { role: 'staff' })).json;
  const bulk = async (keys: number[], change: object) =>
    (await api.call(`${TALENTS}bulk/`, { method: 'POST', role: 'staff', body: { keys, change } })).json;
  const kept = async (...cards: number[]) =>
    (
      await api.database.pool.query(
        `select id, is_active, is_on_hold, is_verified, verified_by, verified_at, priority, status_id, manager_id, modified_at,
           exists (select from market_talent where card_id = id) as is_in_market,
           (select count(*) from relation r where r.talent_id = t.id and status = 'proposed') as open
         from talent t where id = any($1) order by id`,
        [cards],
      )
    ).rows;

  test('archives cards with their relations, and undoing it restores them exactly', async () => {
    const other = (await create({ name: 'On hold' })).json.id;
    const archived = (await create({ name: 'Archived by the owner' })).json.id;
    await propose();
    await edit({ is_on_hold: true, priority: 'hot' }, other);
    await api.call(`/api/talents/${archived}/deactivate/`, { method: 'PATCH', role: 'provider' });
    const before = await kept(talent, other, archived);
    const { uid } = await bulk([talent, other, archived, 2_147_483_647], { is_active: false });
    await run();
    expect(await state(uid)).toMatchObject({ state: 'done', total: 4, done: 3, failed: 1 });
    const off = { is_active: false, is_on_hold: false, priority: 2, is_in_market: false, open: 0 };
    expect(await kept(talent, other)).toMatchObject([off, off]);
    await api.call(`/api/operations/${uid}/undo/`, { method: 'POST', role: 'staff' });
    await run();
    expect(await state(uid)).toMatchObject({ state: 'undone', undo: { restored: 2, kept: 0 } });
    expect(await kept(talent, other, archived)).toEqual(before);
  });

  test('that restores an archived card can be undone, and the card keeps its priority', async () => {
    await api.call(`/api/talents/${talent}/deactivate/`, { method: 'PATCH', role: 'provider' });
    const before = await kept(talent);
    const { uid } = await bulk([talent], { is_active: true });
    await run();
    expect((await kept(talent))[0]).toMatchObject({ is_active: true, is_in_market: true });
    await api.call(`/api/operations/${uid}/undo/`, { method: 'POST', role: 'staff' });
    await run();
    expect(await kept(talent)).toEqual(before);
  });

  test('that removes a verification can be undone, with the original person and time', async () => {
    await edit({ is_verified: true });
    await api.database.pool.query(`update talent set verified_at = '2026-01-02' where id = $1`, [talent]);
    const other = (await create({ name: 'Never verified' })).json.id;
    const before = await kept(talent, other);
    const { uid } = await bulk([talent, other], { is_verified: false });
    await run();
    expect(await kept(talent)).toMatchObject([{ is_verified: false, verified_by: null, verified_at: null }]);
    await api.call(`/api/operations/${uid}/undo/`, { method: 'POST', role: 'staff' });
    await run();
    expect(await kept(talent, other)).toEqual(before);
  });

  test('sets a manager and a status, and refuses a status of another kind', async () => {
    const { id } = await one('select id from person where is_staff order by id limit 1');
    const { uid } = await bulk([talent], { manager: id, status: 102 });
    await run();
    expect(await state(uid)).toMatchObject({ state: 'done', title: expect.stringContaining('status to Screening') });
    expect((await kept(talent))[0]).toMatchObject({ manager_id: id, status_id: 102 });
    expect((await bulk([talent], { status: 2 })).issues).toMatchObject([{ path: 'body.change.status' }]);
  });
});

async function nameOf(role: 'provider'): Promise<string> {
  const { name } = await one(
    `select first_name || ' ' || last_name as name from person where email = $1`,
    api.account(role).email,
  );
  return name;
}
