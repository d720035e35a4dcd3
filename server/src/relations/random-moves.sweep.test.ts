import type { RelationStatus } from '@crewdock/contract/relations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { pairOfRoles } from '../../../tests/support/pairs.ts';

/** The state table of the product's design, written by hand to be independent of the code. */
const FROM: Record<RelationStatus, readonly (RelationStatus | null)[]> = {
  proposed: [null, 'rejected', 'archived'],
  confirmed: ['proposed', 'rejected', 'archived'],
  proceeded: ['confirmed', 'proceeded', 'rejected', 'archived'],
  rejected: ['proposed', 'confirmed', 'proceeded', 'archived'],
  archived: ['proposed', 'confirmed', 'proceeded', 'rejected'],
};
const PEOPLE = 50;
const MOVES_EACH = 6;

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

test('concurrent random moves of a relation return 200, 403 or 409, and its history has only valid transitions', async () => {
  const { request, talent } = await pairOfRoles(api, 'client', 'provider');
  const pair = `/api/requests/${request}/related-talent/${talent}/`;
  await api.call(pair, { method: 'POST', role: 'client', body: {} });
  const roles: Role[] = ['client', 'provider', 'staff'];
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      const random = sequence(person);
      const role = roles[person % roles.length]!;
      const statuses: number[] = [];
      for (let move = 0; move < MOVES_EACH; move++)
        statuses.push((await api.call(...randomCall(pair, role, random))).status);
      return statuses;
    }),
  );
  const counts = Map.groupBy(answers.flat(), (status) => status);
  expect([...counts.keys()].toSorted()).toEqual([200, 403, 409]);

  const { rows: events } = await api.database.pool.query(
    'select from_status, from_step, to_status, to_step from relation_event order by id',
  );
  let [status, step]: [RelationStatus | null, number | null] = [null, null];
  for (const event of events) {
    expect([event.from_status, event.from_step]).toEqual([status, step]);
    expect(FROM[event.to_status as RelationStatus]).toContain(event.from_status);
    expect(event.to_step === null).toBe(event.to_status !== 'proceeded');
    [status, step] = [event.to_status, event.to_step];
  }
  const { rows: relations } = await api.database.pool.query('select status, proceed_reason_id from relation');
  expect(relations).toHaveLength(1);
  expect(relations[0].status).toBe(status);
  if (status === 'proceeded') expect(relations[0].proceed_reason_id).toBe(step);
  // Guards against a run in which almost no random move succeeded.
  expect(events.length).toBeGreaterThan(10);
});

function randomCall(pair: string, role: Role, random: () => number): Parameters<TestApi['call']> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const step = pick([1, 2, 3, 5, 4]);
  return pick<Parameters<TestApi['call']>>([
    [`${pair}confirm/`, { method: 'POST', role, body: {} }],
    [`${pair}reject/`, { method: 'POST', role, body: { rt_rejection_reason: 2 } }],
    [`${pair}proceed/`, { method: 'POST', role, body: { proceed_reason: step } }],
    [`${pair}proceed/`, { method: 'POST', role, body: { proceed_reason: step } }],
    [`${pair}unarchive/`, { role }],
    [`${pair}unarchive/`, { role }],
    [pair, { method: 'DELETE', role }],
  ]);
}

/** A deterministic random number generator, so that every run uses the same numbers. */
function sequence(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
