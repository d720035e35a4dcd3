import { describe, expect, test } from 'vitest';
import type { Role } from '../../../tests/support/api.ts';
import { relationGround } from '../../../tests/support/relation-ground.ts';

const ground = relationGround();
const { post, pair, reversed, status, steps, value, mailedTo } = ground;
const undo = (role: Role, at = pair()) => post(role, `${at}undo/`);
const query = (text: string) => ground.api.database.pool.query(text);
/** Simulates the database changes of the job that sends emails. */
const send = () => query('update mail set gathers_as = null, parts = null, sent_at = now()');
const updates = async () => (await ground.api.call('/api/admin-panel/updates/?limit=5', { role: 'staff' })).json.items;

describe('undoing a proposal', () => {
  test('removes the relation and its email, and the pair can be proposed again', async () => {
    const proposed = await post('client', pair(), { comment: 'Wrong text' });
    expect(Date.parse(proposed.json.undo_until)).toBeGreaterThan(Date.now() + 500_000);
    expect((await undo('client')).json).toEqual({ relation: null });
    expect(await mailedTo()).toEqual([]);
    expect(await value('select count(*) from relation')).toBe(0);
    expect(await updates()).toMatchObject([{ title: expect.stringContaining('was withdrawn from') }]);
    // Idempotent: a repeat returns the same result.
    expect((await undo('client')).json).toEqual({ relation: null });
    expect((await post('client', pair(), { comment: 'Right text' })).json).toMatchObject({
      status: 'proposed',
      comment: 'Right text',
    });
    expect(await mailedTo()).toHaveLength(1);
  });

  test('keeps the emails about other proposals of the same batch', async () => {
    const { rows } = await query(
      `select id from request where owner_id = (select owner_id from request where id = ${ground.job})
         and is_active and not is_draft and company_id is null and id <> ${ground.job} limit 1`,
    );
    await post('client', pair());
    await post('client', `/requests/${rows[0].id}/related-talent/${ground.talent}/`);
    await undo('client');
    const mails = await query('select jsonb_array_length(parts) as parts from mail');
    expect(mails.rows).toEqual([{ parts: 1 }]);
  });

  test('returns 409 once the email was sent, and changes nothing', async () => {
    await post('client', pair());
    await send();
    const late = await undo('client');
    expect([late.status, late.json.current]).toMatchObject([409, { status: 'proposed', undo_until: null }]);
    expect(late.text).toContain('too late');
    expect([await status(), await steps()]).toEqual(['proposed', 1]);
  });

  test('returns 409 after an answer or a note by the other side', async () => {
    const { id } = (await post('client', pair())).json;
    await post('provider', `/relations/${id}/notes/`, { text: 'Interesting' });
    expect((await undo('client')).status).toBe(409);
    await post('provider', `${reversed()}confirm/`);
    expect(await undo('client')).toMatchObject({ status: 409, json: { current: { status: 'confirmed' } } });
  });

  test('is refused with 409 for everybody but the person who proposed, and with 404 for strangers', async () => {
    await post('client', pair());
    expect((await undo('provider')).status).toBe(409);
    expect((await undo('staff')).status).toBe(409);
    expect((await undo('secondClient')).status).toBe(404);
    expect(await status()).toBe('proposed');
  });
});

describe('undoing a confirmation', () => {
  test('returns to the proposal, and the proposer is not mailed', async () => {
    await post('client', pair());
    await send();
    const confirmed = await post('provider', `${reversed()}confirm/`);
    expect(Date.parse(confirmed.json.undo_until)).toBeGreaterThan(Date.now());
    expect(await value('select count(*) from mail where sent_at is null')).toBe(1);
    const undone = await post('provider', `${reversed()}undo/`, { from: 'confirmed' });
    expect(undone.json.relation).toMatchObject({
      status: 'proposed',
      is_confirmed: false,
      waits_for: ['talent'],
      undo_until: null,
      can: { confirm: true },
    });
    expect(await value('select count(*) from mail where sent_at is null')).toBe(0);
    expect((await undo('provider', reversed())).json).toEqual(undone.json);
    expect(await steps()).toBe(3);
    expect(await updates()).toMatchObject([{ detail: 'From confirmed to proposed.' }]);
    expect((await post('provider', `${reversed()}confirm/`)).json).toMatchObject({ status: 'confirmed' });
  });

  test('by staff keeps the pending email about their proposal', async () => {
    await post('staff', pair());
    await post('staff', `${pair()}confirm/`);
    expect((await undo('staff')).json.relation).toMatchObject({ status: 'proposed' });
    const { rows } = await query('select subject, text from mail');
    expect(rows).toHaveLength(2);
    for (const { subject, text } of rows) {
      expect(subject).toContain('was proposed for');
      expect(text).toContain('answer=confirm');
    }
  });

  test('returns 409 once one of several emails was sent', async () => {
    await post('staff', pair());
    await post('staff', `${pair()}confirm/`);
    await query(
      'update mail set gathers_as = null, parts = null, sent_at = now() where id = (select id from mail limit 1)',
    );
    expect((await undo('staff')).status).toBe(409);
    expect(await status()).toBe('confirmed');
    expect(await value('select count(*) from mail where parts is not null')).toBe(1);
  });

  test('returns 409 after a move by the other side, and of concurrent calls one succeeds', async () => {
    await post('provider', reversed());
    await post('client', `${pair()}confirm/`);
    const answers = await Promise.all([
      undo('client'),
      post('provider', `${reversed()}reject/`, { from: 'confirmed' }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });
});

test('undoing the first step returns to the confirmation without its date and rate', async () => {
  await post('client', pair());
  await post('provider', `${reversed()}confirm/`);
  await send();
  await post('client', `${pair()}proceed/`, { proceed_reason: 1, start_date: '2027-03-01', rate: '$60/hr' });
  expect((await undo('client')).json.relation).toMatchObject({
    status: 'confirmed',
    is_confirmed: true,
    proceed: null,
  });
  expect(await value('select count(*) from mail where sent_at is null')).toBe(0);
});

test('a move cannot be undone after ten minutes, or from a state that the requester has not seen', async () => {
  await post('client', pair());
  expect((await post('client', `${pair()}undo/`, { from: 'confirmed' })).status).toBe(409);
  await query(`update relation_event set created_at = created_at - interval '11 minutes'`);
  expect((await undo('client')).status).toBe(409);
});
