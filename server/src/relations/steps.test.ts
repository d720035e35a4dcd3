import { HIRE } from '@crewdock/contract/steps';
import { expect, test } from 'vitest';
import { REJECTION, relationGround } from '../../../tests/support/relation-ground.ts';

/** Starts with a confirmed relation. */
const ground = relationGround();
const { post, pair, reversed, steps, status } = ground;

const INTERVIEW = 1;
const OFFER = 5;
const at = (step: number, more: object = {}) => post('client', `${pair()}proceed/`, { proceed_reason: step, ...more });
const confirmed = async () => {
  await post('client', pair());
  await post('provider', `${reversed()}confirm/`);
};
const walked = async () => {
  const { rows: found } = await ground.api.database.pool.query(
    'select from_status, from_step, to_status, to_step from relation_event order by id',
  );
  return found.map((row) => [row.from_status, row.from_step, row.to_status, row.to_step]);
};

test('steps are listed in the order of a hiring process', async () => {
  const { json } = await ground.api.call('/api/admin-panel/dict/proceed-reasons/', { role: 'client' });
  expect(json.map(({ label }: { label: string }) => label)).toEqual([
    'Interview',
    'Test task',
    'Trial',
    'Offer',
    'Hire',
  ]);
});

test('a relation is rejected at an interview, restored, moved to offer and hire, and ended after the hire', async () => {
  await confirmed();
  expect((await at(INTERVIEW, { start_date: '2027-03-01' })).json.proceed).toMatchObject({
    reason: { label: 'Interview' },
  });
  const failed = await post('client', `${pair()}reject/`, REJECTION);
  expect(failed.json).toMatchObject({ status: 'rejected', proceed: { reason: { label: 'Interview' } } });
  const again = await ground.api.call(`/api${pair()}unarchive/`, { role: 'client' });
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
  const history = await ground.api.call(`/api/relations/${ended.json.id}/history/`, { role: 'client' });
  expect(history.json.items[5]).toMatchObject({ from_step: { label: 'Interview' }, to_step: { label: 'Offer' } });
});

test('a relation at the hire step cannot proceed, and attempts return 409 with the current step', async () => {
  await confirmed();
  await at(INTERVIEW);
  const hired = await at(HIRE);
  expect(hired.json.can).toMatchObject({ proceed: false, reject: true });
  expect((await at(HIRE)).json).toEqual(hired.json);
  for (const answer of [await at(INTERVIEW), await at(OFFER), await at(HIRE, { rate: '$90/hr' })])
    expect(answer).toMatchObject({
      status: 409,
      text: expect.stringContaining('already hired'),
      json: { current: { proceed: { reason: { id: HIRE } } } },
    });
  const byStaff = await post('staff', `${pair()}proceed/`, { proceed_reason: OFFER });
  expect(byStaff.status).toBe(409);
  expect(await steps()).toBe(4);
});

test('a hire can be undone to the previous step by the side that made it, when the call names the hire step', async () => {
  await confirmed();
  await at(INTERVIEW);
  await at(HIRE);
  const seen = { from: 'proceeded', from_step: HIRE };
  expect((await post('staff', `${pair()}proceed/`, { proceed_reason: INTERVIEW, ...seen })).status).toBe(409);
  expect((await at(OFFER, seen)).status).toBe(409);
  expect((await at(INTERVIEW, seen)).json).toMatchObject({
    can: { proceed: true },
    proceed: { reason: { id: INTERVIEW } },
  });
});

test('the matches of a card name the same step as its list of relations', async () => {
  await confirmed();
  await at(HIRE, { rate: '$70/hr' });
  for (const [role, own, other, id] of [
    ['client', 'requests', 'talents', ground.job],
    ['provider', 'talents', 'requests', ground.talent],
  ] as const) {
    const listed = await ground.api.call(`/api/${own}/${id}/get_relations/`, { role });
    const matches = await ground.api.call(`/api/market_2/${other}/?for=${id}&matching=all&limit=100`, { role });
    const [related] = listed.json.items;
    const matched = matches.json.items.find((item: { id: number }) => item.id === related.card_data.id);
    const { status: state, proceed } = related.relation;
    expect(proceed).toMatchObject({ reason: { label: 'Hire' }, rate: '$70/hr' });
    expect(matched.relation).toEqual({ id: related.relation.id, status: state, proceed });
  }
});

test('the list of relations counts relations per step and can be filtered by step', async () => {
  await confirmed();
  const listed = async (query: string) =>
    (await ground.api.call(`/api/requests/${ground.job}/get_relations/?${query}`, { role: 'client' })).json;
  const counted = async () =>
    (await listed('status=active')).steps.map(({ label, count }: { label: string; count: number }) => [label, count]);
  expect((await counted()).every(([, count]: [string, number]) => count === 0)).toBe(true);
  await at(INTERVIEW);
  expect(await counted()).toEqual([
    ['Interview', 1],
    ['Test task', 0],
    ['Trial', 0],
    ['Offer', 0],
    ['Hire', 0],
  ]);
  for (const filter of ['proceeded', 'active', 'all']) {
    expect(await listed(`status=${filter}&step=${INTERVIEW}`)).toMatchObject({ total: 1, items: [{}] });
    expect(await listed(`status=${filter}&step=${OFFER}`)).toMatchObject({ total: 0, items: [] });
  }
  await post('client', `${pair()}reject/`, REJECTION);
  // A rejected relation keeps its step for a later restore, but does not count for that step.
  expect(await listed(`status=rejected&step=${INTERVIEW}`)).toMatchObject({ total: 0, items: [] });
  expect((await counted())[0]).toEqual(['Interview', 0]);
});

test('repeating the current step changes nothing, unless another rate is given', async () => {
  await confirmed();
  const first = await at(INTERVIEW, { rate: '$60/hr' });
  expect((await at(INTERVIEW)).json).toEqual(first.json);
  expect((await at(INTERVIEW, { rate: '$60/hr' })).json).toEqual(first.json);
  expect(await steps()).toBe(3);
  expect((await at(INTERVIEW, { rate: '$65/hr' })).json.proceed.rate).toBe('$65/hr');
  expect(await steps()).toBe(4);
});

test('a move from an outdated status or step returns 409 with the current step', async () => {
  await confirmed();
  await at(INTERVIEW);
  for (const seen of [{ from: 'confirmed' }, { from_step: null }, { from_step: OFFER }]) {
    const answer = await at(HIRE, seen);
    expect(answer).toMatchObject({ status: 409, json: { current: { proceed: { reason: { id: INTERVIEW } } } } });
  }
  expect((await at(HIRE, { from: 'proceeded', from_step: INTERVIEW })).status).toBe(200);
});

test('an end-of-hire reason returns 400 before a hire, and changing a rejection or proceeding after it returns 409', async () => {
  await confirmed();
  const early = await post('client', `${pair()}reject/`, { rt_rejection_reason: 14 });
  expect(early).toMatchObject({ status: 400, json: { issues: [{ path: 'body.rt_rejection_reason' }] } });
  await post('client', `${pair()}reject/`, REJECTION);
  expect((await post('client', `${pair()}reject/`, REJECTION)).status).toBe(200);
  expect((await post('client', `${pair()}reject/`, { ...REJECTION, comment: 'Else.' })).status).toBe(409);
  expect((await at(INTERVIEW)).status).toBe(409);
});

test('archiving a card archives its relations and restoring it restores their step, except for hires', async () => {
  const change = (move: string) =>
    ground.api.call(`/api/talents/${ground.talent}/${move}/`, { method: 'PATCH', role: 'provider' });
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
