import type { Closing } from '@crewdock/contract/closing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Role, type TestApi, testApi } from './api.ts';
import type { Answer } from './http.ts';

type Standing = 'proposed' | 'confirmed' | 'interview' | 'hired';

/** Fixtures for closing a job. Each test gets a new job of the client, and talents of the provider. */
export function closingGround() {
  let api: TestApi;
  let job: number;
  let talents: number[];

  beforeAll(async () => {
    api = await testApi();
    const rows = await sql(
      `select c.id from talent c join person p on p.id = c.owner_id where p.email = $1 and c.company_id is null
         and c.is_active and not (c.is_on_hold or c.is_private or c.is_draft) order by c.id limit 4`,
      api.account('provider').email,
    );
    talents = rows.map(({ id }) => id);
  });

  beforeEach(async () => {
    await sql('delete from rate_limit');
    job = await newJob();
    await sql('delete from mail');
    await sql('delete from staff_update');
  });

  afterAll(() => api.close());

  // oxlint-disable-next-line typescript/no-explicit-any
  const sql = async (text: string, ...values: unknown[]): Promise<any[]> =>
    (await api.database.pool.query(text, values)).rows;

  const post = (role: Role, path: string, body: object = {}, more: object = {}) =>
    api.call(`/api${path}`, { method: 'POST', role, body, ...more });

  async function newJob({ role = 'client', host }: { role?: Role; host?: string } = {}): Promise<number> {
    const skills = [{ name: 'Rust', experience: 1, is_main: true }];
    const body = { title: 'Rust developer', summary: '<p>Engines.</p>', skills, headcount: 2 };
    const more = host ? { host } : {};
    const { status, json } = await post(role, '/requests/', { ...body, ...(host && { scope: 'company' }) }, more);
    expect(status).toBe(200);
    return json.id;
  }

  const taken = async (role: Role, path: string, body?: object) => {
    const answer = await post(role, path, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };

  /** Links a talent with the job and moves the relation to this status or step. Deletes all emails. */
  async function link(talent: number, standing: Standing, of = job): Promise<number> {
    const pair = `/requests/${of}/related-talent/${talent}/`;
    // Staff make the calls, because they can link any talent with any job.
    const { id } = await taken('staff', pair);
    if (standing !== 'proposed') await taken('staff', `${pair}confirm/`);
    const step = { interview: 1, hired: 4 }[standing as string];
    if (step) await taken('staff', `${pair}proceed/`, { proceed_reason: step });
    await sql('delete from mail');
    return id;
  }

  async function applied(email = 'ada@example.com', of = job): Promise<string> {
    const body = { name: 'Ada Lovelace', email, message: 'I know engines.', message_id: randomUUID() };
    await taken('visitor', `/requests/${of}/applications/`, body);
    await sql('delete from mail');
    return body.message_id;
  }

  async function list(role: Role = 'client', of = job): Promise<Closing> {
    const { status, json } = await api.call(`/api/requests/${of}/closing/`, { role });
    expect(status).toBe(200);
    return json;
  }

  /**
   * Closes the job with all current relations and applications, so that all of them are notified. `more` overrides the
   * request body.
   */
  async function close(role: Role = 'client', more: object = {}, of = job): Promise<Answer> {
    const { seen, relations, applications } = await list(role, of);
    const body = {
      seen,
      relations: relations.map(({ relation }) => relation.id),
      applications: applications.map(({ id }) => id),
      ...more,
    };
    return post(role, `/requests/${of}/close/`, body);
  }

  return {
    get api() {
      return api;
    },
    get job() {
      return job;
    },
    get talents() {
      return talents;
    },
    sql,
    post,
    newJob,
    link,
    applied,
    list,
    close,
    reopen: (closing: string, role: Role = 'client', of = job) => post(role, `/requests/${of}/reopen/`, { closing }),
    standing: async (): Promise<Record<number, string>> =>
      Object.fromEntries(
        (await sql('select id, status, rejection_reason_id as why from relation where request_id = $1', job)).map(
          ({ id, status, why }) => [id, why === null ? status : `${status} ${why}`],
        ),
      ),
    isActive: async () => (await sql('select is_active from request where id = $1', job))[0].is_active as boolean,
    mails: () => sql('select recipient, subject, text, company_id from mail order by recipient'),
  };
}
