import type { InboxEntry } from '@crewdock/contract/inbox';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../../../tests/support/api.ts';
import { REJECTION, relationGround } from '../../../tests/support/relation-ground.ts';

const ACME = 'acme.localhost';
const ground = relationGround();
const { post, pair, reversed } = ground;

const sql = async (text: string, ...values: unknown[]) => (await ground.api.database.pool.query(text, values)).rows;
const read = async (role: Role, query = '', host?: string): Promise<{ items: InboxEntry[]; total: number }> =>
  (await ground.api.call(`/api/inbox/${query}`, { role, ...(host && { host }) })).json;
const keysOf = async (role: Role, host?: string) => (await read(role, '', host)).items.map(({ key }) => key);
const counter = async (role: Role) => (await ground.api.call('/api/session/', { role })).json.inbox_count;

/** Roles whose inbox, on the main portal or on the company's portal, contains the entry. */
async function readers(key: string): Promise<Role[]> {
  const found: Role[] = [];
  for (const role of ROLES) {
    if (role === 'visitor') continue;
    const keys = [...(await keysOf(role)), ...(await keysOf(role, ACME))];
    if (keys.includes(key)) found.push(role);
  }
  return found;
}

const emailOf = (role: Exclude<Role, 'visitor'>) => ground.api.account(role).email;

beforeEach(async () => {
  await sql('delete from inbox_later');
  await sql('delete from rate_limit');
  await sql('delete from application');
  await sql('delete from share_tag');
  await sql(`update resource set status = 'placed'`);
});

describe('a proposal', () => {
  it('is listed for the side that must answer and for nobody else, and leaves after the answer', async () => {
    const { id } = (await post('provider', reversed())).json;
    const key = `relation:${id}`;
    expect(await readers(key)).toEqual(['client']);
    const [entry] = (await read('client')).items;
    expect(entry).toMatchObject({
      type: 'relation',
      own: { kind: 'request', id: ground.job, path: `/my/job/${ground.job}` },
      related: { relation: { id, can: { confirm: true } }, card_data: { id: ground.talent } },
    });
    expect(await counter('client')).toBe(1);
    await post('client', `${pair()}confirm/`);
    expect([await keysOf('client'), await counter('client')]).toEqual([[], 0]);
  });

  it('by staff is listed for both sides, and leaves both inboxes after the first answer', async () => {
    const { id } = (await post('staff', pair())).json;
    expect(await readers(`relation:${id}`)).toEqual(['client', 'provider']);
    await post('provider', `${reversed()}reject/`, REJECTION);
    expect(await readers(`relation:${id}`)).toEqual([]);
  });

  it('for a company’s job is listed for its owner, and on the company’s portal also for those who may edit it', async () => {
    const [job] = await sql(
      `select q.id from request q join person p on p.id = q.owner_id join company c on c.id = q.company_id
       where p.email = $1 and c.slug = 'acme' and q.is_active limit 1`,
      emailOf('manager'),
    );
    const [{ id }] = await sql(
      `insert into relation (request_id, talent_id, status, initiated_by) values ($1, $2, 'proposed', 'talent') returning id`,
      job.id,
      ground.talent,
    );
    await sql(
      `insert into relation_event (relation_id, side, to_status, why) values ($1, 'talent', 'proposed', '')`,
      id,
    );
    const key = `relation:${id}`;
    expect(await keysOf('manager')).toContain(key);
    expect(await keysOf('superadmin', ACME)).toContain(key);
    expect(await keysOf('superadmin')).not.toContain(key);
    expect(await readers(key)).not.toContain('otherSuperadmin');
    expect(await readers(key)).not.toContain('staff');
  });
});

it('lists an open application for the job’s owner only, until it is decided', async () => {
  const body = { name: 'Ada', email: 'ada@example.com', message: 'Hello', message_id: randomUUID() };
  expect((await post('visitor', `/requests/${ground.job}/applications/`, body)).status).toBe(200);
  const [{ id }] = await sql('select id from application');
  const key = `application:${id}`;
  expect(await readers(key)).toEqual(['client']);
  expect((await read('client')).items).toMatchObject([
    { type: 'application', own: { id: ground.job }, application: { id, name: 'Ada', can: { invite: true } } },
  ]);
  await post('client', `/requests/${ground.job}/applications/${id}/shortlist/`);
  expect(await readers(key)).toEqual([]);
});

it('lists an interview offer for the talent’s side only, while a time can be picked', async () => {
  const { id } = (await post('client', pair())).json;
  await post('provider', `${reversed()}confirm/`);
  const starts = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const offer = { minutes: 45, slots: [starts], place: 'https://meet.example.com/1', time_zone: 'UTC' };
  const { interview } = (await post('client', `/relations/${id}/interview/`, offer)).json;
  const key = `interview:${interview.id}`;
  expect(await readers(key)).toEqual(['provider']);
  expect((await read('provider')).items).toMatchObject([
    { type: 'interview', own: { kind: 'talent' }, minutes: 45, times: 1, first_time: starts },
  ]);
  await post('provider', `/relations/${id}/interview/pick/`, { slot: interview.slots[0].id });
  expect(await readers(key)).toEqual([]);
});

describe('a verdict', () => {
  let key: string;

  beforeEach(async () => {
    const tag = await post('provider', `/talents/${ground.talent}/create_tag/`, { tag: 'Northwind' });
    const card = new URL(tag.json.url).pathname.split('/')[2]!;
    const said = { voter: 'a'.repeat(22), name: 'Ann', word: 'yes' };
    expect((await post('visitor', `/talents/${card}/open/verdict/`, said)).status).toBe(200);
    const [{ id }] = await sql('select id from share_verdict');
    key = `verdict:${id}`;
  });

  it('is listed for the person who shared the card, until it is marked as read', async () => {
    expect(await readers(key)).toEqual(['provider']);
    expect((await read('provider')).items).toMatchObject([
      { type: 'verdict', verdict: { name: 'Ann', word: 'yes' }, shared: { kind: 'talent' } },
    ]);
    expect((await post('client', '/inbox/verdicts/', { keys: [key], is_read: true })).status).toBe(404);
    expect((await post('provider', '/inbox/verdicts/', { keys: [key], is_read: true })).json).toEqual({ count: 1 });
    expect(await readers(key)).toEqual([]);
    await post('provider', '/inbox/verdicts/', { keys: [key], is_read: false });
    expect(await readers(key)).toEqual(['provider']);
  });

  it('is not marked if one of several keys belongs to somebody else', async () => {
    const body = { keys: [key, 'verdict:2147483647'], is_read: true };
    expect((await post('provider', '/inbox/verdicts/', body)).status).toBe(404);
    expect(await readers(key)).toEqual(['provider']);
  });
});

it('lists resources to confirm for their owner, those whose confirmation is due first', async () => {
  const add = async (name: string) =>
    (await post('provider', '/available_resources/', { name, title: 'Tester' })).json as { uid: string };
  const [due, unknown, fresh] = [await add('Ada'), await add('Bela'), await add('Cleo')];
  const set = ({ uid }: { uid: string }, status: string, days: number) =>
    sql(
      `update resource set status = $2, confirmed_at = now() - make_interval(days => $3) where uid = $1`,
      uid,
      status,
      days,
    );
  await set(due, 'available', 12);
  await set(unknown, 'unknown', 20);
  await set(fresh, 'available', 9);
  expect(await keysOf('provider')).toEqual([`resource:${unknown.uid}`, `resource:${due.uid}`]);
  expect(await readers(`resource:${due.uid}`)).toEqual(['provider']);
  expect(await counter('provider')).toBe(2);
  await post('provider', '/available_resources/confirm/', { uids: [due.uid, unknown.uid] });
  expect(await keysOf('provider')).toEqual([]);
});

describe('postponed entries', () => {
  it('leave only the requester’s inbox and counter, until the next day or until the person undoes it', async () => {
    const { id } = (await post('staff', pair())).json;
    const key = `relation:${id}`;
    const body = { keys: [key], is_later: true };
    expect((await post('secondClient', '/inbox/later/', body)).status).toBe(404);
    expect((await post('client', '/inbox/later/', body)).json).toEqual({ count: 1 });
    expect([await readers(key), await counter('client')]).toEqual([['provider'], 0]);
    await sql(`update inbox_later set until = now() - interval '1 second'`);
    expect(await readers(key)).toEqual(['client', 'provider']);
    await post('client', '/inbox/later/', body);
    await post('client', '/inbox/later/', { keys: [key], is_later: false });
    expect(await readers(key)).toEqual(['client', 'provider']);
  });

  it('change nothing if one of several keys is not in the inbox', async () => {
    const { id } = (await post('provider', reversed())).json;
    const keys = [`relation:${id}`, 'relation:2147483647'];
    expect((await post('client', '/inbox/later/', { keys, is_later: true })).status).toBe(404);
    expect(await keysOf('client')).toEqual([`relation:${id}`]);
  });
});

it('returns pages oldest first, each entry once, and rejects visitors', async () => {
  await post('provider', reversed());
  const jobs = await sql(
    `select q.id from request q join person p on p.id = q.owner_id
     where p.email = $1 and q.company_id is null and q.is_active and q.id <> $2 limit 2`,
    emailOf('client'),
    ground.job,
  );
  for (const { id } of jobs) {
    const [row] = await sql(
      `insert into relation (request_id, talent_id, status, initiated_by, modified_at)
       values ($1, $2, 'proposed', 'talent', now() - interval '1 day') returning id`,
      id,
      ground.talent,
    );
    await sql(
      `insert into relation_event (relation_id, side, to_status, why) values ($1, 'talent', 'proposed', '')`,
      row.id,
    );
  }
  const first = await read('client', '?limit=2');
  const { cursor } = first as { cursor?: string };
  const rest = await read('client', `?limit=2&cursor=${cursor}`);
  const all = [...first.items, ...rest.items];
  expect(all.map(({ key }) => key)).toEqual(await keysOf('client'));
  expect(all.map(({ since }) => since)).toEqual(all.map(({ since }) => since).toSorted());
  expect([first.total, new Set(all.map(({ key }) => key)).size]).toEqual([jobs.length + 1, jobs.length + 1]);
  expect((await ground.api.call('/api/inbox/', {})).status).toBe(401);
});

it('streams the size of the inbox to the requester, and nothing to visitors', async () => {
  await post('provider', reversed());
  const { text } = await ground.api.call('/api/inbox/events/', { role: 'client' });
  const [event] = text.match(/(?<=data: ).+/)!;
  expect(JSON.parse(event)).toEqual({ count: 1, newest: (await read('client')).items[0]!.since });
  expect((await ground.api.call('/api/inbox/events/', {})).status).toBe(401);
});
