import { expect, it } from 'vitest';
import { REJECTION, relationGround } from '../../../tests/support/relation-ground.ts';

const ground = relationGround();

const inbox = async (query = '?with_counters=1') =>
  (await ground.api.call(`/api/admin-panel/updates/${query}`, { role: 'staff' })).json;
const change = (id: number, version: number, body: object) =>
  ground.api.call(`/api/admin-panel/updates/${id}/`, { method: 'PATCH', role: 'staff', body: { version, ...body } });
const propose = () => ground.post('client', ground.pair());
const confirm = () => ground.post('provider', `${ground.reversed()}confirm/`);

it('shows all moves of a relation as one entry with its latest state and actor', async () => {
  await propose();
  await confirm();
  await ground.post('client', `${ground.pair()}reject/`, REJECTION);
  const { items, counters } = await inbox();
  expect(items).toMatchObject([
    {
      status: 'new',
      title: expect.stringContaining(' was rejected for '),
      detail: expect.stringContaining('From confirmed to rejected.'),
      actor: { name: await nameOf('client') },
      version: 3,
    },
  ]);
  expect(counters).toEqual({ new: 1, in_progress: 0, done: 0 });
});

it('reopens a finished entry on the next move, and keeps an entry in progress and its assignee', async () => {
  await propose();
  const [{ id, created }] = (await inbox()).items;
  const staffId = (await ground.api.call('/api/session/', { role: 'staff' })).json.staff_id;
  await change(id, 1, { status: 'done', assignee: staffId });
  await confirm();
  const [reopened] = (await inbox()).items;
  expect(reopened).toMatchObject({ id, status: 'new', assignee: { id: staffId } });
  expect(reopened.created > created).toBe(true);
  await change(id, reopened.version, { status: 'in_progress' });
  await ground.post('client', `${ground.pair()}reject/`, REJECTION);
  expect((await inbox()).items).toMatchObject([{ id, status: 'in_progress', assignee: { id: staffId } }]);
});

it('returns 409 with the current entry when the relation has moved since the entry was read', async () => {
  await propose();
  const [{ id, version }] = (await inbox()).items;
  await confirm();
  const late = await change(id, version, { status: 'done' });
  expect([late.status, late.json.current.status]).toEqual([409, 'new']);
});

it('counts no work for moves by staff, and shows them in the entry', async () => {
  const unread = async () => (await ground.api.call('/api/session/', { role: 'staff' })).json.new_updates_count;
  await ground.post('staff', ground.pair());
  expect(await unread()).toBe(0);
  expect((await inbox()).items).toMatchObject([{ status: 'done', actor: { name: await nameOf('staff') } }]);
  await confirm();
  expect(await unread()).toBe(1);
  await ground.post('staff', `/admin-panel/requests/${ground.job}/related-talent/${ground.talent}/confirm/`);
  await ground.post('staff', `${ground.pair()}reject/`, REJECTION);
  expect(await unread()).toBe(0);
  expect((await inbox()).items).toMatchObject([
    { status: 'done', title: expect.stringContaining(' was rejected for ') },
  ]);
});

it('updates the entries of relations that a filled job rejects', async () => {
  await propose();
  const closing = await ground.api.call(`/api/requests/${ground.job}/closing/`, { role: 'client' });
  const relations = closing.json.relations.map(({ relation }: { relation: { id: number } }) => relation.id);
  const body = { seen: closing.json.seen, relations, applications: [], comment: '' };
  const closed = await ground.post('client', `/requests/${ground.job}/close/`, body);
  expect([closed.status, closed.json]).toEqual([200, expect.anything()]);
  const { items } = await inbox('?ordering=created');
  expect(items).toMatchObject([
    { kind: 'relation', status: 'done', title: expect.stringContaining(' was rejected for ') },
    { kind: 'card', status: 'new', actor: { name: await nameOf('client') } },
  ]);
  await ground.post('client', `/requests/${ground.job}/reopen/`, { closing: closed.json.id });
});

async function nameOf(role: 'client' | 'staff'): Promise<string> {
  const { first_name, last_name } = (await ground.api.call('/api/session/', { role })).json;
  return `${first_name} ${last_name}`.trim();
}
