import { describe, expect, test } from 'vitest';
import { relationGround } from '../../../tests/support/relation-ground.ts';

const ground = relationGround();
const { post, pair } = ground;

describe('the number of people hired for a job', () => {
  test('counts the relations at the hire step, in the list of own cards and on the card’s page', async () => {
    await ground.api.database.pool.query('update request set headcount = 3 where id = $1', [ground.job]);
    await post('client', pair());
    await post('provider', `${ground.reversed()}confirm/`);
    expect(await told()).toEqual([0, 3]);
    for (const step of [1, 5]) await post('client', `${pair()}proceed/`, { proceed_reason: step });
    expect(await told()).toEqual([0, 3]);
    await post('client', `${pair()}proceed/`, { proceed_reason: 4 });
    expect(await told()).toEqual([1, 3]);
    // A rejected relation keeps its step, but no longer counts as a hire.
    await post('client', `${pair()}reject/`, { rt_rejection_reason: 14 });
    expect(await told()).toEqual([0, 3]);
  });

  test('is not shown to the talent’s side', async () => {
    const { status, json } = await ground.api.call(`/api/requests/${ground.job}/`, { role: 'provider' });
    expect([status, json.headcount, json.hired]).toEqual([200, 3, undefined]);
  });
});

async function told(): Promise<[number, number]> {
  const { json: card } = await ground.api.call(`/api/requests/${ground.job}/`, { role: 'client' });
  const { json } = await ground.api.call('/api/requests/?limit=100', { role: 'client' });
  const row = json.items.find(({ id }: { id: number }) => id === ground.job);
  expect([row.hired, row.headcount]).toEqual([card.hired, card.headcount]);
  return [card.hired, card.headcount];
}
