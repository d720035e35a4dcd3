import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

beforeEach(() => api.database.pool.query('delete from staff_update'));

afterAll(() => api.close());

const TALENT = {
  name: 'Ada Example',
  title: 'Senior Rust developer',
  summary: '<p>Builds engines.</p>',
  skills: [{ name: 'Rust', experience: 7, is_main: true }],
};
const REQUEST = { title: 'Rust developer wanted', skills: [{ name: 'Rust', experience: 3, is_main: true }] };

const create = (body: object = {}, role: Role = 'provider', host?: string) =>
  api.call('/api/talents/', { method: 'POST', role, host, body: { ...TALENT, ...body } });
const createRequest = (body: object = {}, role: Role = 'client') =>
  api.call('/api/requests/', { method: 'POST', role, body: { ...REQUEST, ...body } });
const change = (id: number, body: object, role: Role = 'provider') =>
  api.call(`/api/talents/${id}/`, { method: 'PATCH', role, body });
const get = (id: number, role: Role = 'visitor') => api.call(`/api/talents/${id}/`, { role });
const move = (id: number, where: string, role: Role = 'provider') =>
  api.call(`/api/talents/${id}/${where}/`, { method: where === 'copy' ? 'POST' : 'PATCH', role });

async function updates(): Promise<string[]> {
  const { rows } = await api.database.pool.query('select title from staff_update order by id');
  return rows.map(({ title }) => title);
}

async function isInMarket(id: number): Promise<boolean> {
  const { rows } = await api.database.pool.query('select from market_talent where card_id = $1', [id]);
  return rows.length === 1;
}

describe('a new card', () => {
  test('has every field as it was given, stands in the market at once and in the inbox of staff', async () => {
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
    // Main skills first, whichever way they were named.
    expect(made.json.skills.map(({ name }: { name: string }) => name)).toEqual(['Rust', 'TypeScript']);
    expect((await get(made.json.id)).json.title).toBe('Senior Rust developer');
    expect(await isInMarket(made.json.id)).toBe(true);
    expect(await updates()).toEqual(['New talent: Ada Example, Senior Rust developer']);
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

  test('lacks nothing that makes it worth seeing, and every gap is named at once', async () => {
    const { status, json } = await create({ name: ' ', title: '\u202E ', skills: [] });
    expect(status).toBe(400);
    expect(json.issues.map(({ path }: { path: string }) => path)).toEqual(['body.name', 'body.title', 'body.skills']);
  });

  test('names unknown ids, each where it stands, and nothing is kept', async () => {
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
  ])('%s: talents %d, jobs %d', async (role, talent, request) => {
    expect((await create({}, role)).status).toBe(talent);
    expect((await createRequest({}, role)).status).toBe(request);
  });

  test('of a company is its member’s to make, on its host alone', async () => {
    const make = (role: Role, host?: string) => create({ scope: 'company' }, role, host);
    expect((await make('provider', 'acme.localhost')).status).toBe(403);
    expect((await make('staff')).status).toBe(404);
    const made = await make('staff', 'acme.localhost');
    expect(made.status).toBe(200);
    expect((await get(made.json.id)).status).toBe(404);
    expect((await api.call(`/api/talents/${made.json.id}/`, { host: 'acme.localhost' })).status).toBe(200);
  });

  test('where ids are hidden has a link that opens it', async () => {
    const made = await create({ scope: 'company' }, 'staff', 'verdant.localhost');
    const { public_id, path } = made.json;
    for (const key of [public_id, path.replace('/t/', '')]) {
      const found = await api.call(`/api/talents/${key}/`, { host: 'verdant.localhost' });
      expect([key, found.status, found.json.id]).toEqual([key, 200, made.json.id]);
    }
  });
});

describe('numbers', () => {
  test('twenty that are reserved at once are twenty', async () => {
    const reserved = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        api.call(`/api/${at % 2 ? 'talents' : 'requests'}/get_public_id/`, { role: 'provider' }),
      ),
    );
    expect(new Set(reserved.map(({ json }) => json.public_id)).size).toBe(20);
  });

  test('one that is reserved becomes the card’s, once, and nobody else’s', async () => {
    const { card_number, public_id } = (await api.call('/api/talents/get_public_id/', { role: 'provider' })).json;
    expect((await create({ card_number: card_number + 1 })).json.issues).toMatchObject([{ path: 'body.card_number' }]);
    const both = await Promise.all([create({ card_number }), create({ card_number })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 200)?.json.public_id).toBe(public_id);
  });

  test('twenty cards that are made at once have twenty', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect(new Set(made.map(({ json }) => json.public_id)).size).toBe(20);
  });
});

describe('a change', () => {
  test('of the summary alone leaves the rest', async () => {
    const { json: before } = await create({ hourly_rate: 50 });
    const { json: after } = await change(before.id, { summary: '<p>Other words.</p>' });
    expect(after).toEqual({ ...before, summary: '<p>Other words.</p>', version: 2, modified: after.modified });
    expect(after.modified > before.modified).toBe(true);
  });

  test('of a card that somebody else changed meanwhile is refused with what is there now', async () => {
    const { json: card } = await create();
    const first = await change(card.id, { version: 1, title: 'Lead Rust developer' });
    expect(first.json.version).toBe(2);
    const stale = await change(card.id, { version: 1, city: 'Oslo' }, 'staff');
    expect(stale.status).toBe(409);
    expect(stale.json).toMatchObject({
      code: 'conflict',
      current: { id: card.id, title: 'Lead Rust developer', version: 2, city: null },
    });
    expect((await get(card.id)).json).toMatchObject({ version: 2, city: null });
  });

  test('by two at the same moment is one change and one conflict', async () => {
    const { json: card } = await create();
    const skills = [{ name: 'Go', experience: 1, is_main: true }];
    const both = await Promise.all([
      change(card.id, { version: 1, title: 'One', skills }),
      change(card.id, { version: 1, title: 'Two', skills }, 'staff'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)!.json.title;
    expect((await get(card.id)).json).toMatchObject({ version: 2, title: winner });
  });

  test('of what it was verified for by the owner takes that away and tells staff; other changes don’t', async () => {
    const { json: card } = await create();
    await api.database.pool.query('update talent set is_verified = true where id = $1', [card.id]);
    await api.database.pool.query('delete from staff_update');
    expect((await change(card.id, { city: 'Oslo' })).json.is_verified).toBe(true);
    expect((await change(card.id, { title: 'Staff’s word' }, 'staff')).json.is_verified).toBe(true);
    expect(await updates()).toEqual([]);
    expect((await change(card.id, { hourly_rate: 99 })).json.is_verified).toBe(false);
    expect(await updates()).toEqual(['Changed talent: Ada Example, Staff’s word']);
  });

  test('can’t take away what makes it worth seeing, or name fields of the other kind', async () => {
    const { json: card } = await create();
    for (const body of [{ title: '' }, { name: '' }, { skills: [] }, { company_name: 'x' }, { owner_id: 1 }]) {
      expect([body, (await change(card.id, body)).status]).toEqual([body, 400]);
    }
    expect((await get(card.id)).json.version).toBe(1);
  });

  test('by a superadmin can’t put it on hold, where it would be out of their sight', async () => {
    const { json: card } = await create({ scope: 'company' }, 'staff', 'acme.localhost');
    const hold = (role: Role) => change(card.id, { title: 'On hold', is_on_hold: true }, role);
    expect((await hold('superadmin')).status).toBe(403);
    expect((await get(card.id, 'superadmin')).json).toMatchObject({ title: card.title, is_on_hold: false });
    expect((await hold('staff')).status).toBe(200);
    expect((await change(card.id, { title: 'Mine' }, 'superadmin')).status).toBe(404);
  });

  test.each<Role>(['client', 'secondClient', 'developer', 'superadmin', 'teamLead', 'otherSuperadmin'])(
    'by %s, who may not, answers as if it were not there, and nothing changes',
    async (role) => {
      const { json: card } = await create();
      const stored = await row(card.id);
      const answers = (id: number) =>
        Promise.all([
          change(id, { title: 'Mine now' }, role),
          move(id, 'deactivate', role),
          move(id, 'activate', role),
          move(id, 'copy', role),
        ]);
      const [foreign, unknown] = [await answers(card.id), await answers(2_147_483_645)];
      expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(foreign.map(bytes)).toEqual(unknown.map(bytes));
      expect(await row(card.id)).toEqual(stored);
    },
  );
});

describe('a draft', () => {
  test('may be incomplete and shows to nobody else until it is published', async () => {
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

  test('of a company’s member shows to no other member, neither alone nor in the list', async () => {
    const draft = await create({ scope: 'company', is_draft: true }, 'staff', 'acme.localhost');
    const list = (role: Role) => api.call('/api/talents/?scope=company&limit=100', { role, host: 'acme.localhost' });
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
  test('is a draft with the same content and a number, a history and files of its own', async () => {
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

describe('archiving', () => {
  test('takes it off the market, restoring puts it back, and twice is as good as once', async () => {
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

describe('skills that nobody named before', () => {
  test('are shown at once, and the same one by two people at once is one skill', async () => {
    const name = 'Frobnication';
    const made = await Promise.all([
      create({ skills: [{ name, experience: 1, is_main: true }] }),
      create({ skills: [{ name: 'frobnication ', experience: 2, is_main: true }] }),
      createRequest({ skills: [{ name: 'FROBNICATION', experience: 2, is_main: true }] }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = made.map(({ json }) => json.skills[0].id);
    expect(new Set(ids).size).toBe(1);
    expect(made[0].json.skills[0].name.toLowerCase()).toBe('frobnication');
    expect((await get(made[0].json.id)).json.skills).toHaveLength(1);
  });

  test('in opposite orders don’t lock each other out', async () => {
    for (let round = 0; round < 5; round++) {
      const skills = Array.from({ length: 12 }, (_, at) => ({
        name: `Craft ${round} ${at}`,
        experience: 1,
        is_main: false,
      }));
      const both = await Promise.all([create({ skills }), create({ skills: skills.toReversed() })]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  test('are found when somebody types', async () => {
    await create({ skills: [{ name: 'Quuxology', experience: 1, is_main: true }] });
    const { json } = await api.call('/api/market_2/skills/?search=quux');
    expect(JSON.stringify(json)).toContain('Quuxology');
  });
});

const bytes = ({ text, json }: { text: string; json: { request_id: string } }) => text.replace(json.request_id, '');

async function row(id: number): Promise<object> {
  const { rows } = await api.database.pool.query('select * from talent where id = $1', [id]);
  return rows[0];
}

async function count(table: string): Promise<number> {
  const { rows } = await api.database.pool.query(`select count(*) as count from ${table}`);
  return rows[0].count;
}
