import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { pairOfRoles } from '../../../tests/support/pairs.ts';
import { startServer } from '../../../tests/support/server-process.ts';
import { HIRE } from '@crewdock/contract/steps';
import { tokenHash } from '../people/accounts/token.ts';

let api: TestApi;
/** The client's job and the provider's talent. */
let job: number;
let talent: number;

beforeAll(async () => {
  api = await testApi();
  ({ request: job, talent } = await pairOfRoles(api, 'client', 'provider'));
});

beforeEach(() => api.database.pool.query('delete from relation; delete from mail; delete from staff_update'));

afterAll(() => api.close());

const post = (role: Role, path: string, body: object = {}) => api.call(`/api${path}`, { method: 'POST', role, body });
const pair = () => `/requests/${job}/related-talent/${talent}/`;
const reversed = () => `/talents/${talent}/related-request/${job}/`;
const REJECTION = { rt_rejection_reason: 2, comment: 'Knows React, we need Vue.' };

describe('the walk of a relation', () => {
  test('the provider proposes, the client confirms and hires: history, mails and inbox tell', async () => {
    const proposed = await post('provider', reversed(), { comment: 'A fine engineer.' });
    expect(proposed.json).toMatchObject({
      status: 'proposed',
      initiated_by: 'talent',
      waits_for: 'request',
      is_confirmed: false,
    });
    expect(proposed.json.can).toEqual({
      confirm: false,
      reject: true,
      proceed: false,
      unarchive: false,
      archive: false,
    });
    const seen = await api.call(`/api/requests/${job}/get_relations/`, { role: 'client' });
    expect(seen.json).toMatchObject({ total: 1, counters: { active: 1, proposed: 1, all: 1 } });
    expect(seen.json.items[0]).toMatchObject({ card_data: { id: talent }, relation: { can: { confirm: true } } });

    expect((await post('client', `${pair()}confirm/`)).json).toMatchObject({
      status: 'confirmed',
      is_confirmed: true,
      waits_for: null,
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

    const history = await api.call(`/api/relations/${hired.json.id}/history/`, { role: 'client' });
    expect(history.json.items.map((step: { from: string; to: string }) => [step.from, step.to])).toEqual([
      [null, 'proposed'],
      ['proposed', 'confirmed'],
      ['confirmed', 'proceeded'],
    ]);
    expect(history.json.items[0].actor).toBe('The talent’s side');
    expect(history.json.items[1].actor).toBe(api.account('client').name);
    expect(await mailedTo()).toEqual([
      api.account('client').email,
      // Both moves of the client: the last word on the pair.
      api.account('provider').email,
    ]);
    const updates = await api.call('/api/admin-panel/updates/?limit=5', { role: 'staff' });
    expect(updates.json.items).toHaveLength(3);
  });

  test('a rejection has a reason of the dictionary, and who made it takes it back', async () => {
    await post('client', pair());
    const rejected = await post('provider', `${reversed()}reject/`, REJECTION);
    expect(rejected.json).toMatchObject({
      status: 'rejected',
      rt_rejection_reason: { id: 2, by: 'we' },
      comment: REJECTION.comment,
      can: { unarchive: true, confirm: false },
    });
    expect((await api.call(`/api${pair()}unarchive/`, { role: 'client' })).status).toBe(403);
    const restored = await api.call(`/api${reversed()}unarchive/`, { role: 'provider' });
    expect(restored.json).toMatchObject({ status: 'proposed', rt_rejection_reason: null, comment: '' });
    const unknown = await post('provider', `${reversed()}reject/`, { rt_rejection_reason: 999 });
    expect(unknown.json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'body.rt_rejection_reason' }] });
  });

  test('archived after a rejection, it goes back through both', async () => {
    await post('client', pair());
    await post('provider', `${reversed()}confirm/`);
    await post('client', `${pair()}reject/`, REJECTION);
    const archived = await api.call(`/api${pair()}`, { method: 'DELETE', role: 'staff' });
    expect(archived.json.status).toBe('archived');
    const back = (role: Role = 'staff') => api.call(`/api${pair()}unarchive/`, { role });
    expect((await back()).json).toMatchObject({ status: 'rejected', rt_rejection_reason: { id: 2 } });
    expect((await back()).json).toMatchObject({ status: 'confirmed', rt_rejection_reason: null });
    // A repeat of one's own last move.
    expect((await back()).json).toMatchObject({ status: 'confirmed' });
    expect(await steps()).toBe(6);
  });

  test('proposing a linked pair answers with what is there', async () => {
    const first = await post('client', pair());
    const second = await post('provider', reversed());
    expect(second.json.id).toBe(first.json.id);
    expect(second.json.initiated_by).toBe('request');
    expect(await rows()).toBe(1);
    expect(await mailedTo()).toHaveLength(1);
  });

  test('archiving a card withdraws what is open and restoring it brings that back', async () => {
    await post('client', pair());
    const change = (move: string) => api.call(`/api/talents/${talent}/${move}/`, { method: 'PATCH', role: 'provider' });
    const modified = () => value<Date>('select modified_at from relation');
    const before = await modified();
    await change('deactivate');
    expect(await status()).toBe('archived');
    await change('activate');
    expect(await status()).toBe('proposed');
    expect(await modified()).toEqual(before);
  });
});

describe('the steps after a confirmation', () => {
  const INTERVIEW = 1;
  const OFFER = 5;
  const at = (step: number, more: object = {}) =>
    post('client', `${pair()}proceed/`, { proceed_reason: step, ...more });
  const confirmed = async () => {
    await post('client', pair());
    await post('provider', `${reversed()}confirm/`);
  };
  const walked = async () => {
    const { rows: found } = await api.database.pool.query(
      'select from_status, from_step, to_status, to_step from relation_event order by id',
    );
    return found.map((row) => [row.from_status, row.from_step, row.to_status, row.to_step]);
  };

  test('stand in the order of a walk', async () => {
    const { json } = await api.call('/api/admin-panel/dict/proceed-reasons/', { role: 'client' });
    expect(json.map(({ label }: { label: string }) => label)).toEqual([
      'Interview',
      'Test task',
      'Trial',
      'Offer',
      'Hire',
    ]);
  });

  test('an interview fails, is given another chance, becomes an offer and a hire, and the hire ends', async () => {
    await confirmed();
    expect((await at(INTERVIEW, { start_date: '2027-03-01' })).json.proceed).toMatchObject({
      reason: { label: 'Interview' },
    });
    const failed = await post('client', `${pair()}reject/`, REJECTION);
    expect(failed.json).toMatchObject({ status: 'rejected', proceed: { reason: { label: 'Interview' } } });
    const again = await api.call(`/api${pair()}unarchive/`, { role: 'client' });
    expect(again.json).toMatchObject({
      status: 'proceeded',
      proceed: { reason: { id: INTERVIEW } },
      rt_rejection_reason: null,
    });
    expect((await at(OFFER, { rate: '$70/hr' })).json.proceed).toEqual({
      reason: { id: OFFER, label: 'Offer' },
      start_date: '2027-03-01',
      rate: '$70/hr',
    });
    expect((await at(HIRE)).json.proceed).toMatchObject({ reason: { id: HIRE }, rate: '$70/hr' });
    const ended = await post('provider', `${reversed()}reject/`, { rt_rejection_reason: 15 });
    expect(ended.json).toMatchObject({ status: 'rejected', rt_rejection_reason: { ends_hire: true } });
    expect(await walked()).toEqual([
      [null, null, 'proposed', null],
      ['proposed', null, 'confirmed', null],
      ['confirmed', null, 'proceeded', INTERVIEW],
      ['proceeded', INTERVIEW, 'rejected', null],
      ['rejected', null, 'proceeded', INTERVIEW],
      ['proceeded', INTERVIEW, 'proceeded', OFFER],
      ['proceeded', OFFER, 'proceeded', HIRE],
      ['proceeded', HIRE, 'rejected', null],
    ]);
    const history = await api.call(`/api/relations/${ended.json.id}/history/`, { role: 'client' });
    expect(history.json.items[5]).toMatchObject({ from_step: { label: 'Interview' }, to_step: { label: 'Offer' } });
  });

  test('to the same step is the same answer and no move, unless something else is agreed', async () => {
    await confirmed();
    const first = await at(INTERVIEW, { rate: '$60/hr' });
    expect((await at(INTERVIEW)).json).toEqual(first.json);
    expect((await at(INTERVIEW, { rate: '$60/hr' })).json).toEqual(first.json);
    expect(await steps()).toBe(3);
    expect((await at(INTERVIEW, { rate: '$65/hr' })).json.proceed.rate).toBe('$65/hr');
    expect(await steps()).toBe(4);
  });

  test('who saw another step, or none, is told where it stands', async () => {
    await confirmed();
    await at(INTERVIEW);
    for (const seen of [{ from: 'confirmed' }, { from_step: null }, { from_step: OFFER }]) {
      const answer = await at(HIRE, seen);
      expect(answer).toMatchObject({ status: 409, json: { current: { proceed: { reason: { id: INTERVIEW } } } } });
    }
    expect((await at(HIRE, { from: 'proceeded', from_step: INTERVIEW })).status).toBe(200);
  });

  test('nothing is swallowed: another reason for what was turned down, and the end of a hire that never was', async () => {
    await confirmed();
    const early = await post('client', `${pair()}reject/`, { rt_rejection_reason: 14 });
    expect(early).toMatchObject({ status: 400, json: { issues: [{ path: 'body.rt_rejection_reason' }] } });
    await post('client', `${pair()}reject/`, REJECTION);
    expect((await post('client', `${pair()}reject/`, REJECTION)).status).toBe(200);
    expect((await post('client', `${pair()}reject/`, { ...REJECTION, comment: 'Else.' })).status).toBe(409);
    expect((await at(INTERVIEW)).status).toBe(409);
  });

  test('a card that is archived takes them along and brings them back, but a hire stays', async () => {
    const change = (move: string) => api.call(`/api/talents/${talent}/${move}/`, { method: 'PATCH', role: 'provider' });
    await confirmed();
    await at(OFFER);
    await change('deactivate');
    expect(await status()).toBe('archived');
    await change('activate');
    expect((await walked()).slice(-2)).toEqual([
      ['proceeded', OFFER, 'archived', null],
      ['archived', null, 'proceeded', OFFER],
    ]);
    await at(HIRE);
    await change('deactivate');
    expect(await status()).toBe('proceeded');
    await change('activate');
  });
});

describe('bodies', () => {
  const send = (role: Role, path: string, body?: string) =>
    api.call(`/api${path}`, { method: 'POST', role, body, headers: { 'content-type': 'application/json' } });

  test.each([undefined, '', '{}'])('may be left out where nothing is asked: %j', async (body) => {
    expect((await send('client', pair(), body)).status).toBe(200);
    expect((await send('provider', `${reversed()}confirm/`, body)).json).toMatchObject({ status: 'confirmed' });
    const rejected = await send('client', `${pair()}reject/`, body);
    expect(rejected.json).toMatchObject({
      status: 'rejected',
      rt_rejection_reason: { label: 'No reason given', by: 'we' },
    });
  });

  test('where a step is asked for, a lack of it is named', async () => {
    await post('client', pair());
    await post('provider', `${reversed()}confirm/`);
    for (const body of ['', '{}']) {
      const answer = await send('client', `${pair()}proceed/`, body);
      expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input']);
    }
  });
});

describe('who may move it', () => {
  test('the side that began can’t confirm, the provider can’t hire, and nobody but staff withdraws', async () => {
    await post('client', pair());
    expect((await post('client', `${pair()}confirm/`)).status).toBe(403);
    expect((await post('provider', `${reversed()}confirm/`)).status).toBe(200);
    expect((await post('provider', `${reversed()}proceed/`, { proceed_reason: 4 })).status).toBe(403);
    expect((await api.call(`/api${pair()}`, { method: 'DELETE', role: 'client' })).status).toBe(403);
  });

  test.each<Role>(['secondClient', 'developer', 'superadmin', 'manager', 'otherSuperadmin'])(
    'to %s it is as if it were not there',
    async (role) => {
      const { id } = (await post('client', pair())).json;
      const unknown = await post(role, '/requests/2147483646/related-talent/2147483645/confirm/');
      const answers = [
        await post(role, `${pair()}confirm/`),
        await post(role, `${pair()}reject/`, REJECTION),
        await post(role, pair()),
        await api.call(`/api/requests/${job}/get_relations/`, { role }),
        await api.call(`/api/talents/${talent}/get_relations/`, { role }),
        await api.call(`/api/relations/${id}/history/`, { role }),
        await api.call(`/api/ai/explain_match/${job}/${talent}/`, { role }),
      ];
      for (const answer of answers) expect([answer.status, withoutId(answer)]).toEqual([404, withoutId(unknown)]);
      expect(await status()).toBe('proposed');
    },
  );
});

describe('at the same time', () => {
  test('of fifty people who move it at once over two server processes one wins and the others hear where it stands', async () => {
    const servers = await Promise.all([startServer(api.database.url), startServer(api.database.url)]);
    try {
      await post('client', pair());
      const tokens = await staffTokens(50);
      const answers = await Promise.all(
        tokens.map((token, at) => {
          const isConfirm = at % 4 < 2;
          return servers[at % 2]!.call(`/api${reversed()}${isConfirm ? 'confirm' : 'reject'}/`, {
            method: 'POST',
            token,
            body: { from: 'proposed', ...(!isConfirm && REJECTION) },
          });
        }),
      );
      const [won, ...others] = answers.toSorted((a, b) => a.status - b.status);
      const now = await status();
      expect([won!.status, won!.json.status]).toEqual([200, now]);
      for (const lost of others)
        expect([lost.status, lost.json]).toMatchObject([409, { code: 'conflict', current: { status: now } }]);
      expect([await rows(), await steps()]).toEqual([1, 2]);
      // The proposal's, and the mover's: staff tell both sides.
      expect(await mailedTo()).toHaveLength(3);
    } finally {
      for (const server of servers) await server.end('SIGTERM');
    }
  });

  test('fifty who propose the same pair make one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? post('client', pair()) : post('provider', reversed()))),
    );
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(1);
    expect([await rows(), await steps(), (await mailedTo()).length]).toEqual([1, 1, 1]);
  });
});

describe('proposing', () => {
  test('offers own cards that are not linked, best match first, and says which are', async () => {
    await post('provider', reversed());
    const { json } = await api.call(`/api/talents/propose_cards/?for=${job}`, { role: 'provider' });
    const ids = json.propose_cards.map((item: { card_data: { id: number } }) => item.card_data.id);
    expect(ids).not.toContain(talent);
    expect(json.proposed_cards).toMatchObject([{ card_data: { id: talent }, relation: { status: 'proposed' } }]);
    const scores = json.propose_cards.map((item: { match: { score: number } }) => item.match.score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });
});

/** Sessions of so many people who may move every relation. */
async function staffTokens(count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await api.database.pool.query(
    `with staff as (
       insert into person (email, first_name, last_name, is_staff, owner_number)
       select 'staff' || at || '@example.com', 'Staff', at::text, true, 2000000000 + at from generate_series(1, $2) at
       returning id, owner_number)
     insert into access_token (hash, person_id)
     select ($1::bytea[])[owner_number - 2000000000], id from staff`,
    [tokens.map(tokenHash), count],
  );
  return tokens;
}

async function value<T>(query: string): Promise<T> {
  const { rows: found } = await api.database.pool.query({ text: query, rowMode: 'array' });
  return found[0]?.[0];
}

const rows = () => value<number>('select count(*) from relation');
const steps = () => value<number>('select count(*) from relation_event');
const status = () => value<string>('select status from relation');

async function mailedTo(): Promise<string[]> {
  const { rows: found } = await api.database.pool.query('select recipient from mail order by created_at, recipient');
  return found.map((row) => row.recipient);
}

function withoutId(answer: { json: { request_id: string } }): object {
  return { ...answer.json, request_id: '' };
}
