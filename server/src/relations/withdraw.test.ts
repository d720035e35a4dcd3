import { expect, test } from 'vitest';
import type { Role } from '../../../tests/support/api.ts';
import { relationGround } from '../../../tests/support/relation-ground.ts';

const ground = relationGround();
const { post, pair, reversed, status, mailedTo } = ground;
const withdraw = (role: Role, path: string) => ground.api.call(`/api${path}`, { method: 'DELETE', role });

test.each([
  ['client', () => pair()],
  ['provider', () => reversed()],
] as const)(
  'the %s withdraws their unanswered proposal, which becomes archived and can be restored',
  async (role, at) => {
    await post(role, at());
    expect((await withdraw(role, at())).json).toMatchObject({
      status: 'archived',
      waits_for: [],
      can: { unarchive: true },
    });
    // Idempotent: a repeat returns the same result.
    expect((await withdraw(role, at())).json).toMatchObject({ status: 'archived' });
    expect(await ground.steps()).toBe(2);
    expect(await mailedTo()).toEqual([]);
    const { json } = await ground.api.call('/api/admin-panel/updates/?limit=5', { role: 'staff' });
    expect(json.items).toMatchObject([{ kind: 'relation', title: expect.stringContaining('was withdrawn from') }]);
    expect((await post(role, `${at()}unarchive/`)).json).toMatchObject({ status: 'proposed', can: { archive: true } });
  },
);

test('a withdrawal after the email was sent is mailed to the recipient of the proposal', async () => {
  await post('client', pair());
  await ground.api.database.pool.query('update mail set gathers_as = null, parts = null, sent_at = now()');
  await withdraw('client', pair());
  const { rows } = await ground.api.database.pool.query('select recipient, subject from mail where sent_at is null');
  expect(rows).toEqual([
    { recipient: ground.api.account('provider').email, subject: expect.stringContaining('was withdrawn from') },
  ]);
});

test('an answered proposal can no longer be withdrawn, and the call returns 409 with the current status', async () => {
  await post('client', pair());
  await post('provider', `${reversed()}confirm/`);
  const late = await withdraw('client', pair());
  expect([late.status, late.json.current.status]).toEqual([409, 'confirmed']);
  expect(await status()).toBe('confirmed');
});

test('a proposal of staff or of the other side cannot be withdrawn, and neither side can restore a withdrawal by staff', async () => {
  await post('staff', pair());
  for (const role of ['client', 'provider'] as const) expect((await withdraw(role, pair())).status).toBe(403);
  await withdraw('staff', pair());
  for (const role of ['client', 'provider'] as const)
    expect((await post(role, `${pair()}unarchive/`)).status).toBe(403);
});

test('of a concurrent withdrawal and confirmation, one succeeds and the other returns 409', async () => {
  await post('client', pair());
  const answers = await Promise.all([withdraw('client', pair()), post('provider', `${reversed()}confirm/`)]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
});
