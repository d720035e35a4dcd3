import type { RelationInterview } from '@crewdock/contract/booking';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../tests/support/api.ts';
import { relationGround } from '../../../tests/support/relation-ground.ts';

const ground = relationGround();
const { post, pair } = ground;
let relation: number;
let at: string;

const HOUR = 3_600_000;
/** Returns the next full hour, plus this number of hours. */
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();
const sql = async (text: string, values: unknown[] = []) => (await ground.api.database.pool.query(text, values)).rows;
const mails = () =>
  sql(
    'select recipient, subject, text, calendar, calendar_method, secret from mail order by created_at, subject, recipient',
  );
const offer = (slots = [inHours(48), inHours(50), inHours(52)], more: object = {}, role: Role = 'client') =>
  post(role, at, { minutes: 60, slots, place: 'https://meet.example.com/1', time_zone: 'Europe/Berlin', ...more });
const read = async (role: Role = 'client'): Promise<RelationInterview> =>
  (await ground.api.call(`/api${at}`, { role })).json;
const tokenOf = async () => (await mails()).findLast(({ secret }) => secret !== null)!.secret as string;
const visit = (token: string, end = '', body?: object) =>
  ground.api.call(`/api/interview_links/${token}/${end}`, body && { method: 'POST', body });
const email = (role: 'client' | 'provider') => ground.api.account(role).email;
const field = (calendar: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(calendar)?.[1];

beforeEach(async () => {
  await sql('delete from interview');
  await sql('delete from rate_limit');
  relation = (await post('client', pair())).json.id;
  await post('provider', `${ground.reversed()}confirm/`);
  at = `/relations/${relation}/interview/`;
  await sql('delete from mail');
});

describe('offering interview times', () => {
  test('emails the provider the times and a link, and adds a history entry', async () => {
    const answer = await offer();
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      interview: { state: 'offered', minutes: 60, starts: null, place: 'https://meet.example.com/1' },
      can: { offer: true, pick: false, cancel: true },
    });
    expect(answer.json.interview.slots.map(({ starts }: { starts: string }) => starts)).toEqual([
      inHours(48),
      inHours(50),
      inHours(52),
    ]);
    expect(await read('provider')).toMatchObject({ can: { offer: false, pick: true, cancel: true } });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: email('provider'), calendar: null, secret: expect.any(String) });
    expect(mail.text).toContain(`/interview/${mail.secret}`);
    const history = (await ground.api.call(`/api/relations/${relation}/history/`, { role: 'provider' })).json.items;
    expect(history.at(-1)).toMatchObject({
      from: 'confirmed',
      to: 'confirmed',
      why: 'Times were offered for an interview.',
    });
  });

  test.each([
    ['past', () => [inHours(48), new Date(Date.now() - 1000).toISOString()], 'body.slots.1'],
    ['too far', () => [inHours(24 * 91)], 'body.slots.0'],
    ['overlapping', () => [inHours(48), inHours(50), inHours(48.5)], 'body.slots.2'],
    ['none', () => [], 'body.slots'],
    ['too many', () => Array.from({ length: 21 }, (_, index) => inHours(48 + index)), 'body.slots'],
    ['nothing', () => ['tomorrow'], 'body.slots.0'],
  ])('returns 400 with the path of the field for slots: %s', async (_, slots, path) => {
    const answer = await offer(slots());
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, path]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    [{ minutes: 14 }, 'body.minutes'],
    [{ minutes: 181 }, 'body.minutes'],
    [{ place: ' ' }, 'body.place'],
    [{ time_zone: 'Europe/Atlantis' }, 'body.time_zone'],
  ])('reports the invalid field of %o', async (more, path) => {
    expect((await offer(undefined, more)).json.issues?.[0]?.path).toBe(path);
  });

  test('is limited to the client and staff, confirmed relations, and companies with interview booking', async () => {
    expect((await offer(undefined, {}, 'provider')).status).toBe(403);
    for (const role of ['secondClient', 'superadmin'] as const)
      expect((await offer(undefined, {}, role)).status).toBe(404);
    expect((await offer(undefined, {}, 'staff')).status).toBe(200);
    await post('client', `${pair()}reject/`, { rt_rejection_reason: 1 });
    expect((await offer()).status).toBe(409);
    await sql(`update relation set status = 'confirmed' where id = $1`, [relation]);
    const [{ id }] = await sql(`select id from company where slug = 'acme'`);
    await sql('update company set interview_booking_enabled = false where id = $1', [id]);
    const [{ company_id }] = await sql('select company_id from request where id = $1', [ground.job]);
    await sql('update request set company_id = $1 where id = $2', [id, ground.job]);
    try {
      expect((await offer(undefined, {}, 'staff')).status).toBe(403);
      await sql('update company set interview_booking_enabled = true where id = $1', [id]);
      expect((await offer(undefined, {}, 'staff')).status).toBe(200);
    } finally {
      await sql('update request set company_id = $1 where id = $2', [company_id, ground.job]);
      await sql('update company set interview_booking_enabled = false where id = $1', [id]);
    }
  });
});

describe('picking an interview time', () => {
  test('through the link without an account books the interview, moves the relation and invites both sides', async () => {
    await offer();
    const token = await tokenOf();
    const [, second] = (await visit(token)).json.interview.slots;
    await sql('delete from mail');
    const booked = await visit(token, 'pick/', { slot: second.id });
    expect(booked.json).toMatchObject({
      interview: { state: 'booked', starts: second.starts, ends: second.ends },
      can: { pick: true },
    });
    expect(await sql('select status, proceed_reason_id from relation')).toEqual([
      { status: 'proceeded', proceed_reason_id: 1 },
    ]);
    const invitations = await mails();
    expect(invitations.map(({ recipient }) => recipient).toSorted()).toEqual(
      [email('client'), email('provider')].toSorted(),
    );
    for (const { calendar, calendar_method, recipient, subject } of invitations) {
      expect(subject).toMatch(/^Interview booked: /);
      expect([calendar_method, field(calendar, 'SEQUENCE'), field(calendar, 'METHOD')]).toEqual([
        'REQUEST',
        '0',
        'REQUEST',
      ]);
      expect(field(calendar, 'DTSTART')).toBe(`${second.starts.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
      expect(calendar.replaceAll('\r\n ', '')).toContain(`mailto:${recipient}`);
      for (const other of [email('client'), email('provider')])
        if (other !== recipient) expect(calendar.replaceAll('\r\n ', '')).not.toContain(other);
    }
    expect((await visit(token, 'pick/', { slot: second.id })).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    const history = (await ground.api.call(`/api/relations/${relation}/history/`, { role: 'client' })).json.items;
    expect(history.at(-1)).toMatchObject({
      actor: 'The talent’s side',
      from: 'confirmed',
      to: 'proceeded',
      to_step: { id: 1 },
    });
  });

  test('again moves the interview, with the same calendar UID, the next sequence number and new reminders', async () => {
    await offer();
    const token = await tokenOf();
    const [first, second] = (await visit(token)).json.interview.slots;
    await visit(token, 'pick/', { slot: first.id });
    const [{ calendar: before }] = await mails().then((all) => all.filter(({ calendar }) => calendar));
    await sql('delete from mail');
    await post('provider', `${at}pick/`, { slot: second.id });
    const [{ calendar: after, subject }] = await mails();
    expect(subject).toMatch(/^Interview moved: /);
    expect([field(after, 'UID'), field(after, 'SEQUENCE')]).toEqual([field(before, 'UID'), '1']);
    const jobs = await sql(
      `select payload ->> 'starts' as starts, payload ->> 'before' as before
      from graphile_worker._private_jobs where payload ->> 'before' is not null and payload ->> 'id' = $1`,
      [(await read()).interview!.id],
    );
    expect(jobs.map(({ before: which }) => which).toSorted()).toEqual(['day', 'hour']);
    expect(new Set(jobs.map(({ starts }) => starts))).toEqual(new Set([second.starts]));
  });

  test('that overlaps another one of the same person at the same moment succeeds once and returns 409 once', async () => {
    const others = await sql(
      `select t.id from talent t join person p on p.id = t.owner_id
       where p.email = $1 and t.id <> $2 and t.is_active and not t.is_draft order by t.id limit 1`,
      [email('provider'), ground.talent],
    );
    const other = (await post('staff', `/requests/${ground.job}/related-talent/${others[0].id}/`)).json.id;
    await post('staff', `/requests/${ground.job}/related-talent/${others[0].id}/confirm/`);
    await offer([inHours(48)]);
    const mine = at;
    at = `/relations/${other}/interview/`;
    await offer([inHours(48.5), inHours(60)]);
    const slotOf = async (path: string) =>
      (await ground.api.call(`/api${path}`, { role: 'provider' })).json.interview.slots[0].id;
    const picks = [
      [mine, await slotOf(mine)],
      [at, await slotOf(at)],
    ] as const;
    const answers = await Promise.all(picks.map(([path, slot]) => post('provider', `${path}pick/`, { slot })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.json.detail).toMatch(
      /\d\d:\d\d–\d\d:\d\d \(Europe\/Berlin\) is no longer free/,
    );
    expect(await sql(`select count(*)::int as booked from interview where state = 'booked'`)).toEqual([{ booked: 1 }]);
    const [{ id }] = await sql(`select id from interview where state = 'offered'`);
    await expect(
      sql(
        `update interview i set state = 'booked', starts_at = b.starts_at, ends_at = b.ends_at
        from interview b where b.state = 'booked' and i.id = $1`,
        [id],
      ),
    ).rejects.toThrow('interview_not_twice');
  });

  test('returns 403 to the client, 404 to an unrelated user and 409 for a slot that was not offered', async () => {
    await offer();
    const [slot] = (await read()).interview!.slots;
    expect((await post('client', `${at}pick/`, { slot: slot!.id })).status).toBe(403);
    expect((await post('secondClient', `${at}pick/`, { slot: slot!.id })).status).toBe(404);
    const unknown = await post('provider', `${at}pick/`, { slot: (await read()).interview!.id });
    expect(unknown.status).toBe(409);
  });
});

describe('cancelling an interview', () => {
  test('with a reason sends both sides a calendar cancellation with the reason, and expires the link', async () => {
    await offer();
    const token = await tokenOf();
    const [slot] = (await visit(token)).json.interview.slots;
    await visit(token, 'pick/', { slot: slot.id });
    await sql('delete from mail');
    const cancelled = await visit(token, 'cancel/', { reason: 'I am ill' });
    expect(cancelled.json).toMatchObject({ interview: { state: 'cancelled', reason: 'I am ill', ended_by: 'talent' } });
    const all = await mails();
    expect(all).toHaveLength(2);
    for (const { calendar, calendar_method, text } of all) {
      expect([calendar_method, field(calendar, 'SEQUENCE'), field(calendar, 'STATUS')]).toEqual([
        'CANCEL',
        '1',
        'CANCELLED',
      ]);
      expect(text).toContain('I am ill');
    }
    const answers = [await visit(token), await visit('x'.repeat(80)), await visit(token, 'cancel/', {})];
    for (const { status, json } of answers) expect([status, json.detail]).toEqual([404, 'We couldn’t find this.']);
    expect((await offer()).json).toMatchObject({ interview: { state: 'offered', starts: null } });
  });

  test.each([
    ['rejected', () => post('client', `${pair()}reject/`, { rt_rejection_reason: 1 })],
    ['archived', () => ground.api.call(`/api${pair()}`, { method: 'DELETE', role: 'staff' })],
    ['deleted', () => ground.api.call(`/api/admin${pair()}`, { method: 'DELETE', role: 'staff' })],
    ['withheld with an account', () => sql('update talent set is_withheld = true where id = $1', [ground.talent])],
  ])('happens automatically when the relation or a card is %s', async (_, end) => {
    try {
      await offer();
      const token = await tokenOf();
      const { interview } = await read();
      await visit(token, 'pick/', { slot: interview!.slots[0]!.id });
      await end();
      expect(await sql('select state, ended_by, sequence from interview')).toEqual([
        { state: 'cancelled', ended_by: 'none', sequence: 1 },
      ]);
      const jobs = await sql(
        `select 1 as job from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'mail-interview-end' and payload ->> 'id' = $1`,
        [interview!.id],
      );
      expect(jobs).toHaveLength(1);
      expect((await visit(token)).status).toBe(404);
    } finally {
      await sql('update talent set is_withheld = false where id = $1', [ground.talent]);
    }
  });
});

test('lists the interviews of the user, and stores free hours per user', async () => {
  await offer();
  await post('provider', `${at}pick/`, { slot: (await read()).interview!.slots[0]!.id });
  const listed = async (role: Role) => (await ground.api.call('/api/interviews/', { role })).json.items;
  expect(await listed('client')).toMatchObject([
    { relation_id: relation, state: 'booked', path: expect.stringContaining('/my/') },
  ]);
  expect(await listed('provider')).toHaveLength(1);
  expect(await listed('secondClient')).toEqual([]);
  const hours = [{ weekday: 1, from: 600, to: 720 }];
  const said = await post('client', '/interviews/free_hours/', { time_zone: 'Europe/Berlin', hours });
  expect(said.json).toMatchObject({ hours, time_zone: 'Europe/Berlin' });
  expect(said.json.times.length).toBeGreaterThan(10);
  expect((await ground.api.call('/api/interviews/free_hours/', { role: 'provider' })).json).toEqual({
    time_zone: null,
    hours: [],
    times: [],
  });
  const wrong = await post('client', '/interviews/free_hours/', {
    time_zone: 'UTC',
    hours: [{ weekday: 1, from: 720, to: 600 }],
  });
  expect(wrong.json.issues[0].path).toBe('body.hours.0.to');
});
