import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { editedCards, TALENT } from '../../../../tests/support/edited-cards.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() => api.database.pool.query('delete from staff_update'));

afterAll(() => api.close());

const { create, createRequest, change, get, move, updates, isInMarket } = editedCards(() => api);

describe('a new card', () => {
  test('has the fields that were sent, is in the market immediately and is in the staff inbox', async () => {
    const made = await create({
      seniority: 3,
      english_level: 2,
      country: 'PL',
      city: 'Kraków',
      hourly_rate: 60,
      full_stack: true,
      skills: [
        { name: 'ts', experience: 5, is_main: false },
        { name: 'Rust', experience: null, is_main: true },
      ],
    });
    expect(made.status).toBe(200);
    expect(made.json).toMatchObject({
      name: 'Ada Example',
      title: 'Senior Rust developer',
      summary: '<p>Builds engines.</p>',
      seniority: { id: 3 },
      english_level: { id: 2 },
      country: { code: 'PL' },
      city: 'Kraków',
      hourly_rate: { min: 60, max: 60 },
      monthly_rate: null,
      full_stack: true,
      version: 1,
      is_draft: false,
      can: { edit: true },
    });
    // Main skills come first, regardless of their order in the request.
    expect(made.json.skills.map(({ name }: { name: string }) => name)).toEqual(['Rust', 'TypeScript']);
    expect((await get(made.json.id)).json.title).toBe('Senior Rust developer');
    expect(await isInMarket(made.json.id)).toBe(true);
    expect(await updates()).toEqual(['New talent: Ada Example, Senior Rust developer']);
    const { rows } = await api.database.pool.query('select path from staff_update order by id desc limit 1');
    const path = rows[0].path.replace('/t/', '/api/talents/');
    expect((await api.call(`${path}/`, { role: 'staff' })).json.id).toBe(made.json.id);
  });

  test('keeps the order of its skills', async () => {
    const names = ['Go', 'Rust', 'Python', 'Java'];
    const skills = names.map((name) => ({ name, experience: 2, is_main: false }));
    const made = await create({ skills });
    const held = ({ json }: typeof made) => json.skills.map(({ name }: { name: string }) => name);
    expect(held(made)).toEqual(names);
    const turned = await change(made.json.id, { skills: skills.toReversed() });
    expect(held(turned)).toEqual(names.toReversed());
  });

  test('without required fields is refused with the path of every missing field', async () => {
    for (const [name, title] of [
      [' ', '\u202E '],
      ['\u200B\u200D', '\u3164'],
    ]) {
      const { status, json } = await create({ name, title, skills: [] });
      expect(status).toBe(400);
      expect(json.issues.map(({ path }: { path: string }) => path)).toEqual(['body.name', 'body.title', 'body.skills']);
    }
  });

  test('with unknown ids or repeated skills is refused with their paths, and is not stored', async () => {
    const before = await count('talent');
    const { rows } = await api.database.pool.query('select min(id) as id from specialization');
    const { json } = await create({
      seniority: 99,
      specializations: [rows[0].id, 9999],
      country: 'QQ',
      industries: [8888],
    });
    expect(json.issues.map(({ path }: { path: string }) => path)).toEqual([
      'body.seniority',
      'body.specializations.1',
      'body.industries.0',
      'body.country',
    ]);
    const skills = [{ id: 99_999_999, experience: 1, is_main: true }];
    expect((await create({ skills })).json.issues).toMatchObject([{ path: 'body.skills.0' }]);
    const twice = [
      { name: 'JavaScript', experience: 1, is_main: true },
      { name: 'js', experience: 1, is_main: true },
    ];
    expect((await create({ skills: twice })).json.issues).toMatchObject([{ path: 'body.skills.1' }]);
    expect(await count('talent')).toBe(before);
  });

  test.each<[Role, number, number]>([
    ['client', 403, 200],
    ['provider', 200, 403],
    ['developer', 200, 403],
    ['staff', 200, 200],
  ])('of a %s returns %d for a talent and %d for a job', async (role, talent, request) => {
    expect((await create({}, role)).status).toBe(talent);
    expect((await createRequest({}, role)).status).toBe(request);
  });

  test('of a company can be created by staff, not by non-members, and exists on its host only', async () => {
    const make = (role: Role, host?: string) => create({ scope: 'company' }, role, host);
    expect((await make('provider', 'acme.localhost')).status).toBe(403);
    expect((await make('staff')).status).toBe(404);
    const made = await make('staff', 'acme.localhost');
    expect(made.status).toBe(200);
    expect((await get(made.json.id)).status).toBe(404);
    expect((await api.call(`/api/talents/${made.json.id}/`, { host: 'acme.localhost' })).status).toBe(200);
  });

  test('of a company that hides ids can be opened by its link', async () => {
    const made = await create({ scope: 'company' }, 'staff', 'verdant.localhost');
    const { public_id, path } = made.json;
    for (const key of [public_id, path.replace('/t/', '')]) {
      const found = await api.call(`/api/talents/${key}/`, { host: 'verdant.localhost' });
      expect([key, found.status, found.json.id]).toEqual([key, 200, made.json.id]);
    }
  });
});

describe('a draft', () => {
  test('may be incomplete and is hidden from other users until it is published', async () => {
    const draft = await create({ is_draft: true, title: '', skills: [] });
    expect(draft.json).toMatchObject({ is_draft: true, title: '' });
    const { id } = draft.json;
    expect(await isInMarket(id)).toBe(false);
    for (const role of ['visitor', 'client', 'developer'] as const) expect((await get(id, role)).status).toBe(404);
    expect((await get(id, 'provider')).status).toBe(200);
    expect(await updates()).toEqual([]);
    expect((await change(id, { is_draft: false })).status).toBe(400);
    await change(id, { title: 'Finished', skills: TALENT.skills, is_draft: false });
    expect((await get(id)).status).toBe(200);
    expect(await isInMarket(id)).toBe(true);
    expect(await updates()).toEqual(['New talent: Ada Example, Finished']);
  });

  test('of a company is visible to its owner and superadmins, but not to other members', async () => {
    const draft = await create({ scope: 'company', is_draft: true }, 'staff', 'acme.localhost');
    const list = (role: Role) =>
      api.call('/api/talents/?scope=company&limit=100&drafts=1', { role, host: 'acme.localhost' });
    const holds = async (role: Role) =>
      (await list(role)).json.items.some(({ id }: { id: number }) => id === draft.json.id);
    expect(await holds('staff')).toBe(true);
    expect(await holds('superadmin')).toBe(true);
    expect(await holds('manager')).toBe(false);
    const seen = await api.call(`/api/talents/${draft.json.id}/`, { role: 'manager', host: 'acme.localhost' });
    expect(seen.status).toBe(404);
  });
});

describe('a copy', () => {
  test('is a draft with the same content and a new number, without files and verification', async () => {
    const { json: card } = await create({ seniority: 2, country: 'PL', hourly_rate: 40, is_private: true });
    await api.database.pool.query(
      `update talent set photo = '/files/x.webp', cv_file = '/files/x.pdf', is_verified = true, priority = 0 where id = $1`,
      [card.id],
    );
    const { json: copy } = await move(card.id, 'copy');
    const content = ({ name, title, summary, skills, seniority, country, hourly_rate, is_private }: typeof card) => ({
      name,
      title,
      summary,
      skills,
      seniority,
      country,
      hourly_rate,
      is_private,
    });
    expect(content(copy)).toEqual(content(card));
    expect(copy).toMatchObject({
      is_draft: true,
      version: 1,
      photo: null,
      has_cv: false,
      is_verified: false,
      priority: 1,
    });
    expect(copy.public_id).not.toBe(card.public_id);
    expect(await isInMarket(copy.id)).toBe(false);
    expect((await move(copy.id, 'copy', 'staff')).json.can.edit).toBe(true);
  });
});

describe('archiving a card', () => {
  test('removes it from the market, restoring adds it again, and repeating either changes nothing', async () => {
    const { json: card } = await create();
    expect((await move(card.id, 'deactivate')).json).toMatchObject({ is_active: false, version: 2 });
    expect((await move(card.id, 'deactivate')).json.version).toBe(2);
    expect(await isInMarket(card.id)).toBe(false);
    expect((await get(card.id)).status).toBe(410);
    const both = await Promise.all([move(card.id, 'activate'), move(card.id, 'activate')]);
    expect(both.map(({ json }) => [json.is_active, json.version])).toEqual([
      [true, 3],
      [true, 3],
    ]);
    expect(await isInMarket(card.id)).toBe(true);
  });
});

async function count(table: string): Promise<number> {
  const { rows } = await api.database.pool.query(`select count(*) as count from ${table}`);
  return rows[0].count;
}
