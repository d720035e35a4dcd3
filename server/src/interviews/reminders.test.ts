import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportedData } from '../../../tests/support/exported-data.ts';
import { relationGround } from '../../../tests/support/relation-ground.ts';
import { testServices } from '../../../tests/support/services.ts';
import { mailInterviewEnd } from './ended.ts';
import { remindOfInterview } from './reminders.ts';

const ground = relationGround();
const { post } = ground;
let services: Parameters<typeof remindOfInterview>[1];
let at: string;
let id: string;
let starts: string;

const sql = async (text: string, values: unknown[] = []) => (await ground.api.database.pool.query(text, values)).rows;
const remind = (before: 'day' | 'hour', when = starts) => remindOfInterview({ id, starts: when, before }, services);
const subjects = async () => (await sql('select subject from mail order by subject')).map(({ subject }) => subject);

beforeAll(() => {
  services = testServices(ground.api.config, ground.api.database) as never;
});

beforeEach(async () => {
  const relation = (await post('client', ground.pair())).json.id;
  await post('provider', `${ground.reversed()}confirm/`);
  at = `/relations/${relation}/interview/`;
  await book(30, 40);
});

/** Offers slots that start in these numbers of hours, and picks the first slot. */
async function book(...hours: number[]): Promise<void> {
  await sql('delete from interview; delete from graphile_worker._private_jobs');
  const slots = hours.map((hour) => new Date(Date.now() + hour * 3_600_000).toISOString());
  const offered = await post('client', at, { minutes: 30, slots, place: 'Here', time_zone: 'America/New_York' });
  const { interview } = (await post('provider', `${at}pick/`, { slot: offered.json.interview.slots[0].id })).json;
  ({ id, starts } = interview);
  await sql('delete from mail');
}

test.each<[ahead: string, hours: number, due: string[]]>([
  ['30 minutes', 0.5, []],
  ['2 hours', 2, ['hour']],
  ['30 hours', 30, ['day', 'hour']],
])('booking an interview %s ahead schedules only the reminders that are still due', async (_, hours, due) => {
  await book(hours);
  const jobs = await sql(
    `select payload, run_at <= now() as runs_now from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'remind-of-interview'`,
  );
  expect(jobs.map(({ payload }) => payload.before).toSorted()).toEqual(due);
  for (const { payload } of jobs.filter(({ runs_now }) => runs_now)) await remindOfInterview(payload, services);
  expect(await subjects()).toEqual([]);
});

test('sends each reminder once to both sides when its job runs twice', async () => {
  await Promise.all([remind('day'), remind('day')]);
  expect(await subjects()).toEqual(Array(2).fill(expect.stringMatching(/^Interview within a day: /)));
  await sql('delete from mail');
  await remind('hour');
  await remind('hour');
  expect(await subjects()).toEqual(Array(2).fill(expect.stringMatching(/^Interview within the hour: /)));
  const [{ text }] = await sql('select text from mail limit 1');
  expect(text).toContain('America/New York');
});

test('sends no reminder for the former time of a moved interview, and sends one for the new time', async () => {
  await remind('day');
  const [other] = (await ground.api.call(`/api${at}`, { role: 'provider' })).json.interview.slots;
  const moved = (await post('provider', `${at}pick/`, { slot: other.id })).json.interview.starts;
  await sql('delete from mail');
  await remind('day');
  expect(await subjects()).toEqual([]);
  await remind('day', moved);
  expect(await subjects()).toHaveLength(2);
});

test('sends no reminders for a cancelled interview', async () => {
  await post('client', `${at}cancel/`, { reason: 'Ill' });
  await sql('delete from mail');
  await remind('day');
  await remind('hour');
  expect(await subjects()).toEqual([]);
});

test('emails both sides a calendar cancellation when the interview ends with its relation', async () => {
  await post('client', `${ground.pair()}reject/`, { rt_rejection_reason: 1 });
  await sql('delete from mail');
  await mailInterviewEnd({ id }, services);
  const rows = await sql('select subject, calendar_method, calendar from mail');
  expect(rows).toHaveLength(2);
  for (const { subject, calendar_method, calendar } of rows) {
    expect([subject, calendar_method]).toEqual([expect.stringMatching(/^Interview canceled: /), 'CANCEL']);
    expect(calendar).toContain(`UID:${id}\r\nSEQUENCE:1\r\n`);
  }
});

test('includes an interview in the data export of its two sides and of no other user', async () => {
  const exported = async (role: 'client' | 'provider' | 'secondClient') =>
    exportedData(await ground.api.call('/api/profile/export/', { role })).json.interviews;
  for (const role of ['client', 'provider'] as const)
    expect(await exported(role)).toMatchObject([{ status: 'booked', place: 'Here' }]);
  expect(await exported('secondClient')).toEqual([]);
});
