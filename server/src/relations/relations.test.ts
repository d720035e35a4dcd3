import type { RejectionReason } from '@crewdock/contract/relations';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../../tests/support/api.ts';
import { REJECTION, relationGround } from '../../../tests/support/relation-ground.ts';

const ground = relationGround();
const { post, pair, reversed, value, steps, status, mailedTo } = ground;

describe('the lifecycle of a relation', () => {
  test('from proposal to hire is recorded in the history, the emails and the staff inbox', async () => {
    const proposed = await post('provider', reversed(), { comment: 'A fine engineer.' });
    expect(proposed.json).toMatchObject({
      status: 'proposed',
      initiated_by: 'talent',
      waits_for: ['request'],
      is_confirmed: false,
    });
    expect(proposed.json.can).toEqual({
      confirm: false,
      reject: true,
      proceed: false,
      unarchive: false,
      archive: true,
    });
    const seen = await ground.api.call(`/api/requests/${ground.job}/get_relations/`, { role: 'client' });
    expect(seen.json).toMatchObject({ total: 1, counters: { active: 1, proposed: 1, all: 1 } });
    expect(seen.json.items[0]).toMatchObject({
      card_data: { id: ground.talent },
      relation: { can: { confirm: true } },
    });

    expect((await post('client', `${pair()}confirm/`)).json).toMatchObject({
      status: 'confirmed',
      is_confirmed: true,
      waits_for: [],
    });
    const hired = await post('client', `${pair()}proceed/`, {
      proceed_reason: 4,
      start_date: '2027-01-11',
      rate: '$60/hr',
    });
    expect(hired.json).toMatchObject({
      status: 'proceeded',
      proceed: { reason: { label: 'Hire' }, start_date: '2027-01-11', rate: '$60/hr' },
    });

    const history = await ground.api.call(`/api/relations/${hired.json.id}/history/`, { role: 'client' });
    expect(history.json.items.map((step: { from: string; to: string }) => [step.from, step.to])).toEqual([
      [null, 'proposed'],
      ['proposed', 'confirmed'],
      ['confirmed', 'proceeded'],
    ]);
    expect(history.json.items[2].why).toContain('Start: 11 Jan 2027.');
    expect(history.json.items[0].actor).toBe('The talent’s side');
    expect(history.json.items[1].actor).toBe(ground.api.account('client').name);
    expect(await mailedTo()).toEqual([
      ground.api.account('client').email,
      // One mail for both moves of the client, with the final status.
      ground.api.account('provider').email,
    ]);
    const updates = await ground.api.call('/api/admin-panel/updates/?limit=5', { role: 'staff' });
    expect(updates.json.items).toMatchObject([{ kind: 'relation', version: 3 }]);
  });

  test('accepts a rejection with a known reason, which the rejecting side but not the other can take back', async () => {
    await post('client', pair());
    const rejected = await post('provider', `${reversed()}reject/`, REJECTION);
    expect(rejected.json).toMatchObject({
      status: 'rejected',
      rt_rejection_reason: { id: 2, side: 'request', by: 'they' },
      comment: REJECTION.comment,
      can: { unarchive: true, confirm: false },
    });
    expect((await ground.api.call(`/api${pair()}unarchive/`, { role: 'client' })).status).toBe(403);
    const restored = await ground.api.call(`/api${reversed()}unarchive/`, { role: 'provider' });
    expect(restored.json).toMatchObject({ status: 'proposed', rt_rejection_reason: null, comment: '' });
    const unknown = await post('provider', `${reversed()}reject/`, { rt_rejection_reason: 999 });
    expect(unknown.json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'body.rt_rejection_reason' }] });
  });

  test('restores an archived rejection first to rejected and then to the status before the rejection', async () => {
    await post('client', pair());
    await post('provider', `${reversed()}confirm/`);
    await post('client', `${pair()}reject/`, REJECTION);
    const archived = await ground.api.call(`/api${pair()}`, { method: 'DELETE', role: 'staff' });
    expect(archived.json.status).toBe('archived');
    const back = (role: Role = 'staff') => ground.api.call(`/api${pair()}unarchive/`, { role });
    expect((await back()).json).toMatchObject({ status: 'rejected', rt_rejection_reason: { id: 2 } });
    expect((await back()).json).toMatchObject({ status: 'confirmed', rt_rejection_reason: null });
    // Idempotent: repeating one's own last move.
    expect((await back()).json).toMatchObject({ status: 'confirmed' });
    expect(await steps()).toBe(6);
  });

  test('returns the existing relation when a linked pair is proposed again', async () => {
    const first = await post('client', pair());
    const second = await post('provider', reversed());
    expect(second.json.id).toBe(first.json.id);
    expect(second.json.initiated_by).toBe('request');
    expect(await rows()).toBe(1);
    expect(await mailedTo()).toHaveLength(1);
  });

  test('counts a staff proposal as waiting for both sides until either confirms', async () => {
    const waiting = (side: 'requests' | 'talents') =>
      ground.api.call(
        `/api/${side}/${side === 'requests' ? ground.job : ground.talent}/get_relations/?status=waiting`,
        {
          role: side === 'requests' ? 'client' : 'provider',
        },
      );
    const sides = ['requests', 'talents'] as const;
    await post('staff', pair());
    for (const side of sides) {
      const { json } = await waiting(side);
      expect(json).toMatchObject({ counters: { waiting: 1 }, items: [{ relation: { can: { confirm: true } } }] });
      expect(json.items[0].relation.waits_for.toSorted()).toEqual(['request', 'talent']);
    }
    expect((await post('provider', `${reversed()}confirm/`)).json).toMatchObject({
      status: 'confirmed',
      waits_for: [],
    });
    for (const side of sides) expect((await waiting(side)).json).toMatchObject({ counters: { waiting: 0 }, items: [] });
  });

  test('archives an open relation with its card, and restores it with the card', async () => {
    await post('client', pair());
    const change = (move: string) =>
      ground.api.call(`/api/talents/${ground.talent}/${move}/`, { method: 'PATCH', role: 'provider' });
    const modified = () => value<Date>('select modified_at from relation');
    const before = await modified();
    await change('deactivate');
    expect(await status()).toBe('archived');
    await change('activate');
    expect(await status()).toBe('proposed');
    expect(await modified()).toEqual(before);
  });
});

describe('rejection reasons', () => {
  const reasons = async (role: Role) =>
    (await ground.api.call('/api/admin-panel/dict/rejection-reasons/', { role })).json as RejectionReason[];

  test.each([
    ['client', 'request'],
    ['staff', 'request'],
    ['provider', 'talent'],
    ['developer', 'talent'],
  ] as const)('start with the decisions of the reader’s own side: %s', async (role, side) => {
    const listed = await reasons(role);
    const own = listed.filter((reason) => reason.side === side);
    expect(own.length).toBeGreaterThan(5);
    expect(listed.slice(0, own.length)).toEqual(own);
    expect(own.every(({ by }) => by === 'we')).toBe(true);
    expect(listed.slice(own.length).every(({ by }) => by === 'they')).toBe(true);
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set((await reasons('client')).map(({ id }) => id)));
  });

  test('are attributed to the rejecting side for all readers', async () => {
    const notAvailable = 8;
    await post('client', pair());
    const byTalent = await post('provider', `${reversed()}reject/`, { rt_rejection_reason: notAvailable });
    expect(byTalent.json.rt_rejection_reason).toMatchObject({ id: notAvailable, side: 'talent', by: 'we' });
    const listed = await ground.api.call(`/api/requests/${ground.job}/get_relations/?status=rejected`, {
      role: 'client',
    });
    expect(listed.json.items[0].relation.rt_rejection_reason).toMatchObject({ id: notAvailable, by: 'we' });
    await post('provider', `${reversed()}unarchive/`, {});
    const byJob = await post('client', `${pair()}reject/`, { rt_rejection_reason: notAvailable });
    expect(byJob.json.rt_rejection_reason).toMatchObject({ id: notAvailable, side: 'talent', by: 'they' });
  });

  test('are attributed to the side from which the owner of both cards rejects', async () => {
    const { pool } = ground.api.database;
    const [{ owner_id }] = (await pool.query('select owner_id from talent where id = $1', [ground.talent])).rows;
    const give = `update talent set owner_id = $1, card_number = card_number + 500000 where id = $2`;
    const client = await ground.value(`select owner_id from request where id = ${ground.job}`);
    await pool.query(give, [client, ground.talent]);
    await post('client', pair());
    const byTalent = await post('client', `${reversed()}reject/`, { rt_rejection_reason: 8 });
    expect(byTalent.json.rt_rejection_reason).toMatchObject({ side: 'talent', by: 'we' });
    expect((await post('client', `${reversed()}unarchive/`, {})).json).toMatchObject({ status: 'proposed' });
    const byJob = await post('client', `${pair()}reject/`, { rt_rejection_reason: 8 });
    expect(byJob.json.rt_rejection_reason).toMatchObject({ side: 'talent', by: 'they' });
    await pool.query(give, [owner_id, ground.talent]);
  });

  test('default to “No reason given”, attributed to the rejecting side', async () => {
    await post('client', pair());
    const byTalent = await post('provider', `${reversed()}reject/`, {});
    expect(byTalent.json.rt_rejection_reason).toMatchObject({ label: 'No reason given', side: 'talent', by: 'we' });
    await post('provider', `${reversed()}unarchive/`, {});
    const byJob = await post('client', `${pair()}reject/`, {});
    expect(byJob.json.rt_rejection_reason).toMatchObject({ label: 'No reason given', side: 'request', by: 'we' });
  });
});

describe('request bodies', () => {
  const send = (role: Role, path: string, body?: string) =>
    ground.api.call(`/api${path}`, { method: 'POST', role, body, headers: { 'content-type': 'application/json' } });

  test.each([undefined, '', '{}'])('are optional for moves without required fields: %j', async (body) => {
    expect((await send('client', pair(), body)).status).toBe(200);
    expect((await send('provider', `${reversed()}confirm/`, body)).json).toMatchObject({ status: 'confirmed' });
    const rejected = await send('client', `${pair()}reject/`, body);
    expect(rejected.json).toMatchObject({
      status: 'rejected',
      rt_rejection_reason: { label: 'No reason given', by: 'we' },
    });
  });

  test('without the required step are refused as invalid input', async () => {
    await post('client', pair());
    await post('provider', `${reversed()}confirm/`);
    for (const body of ['', '{}']) {
      const answer = await send('client', `${pair()}proceed/`, body);
      expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input']);
    }
  });
});

describe('permission to move a relation', () => {
  test('is denied to the proposer for confirming, and to the provider for hiring and for withdrawing the client’s proposal', async () => {
    await post('client', pair());
    expect((await post('client', `${pair()}confirm/`)).status).toBe(403);
    expect((await post('provider', `${reversed()}confirm/`)).status).toBe(200);
    expect((await post('provider', `${reversed()}proceed/`, { proceed_reason: 4 })).status).toBe(403);
    expect((await ground.api.call(`/api${pair()}`, { method: 'DELETE', role: 'provider' })).status).toBe(403);
  });

  test.each<Role>(['secondClient', 'developer', 'superadmin', 'manager', 'otherSuperadmin'])(
    'is denied to %s with the same 404 as for an unknown relation',
    async (role) => {
      const { id } = (await post('client', pair())).json;
      const unknown = await post(role, '/requests/2147483646/related-talent/2147483645/confirm/');
      const answers = [
        await post(role, `${pair()}confirm/`),
        await post(role, `${pair()}reject/`, REJECTION),
        await post(role, pair()),
        await ground.api.call(`/api/requests/${ground.job}/get_relations/`, { role }),
        await ground.api.call(`/api/talents/${ground.talent}/get_relations/`, { role }),
        await ground.api.call(`/api/relations/${id}/history/`, { role }),
        await ground.api.call(`/api/ai/explain_match/${ground.job}/${ground.talent}/`, { role }),
      ];
      for (const answer of answers) expect([answer.status, withoutId(answer)]).toEqual([404, withoutId(unknown)]);
      expect(await status()).toBe('proposed');
    },
  );
});

describe('proposing cards', () => {
  test('offers own unlinked cards, best match first, and lists the linked ones separately', async () => {
    await post('provider', reversed());
    const { json } = await ground.api.call(`/api/talents/propose_cards/?for=${ground.job}`, { role: 'provider' });
    const ids = json.propose_cards.map((item: { card_data: { id: number } }) => item.card_data.id);
    expect(ids).not.toContain(ground.talent);
    expect(json.proposed_cards).toMatchObject([{ card_data: { id: ground.talent }, relation: { status: 'proposed' } }]);
    const scores = json.propose_cards.map((item: { match: { score: number } }) => item.match.score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });
});

describe('applied jobs', () => {
  const applied = async (role: Role) =>
    (await ground.api.call(`/api/requests/applied/?ids=1,${ground.job}`, { role })).json;

  test('are listed with the time for the talent’s owner, and not for the client', async () => {
    expect(await applied('provider')).toEqual([]);
    const { json } = await post('provider', reversed());
    expect(await applied('provider')).toEqual([{ id: ground.job, applied: json.created }]);
    expect(await applied('client')).toEqual([]);
    await post('provider', `${reversed()}reject/`, REJECTION);
    expect(await applied('provider')).toHaveLength(1);
  });

  test('exclude jobs that the client proposed, and withdrawn proposals', async () => {
    await post('client', pair());
    expect(await applied('provider')).toEqual([]);
    await ground.api.database.pool.query(`update relation set initiated_by = 'talent'`);
    expect(await applied('provider')).toHaveLength(1);
    await ground.api.call(`/api${reversed()}`, { method: 'DELETE', role: 'staff' });
    expect(await applied('provider')).toEqual([]);
  });
});

const rows = () => value<number>('select count(*) from relation');

function withoutId(answer: { json: { request_id: string } }): object {
  return { ...answer.json, request_id: '' };
}
