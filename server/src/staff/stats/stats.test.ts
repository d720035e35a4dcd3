import { beforeAll, beforeEach, expect, test } from 'vitest';
import { relationGround, REJECTION } from '../../../../tests/support/relation-ground.ts';

const ground = relationGround();
const { post, pair, reversed } = ground;
const query = (text: string, values: unknown[] = []) => ground.api.database.pool.query(text, values);
const ask = (path = '') => ground.api.call(`/api/admin-panel/requests_stats/${path}`, { role: 'staff' });
let client: number;

beforeAll(async () => {
  const email = ground.api.account('client').email;
  client = (await query('select id from person where email = $1', [email])).rows[0].id;
});

beforeEach(async () => {
  await query('delete from request_progress');
  await query(`update request set created_at = '2026-01-01T12:00Z', is_draft = owner_id <> $1`, [client]);
});

/** Makes the moves of a relation and sets their times to these numbers of hours after the request's creation. */
async function walked(...hours: number[]): Promise<void> {
  await post('client', pair());
  await post('provider', `${reversed()}confirm/`);
  await post('client', `${pair()}proceed/`, { proceed_reason: 1 });
  await post('client', `${pair()}proceed/`, { proceed_reason: 4 });
  await query(
    `update relation_event e set created_at = timestamptz '2026-01-01T12:00Z' + ($1::int[])[n] * interval '1 hour'
     from (select id, row_number() over (order by id) as n from relation_event) o where o.id = e.id`,
    [hours],
  );
  await query(`delete from request_progress`);
  await query(`insert into relation_event (relation_id, side, to_status, to_step, created_at)
    select relation_id, side, to_status, to_step, created_at from relation_event`);
}

test('the statistics contain requests per stage and the hours to reach it, in total and by creator', async () => {
  await walked(2, 10, 20, 50);
  const { json } = await ask();
  const { rows } = await query('select count(*) as count from request where owner_id = $1', [client]);
  const numbers = {
    requests: rows[0].count,
    proposed: 1,
    confirmed: 1,
    proceeded: 1,
    hired: 1,
    to_proposal: 2,
    to_confirmation: 10,
    to_hire: 50,
  };
  expect(json).toMatchObject({ total: 1, all: numbers, items: [{ ...numbers, creator: { id: client } }] });
});

test('requests are counted by their staff status, which is also a filter', async () => {
  const { rows } = await query(`select id, label from card_status where kind = 'request' order by id`);
  await query('update request set status_id = $1 where owner_id = $2', [rows[0].id, client]);
  await query('update request set status_id = $1 where id = $2', [rows[2].id, ground.job]);
  const { json } = await ask();
  const all = json.all.requests;
  expect(json.stages.map(({ label }: { label: string }) => label)).toEqual(rows.map(({ label }) => label));
  const counts = [all - 1, 0, 1];
  expect(json.stages.slice(0, 3)).toMatchObject(counts.map((requests, at) => ({ id: rows[at].id, requests })));
  const one = (await ask(`?stage=${rows[2].id}`)).json;
  expect(one).toMatchObject({ total: 1, all: { requests: 1 }, stages: json.stages });
});

test('progress keeps the first time of each stage, and is removed and restored with the relation', async () => {
  await post('client', pair());
  const progress = async () =>
    (await query('select * from request_progress where request_id = $1', [ground.job])).rows[0];
  const proposed = await progress();
  expect(proposed).toMatchObject({
    proposed_at: expect.any(Date),
    confirmed_at: null,
    proceeded_at: null,
    hired_at: null,
  });
  await post('provider', `${reversed()}confirm/`);
  await post('client', `${pair()}proceed/`, { proceed_reason: 1 });
  const interviewed = await progress();
  expect(interviewed).toMatchObject({ proceeded_at: expect.any(Date), hired_at: null });
  await post('client', `${pair()}reject/`, REJECTION);
  await post('client', `${pair()}unarchive/`);
  await post('client', `${pair()}proceed/`, { proceed_reason: 4 });
  const hired = await progress();
  expect(hired).toMatchObject({ proposed_at: proposed.proposed_at, proceeded_at: interviewed.proceeded_at });
  expect(hired.hired_at).not.toBe(null);
  await ground.api.call(`/api/admin${pair()}`, { method: 'DELETE', role: 'staff' });
  expect(await progress()).toMatchObject({ proposed_at: null, confirmed_at: null, proceeded_at: null, hired_at: null });
  await ground.api.call(`/api/admin${pair()}restore/`, { method: 'POST', role: 'staff' });
  expect(await progress()).toEqual(hired);
});

test('periods have no gaps, and their unit depends on the length of the range', async () => {
  await query(`update request set created_at = '2026-01-03T23:59:59Z' where id = $1`, [ground.job]);
  const { json } = await ask('?from=2026-01-01&to=2026-01-05');
  expect(json.unit).toBe('day');
  expect(json.periods.map(({ start }: { start: string }) => start)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
    '2026-01-05',
  ]);
  expect(json.periods[1]).toMatchObject({ requests: 0 });
  expect(json.periods[2]).toMatchObject({ requests: 1 });
  const sum = json.periods.reduce((all: number, { requests }: { requests: number }) => all + requests, 0);
  expect(sum).toBe(json.all.requests);
  expect((await ask('?from=2026-01-01&to=2026-04-30')).json).toMatchObject({ unit: 'week' });
  const year = (await ask('?from=2025-03-10&to=2026-02-20')).json;
  expect(year).toMatchObject({ unit: 'month', periods: { length: 12 } });
  expect((await ask('?from=2026-01-04&to=2026-01-04')).json).toMatchObject({
    total: 0,
    all: { requests: 0, to_hire: null },
  });
  expect((await ask('?from=2026-02-01&to=2026-01-01')).json.issues).toMatchObject([{ path: 'query.to' }]);
});

test('requests can be filtered by status and by creator, and creators are found by name', async () => {
  const count = async (filter: string) => (await ask(filter)).json.all.requests;
  const [open, onHold, archived] = [
    await count('?status=open'),
    await count('?status=on_hold'),
    await count('?status=archived'),
  ];
  expect(open + onHold + archived).toBe(await count(''));
  expect(await count(`?creator=${client}`)).toBe(await count(''));
  expect(await count('?creator=2147483647')).toBe(0);
  const { rows } = await query('select first_name, last_name from person where id = $1', [client]);
  const { first_name, last_name } = rows[0];
  const found = await ask(`get_creators/?search=${encodeURIComponent(`${last_name} ${first_name.slice(0, 2)}`)}`);
  expect(found.json.map(({ id }: { id: number }) => id)).toContain(client);
  expect((await ask('get_creators/?search=nobody')).json).toEqual([]);
  expect((await ask(`get_creators/?id=${client}`)).json).toMatchObject([{ id: client }]);
});

test('the CSV export escapes names that look like formulas', async () => {
  await query(`update person set company_name = '=1+1' where id = $1`, [client]);
  const { text, headers } = await ask('export/?from=2025-01-01');
  expect(headers['content-disposition']).toContain('requests_stats.csv');
  const [head, row] = text.replace('\ufeff', '').split('\n');
  expect(head).toBe(
    'creator_id,creator,company,requests,open,proposed,confirmed,proceeded,hired,hours_to_proposal,hours_to_confirmation,hours_to_hire',
  );
  expect(row).toContain(`,'=1+1,`);
});
