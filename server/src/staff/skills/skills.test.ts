import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { editedCards } from '../../../../tests/support/edited-cards.ts';

let api: TestApi;
const { create, get } = editedCards(() => api);

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(() => api.database.pool.query('truncate rate_limit'));

const SKILLS = '/api/admin-panel/skills/';
const typed = (name: string) => ({ name, experience: 4, is_main: true });
const list = async (search: string) => (await api.call(`${SKILLS}?search=${search}`, { role: 'staff' })).json.items;
const edit = async (id: number, change: object) => {
  const { version } = (await api.call(`${SKILLS}${id}/`, { role: 'staff' })).json;
  return api.call(`${SKILLS}${id}/`, { method: 'PATCH', role: 'staff', body: { version, ...change } });
};
const found = async (name: string, role: Role = 'visitor') =>
  (await api.call(`/api/dict/skill/?names=${name}`, { role })).json;
const known = async (name: string): Promise<number> => (await found(name))[0].id;
const skillsOf = async (card: number) =>
  (await get(card, 'provider')).json.skills.map(({ name, experience }: { name: string; experience: number }) => [
    name,
    experience,
  ]);
const newName = () => `Lantern${randomUUID().slice(0, 8)}`;

/** Creates a private talent with a custom skill. */
async function privately(...others: object[]) {
  const name = newName();
  const card = (await create({ skills: [typed(name), ...others], is_private: true })).json.id;
  const [skill] = await list(name);
  return { name, card, skill };
}

test('only staff can list and review skills typed by users, and reference skills cannot be reviewed', async () => {
  const { skill } = await privately();
  for (const role of ['client', 'provider', 'superadmin'] as const) {
    expect((await api.call(SKILLS, { role })).status).toBe(403);
    const body = { version: 1, is_approved: true };
    expect((await api.call(`${SKILLS}${skill.id}/`, { method: 'PATCH', role, body })).status).toBe(403);
  }
  // Skills of the reference data can't be reviewed.
  expect((await api.call(`${SKILLS}${await known('rust')}/`, { role: 'staff' })).status).toBe(404);
});

test('a typed skill is listed with its creator and the number of its cards', async () => {
  const { skill, name } = await privately();
  expect(skill).toMatchObject({
    name,
    state: 'waiting',
    cards: 1,
    is_public: false,
    made_by: { name: api.account('provider').email },
  });
});

test('an approved skill is public, and revoking the approval hides it unless a public card has it', async () => {
  const { name, skill } = await privately();
  expect(await found(name, 'client')).toEqual([]);
  expect((await edit(skill.id, { is_approved: true })).json).toMatchObject({ state: 'approved', is_public: true });
  expect(await found(name, 'client')).toMatchObject([{ id: skill.id }]);
  await edit(skill.id, { is_approved: false });
  expect(await found(name, 'client')).toEqual([]);
  await create({ skills: [{ id: skill.id, experience: 1, is_main: true }] });
  await edit(skill.id, { is_approved: true });
  expect((await edit(skill.id, { is_approved: false })).json).toMatchObject({ state: 'waiting', is_public: true });
});

describe('a merge', () => {
  test('moves cards and the typed name to the known skill, and can be undone', async () => {
    const rust = await known('rust');
    const { name, skill, card } = await privately();
    const both = (
      await create({
        skills: [
          { id: skill.id, experience: 9, is_main: true },
          { id: rust, experience: 2, is_main: false },
        ],
      })
    ).json.id;
    const before = [await skillsOf(card), await skillsOf(both)];
    expect((await edit(skill.id, { merged_into: rust })).json).toMatchObject({
      state: 'merged',
      merged_into: { id: rust, name: 'Rust' },
      cards: 0,
    });
    expect(await skillsOf(card)).toEqual([['Rust', 4]]);
    expect(await skillsOf(both)).toEqual([['Rust', 2]]);
    expect(await found(name)).toMatchObject([{ id: rust }]);
    const { rows } = await api.database.pool.query('select skills from market_talent where card_id = $1', [both]);
    expect(rows).toEqual([{ skills: [rust] }]);
    const typedAgain = (await create({ skills: [typed(name)] })).json.id;
    expect(await skillsOf(typedAgain)).toEqual([['Rust', 4]]);
    await edit(skill.id, { merged_into: null });
    expect([await skillsOf(card), await skillsOf(both)]).toEqual(before);
    expect(await found(name)).toMatchObject([{ id: skill.id }]);
  });

  test('also moves available resources, and moves them back when undone', async () => {
    const rust = await known('rust');
    const { skill } = await privately();
    const { rows } = await api.database.pool.query(
      `with made as (
         insert into resource (owner_id, name, title) select id, 'Ada', 'Developer' from person order by id limit 1 returning id)
       insert into resource_skill (resource_id, skill_id, experience, is_main) select id, $1, 3, true from made returning resource_id`,
      [skill.id],
    );
    const carried = async () => {
      const { rows: carries } = await api.database.pool.query(
        'select skill_id, experience, is_main from resource_skill where resource_id = $1',
        [rows[0].resource_id],
      );
      return carries;
    };
    await edit(skill.id, { merged_into: rust });
    expect(await carried()).toEqual([{ skill_id: rust, experience: 3, is_main: true }]);
    await edit(skill.id, { merged_into: null });
    expect(await carried()).toEqual([{ skill_id: skill.id, experience: 3, is_main: true }]);
  });

  test('is not undone on a card that was edited since', async () => {
    const { skill, card } = await privately();
    await edit(skill.id, { merged_into: await known('rust') });
    await api.call(`/api/talents/${card}/`, {
      method: 'PATCH',
      role: 'provider',
      body: { skills: [{ id: await known('go'), experience: 1, is_main: true }] },
    });
    await edit(skill.id, { merged_into: null });
    expect(await skillsOf(card)).toEqual([['Go', 1]]);
  });

  test('requires a different, public target skill', async () => {
    const [one, other] = [await privately(), await privately()];
    expect((await edit(one.skill.id, { merged_into: other.skill.id })).json.issues).toMatchObject([
      { path: 'body.merged_into' },
    ]);
    await edit(one.skill.id, { is_approved: true });
    expect((await edit(one.skill.id, { merged_into: one.skill.id })).status).toBe(400);
    expect((await edit(other.skill.id, { merged_into: one.skill.id })).json.state).toBe('merged');
  });
});
