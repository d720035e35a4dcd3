import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { relationGround } from '../../../tests/support/relation-ground.ts';
import { taskServices } from '../../../tests/support/task-services.ts';
import { mailInterviewOffer } from './offer-mail.ts';

const ground = relationGround();
const { post } = ground;
let services: ReturnType<typeof taskServices>;
let at: string;

const HOUR = 3_600_000;
const START = Math.ceil(Date.now() / HOUR) * HOUR;
const inHours = (hours: number) => new Date(START + hours * HOUR).toISOString();
const sql = async (text: string, values: unknown[] = []) => (await ground.api.database.pool.query(text, values)).rows;
const mails = () => sql('select recipient, subject, text from mail order by created_at, id');
const offer = async (hours: number) =>
  (await post('client', at, { minutes: 60, slots: [inHours(hours)], place: 'Here', time_zone: 'UTC' })).json.interview;
/** Returns the hour of the day at which a slot starts, in the format of the emails. */
const spoken = (hours: number) => `${inHours(hours).slice(11, 13)}:00`;

beforeAll(() => {
  services = taskServices(ground.api);
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  await sql('delete from interview; delete from graphile_worker._private_jobs; delete from rate_limit');
  // The emails contain the times in the talent's time zone.
  await sql(`update talent set time_zone = 'UTC' where id = $1`, [ground.talent]);
  const relation = (await post('client', ground.pair())).json.id;
  await post('provider', `${ground.reversed()}confirm/`);
  at = `/relations/${relation}/interview/`;
  await sql('delete from mail');
});

afterEach(() => vi.useRealTimers());

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

/** Runs the due jobs like the queue. Returns their number. */
async function runDue(): Promise<number> {
  const jobs = await sql(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'mail-interview-offer' and j.run_at <= $1 returning j.payload`,
    [new Date()],
  );
  for (const { payload } of jobs) await mailInterviewOffer(payload, services);
  return jobs.length;
}

test('three offers within a minute send two emails, the second with the latest times', async () => {
  await offer(48);
  later(0.4);
  await offer(50);
  later(0.4);
  await offer(53);
  expect(await mails()).toHaveLength(1);
  later(9);
  expect(await runDue()).toBe(0);
  later(0.3);
  expect(await runDue()).toBe(1);
  const [first, last, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first.text).toContain(`${spoken(48)}–`);
  expect(last.subject).toMatch(/^Pick an interview time: /);
  expect(last.text).toContain(`${spoken(53)}–`);
  for (const former of [48, 50]) expect(last.text).not.toContain(`${spoken(former)}–`);
  later(20);
  expect(await runDue()).toBe(0);
});

test('an offer more than ten minutes after the last email is emailed immediately', async () => {
  await offer(48);
  later(10.1);
  await offer(50);
  expect(await mails()).toHaveLength(2);
  later(1);
  await offer(53);
  expect(await mails()).toHaveLength(2);
  later(10);
  expect(await runDue()).toBe(1);
  expect(await mails()).toHaveLength(3);
});

test('an answered offer sends no delayed email, and the next offer is emailed immediately', async () => {
  await offer(48);
  const { slots } = await offer(50);
  expect((await post('provider', `${at}pick/`, { slot: slots[0].id })).status).toBe(200);
  await sql('delete from mail');
  later(11);
  await runDue();
  expect(await mails()).toEqual([]);
  await offer(53);
  const all = await mails();
  expect(all.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Pick a new interview time: /)]);
});

test('times offered right after a cancellation are emailed immediately', async () => {
  await offer(48);
  await post('provider', `${at}cancel/`, { reason: 'None fits' });
  await sql('delete from mail');
  later(0.5);
  await offer(50);
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Pick an interview time: /)]);
});

test('an offer withdrawn before its email is sent causes no email about the times or their withdrawal', async () => {
  await offer(48);
  await post('client', `${at}cancel/`, {});
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Pick an interview time: /),
    expect.stringMatching(/^Interview times withdrawn: /),
  ]);
  await sql('delete from mail');
  later(0.5);
  await offer(50);
  later(0.5);
  expect((await post('client', `${at}cancel/`, {})).status).toBe(200);
  later(11);
  await runDue();
  expect(await mails()).toEqual([]);
});

test('a pending email is sent once when its job runs twice concurrently', async () => {
  await offer(48);
  const { id } = await offer(50);
  await sql('delete from mail');
  later(11);
  await Promise.all([mailInterviewOffer({ id }, services), mailInterviewOffer({ id }, services)]);
  expect(await mails()).toHaveLength(1);
});
