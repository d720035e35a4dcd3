import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { closingGround } from '../../../../tests/support/closing-ground.ts';

const ground = closingGround();
const { applied, close, link, list, mails, post, sql, standing } = ground;

const told = async () => {
  const { seen, relations, applications } = await list();
  return {
    seen,
    relations: relations.map(({ relation }) => relation.id),
    applications: applications.map(({ id }) => id),
  };
};
const send = (body: object, role: 'client' | 'staff' = 'client', more: object = {}) =>
  post(role, `/requests/${ground.job}/close/`, body, more);

describe('closing a job with an outdated list', () => {
  test.each([
    [
      'a step',
      (talent: number) =>
        post('client', `/requests/${ground.job}/related-talent/${talent}/proceed/`, { proceed_reason: 2 }),
    ],
    ['a rejection', (talent: number) => post('provider', `/talents/${talent}/related-request/${ground.job}/reject/`)],
    ['somebody new', () => link(ground.talents[1]!, 'proposed')],
    ['an application', () => applied()],
  ] as const)('returns a conflict with the current list after %s', async (_, change) => {
    await link(ground.talents[0]!, 'confirmed');
    const body = await told();
    await change(ground.talents[0]!);
    await sql('delete from mail');
    const before = await standing();
    const refused = await send(body);
    expect(refused.json).toMatchObject({ code: 'conflict', current: { is_open: true } });
    expect(refused.json.current).toEqual(await list());
    expect(refused.json.current.seen).not.toBe(body.seen);
    expect([await standing(), await ground.isActive(), await mails()]).toEqual([before, true, []]);
    // Closing succeeds with the current list.
    expect((await close()).status).toBe(200);
  });

  test('returns a conflict when the job is no longer open', async () => {
    const body = await told();
    await ground.api.call(`/api/requests/${ground.job}/deactivate/`, { method: 'PATCH', role: 'client' });
    expect((await send(body)).json).toMatchObject({ code: 'conflict', current: { is_open: false, relations: [] } });
    expect(await list()).toMatchObject({ is_open: false });
  });
});

describe('closing a job concurrently', () => {
  test('happens once with the same response for repeated calls, with and without an idempotency key', async () => {
    for (const more of [{}, { headers: { 'idempotency-key': randomUUID() } }]) {
      await sql('update request set is_active = true where id = $1', ground.job);
      await sql('delete from relation where request_id = $1', ground.job);
      await sql('delete from request_closing');
      await link(ground.talents[0]!, 'confirmed');
      const body = await told();
      const answers = await Promise.all([
        send(body, 'client', more),
        send(body, 'client', more),
        send(body, 'client', more),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await sql('select from request_closing')).toHaveLength(1);
      expect(
        await sql(
          `select from relation_event where to_status = 'rejected'
        and relation_id in (select id from relation where request_id = $1)`,
          ground.job,
        ),
      ).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
      await sql('delete from mail');
    }
  });

  test('succeeds for one of two users and returns 409 to the other', async () => {
    await link(ground.talents[0]!, 'confirmed');
    const body = await told();
    const answers = await Promise.all([send(body, 'client'), send(body, 'staff')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.json.current).toMatchObject({ is_open: false });
    expect(await sql('select from request_closing where request_id = $1', ground.job)).toHaveLength(1);
  });

  test('with moves, a proposal and an invitation leaves no relation open if it succeeds', async () => {
    for (let round = 0; round < 8; round++) {
      await sql('delete from relation where request_id = $1', ground.job);
      await sql('delete from application where request_id = $1', ground.job);
      await sql('update request set is_active = true where id = $1', ground.job);
      await sql('delete from rate_limit');
      const [a, b, c] = ground.talents as [number, number, number];
      for (const talent of [a, b]) await link(talent, 'confirmed');
      const ada = await applied();
      const body = await told();
      const pair = (talent: number) => `/requests/${ground.job}/related-talent/${talent}/`;
      const [closed, proposed, ...others] = await Promise.all([
        send(body),
        post('provider', `/talents/${c}/related-request/${ground.job}/`, {}),
        post('client', `${pair(a)}proceed/`, { proceed_reason: 1 }),
        post('provider', `/talents/${b}/related-request/${ground.job}/reject/`, {}),
        post('client', `/requests/${ground.job}/applications/${ada}/invite/`, {}),
      ]);
      expect([200, 409]).toContain(closed.status);
      for (const { status } of others) expect([200, 409]).toContain(status);
      // Once the job is closed, proposing to it returns 404 to a user without access to the job.
      expect([200, 404, 409]).toContain(proposed.status);
      expect(await ground.isActive()).toBe(closed.status === 409);
      const open = await sql(
        `select status from relation where request_id = $1 and status in ('proposed', 'confirmed', 'proceeded')`,
        ground.job,
      );
      if (closed.status === 200) expect(open).toEqual([]);
    }
  });
});
