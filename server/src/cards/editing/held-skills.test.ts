import { randomUUID } from 'node:crypto';
import { NEW_SKILLS_A_DAY } from '@crewdock/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';

const ACME = 'acme.localhost';
const SUNRISE = 'sunrise.localhost';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

interface Named {
  id: number;
  name: string;
}

const newName = () => `Zq${randomUUID().slice(0, 8)} engine`;
const skill = (of: object) => ({ experience: 1, is_main: true, ...of });

async function create(name: string, state: object, role: Role = 'provider', host?: string) {
  const body = { name: 'Ada', title: 'Developer', skills: [skill({ name })], ...state };
  const made = await api.call('/api/talents/', { method: 'POST', role, host, body });
  expect(made.status).toBe(200);
  return { id: made.json.id as number, skill: made.json.skills[0] as Named };
}

/** Returns all responses that could contain the name of a skill, joined to one string. */
async function toldTo(name: string, skillId: number, role: Role, host?: string): Promise<string> {
  const typed = encodeURIComponent(name);
  const start = encodeURIComponent(name.slice(0, 6));
  const texts = await Promise.all(
    [
      `/api/market_2/skills/?search=${start}`,
      `/api/market_2/skills/?search=engine`,
      `/api/market_2/skills/?search_multi_match=Rust,${typed}`,
      `/api/dict/skill/`,
      `/api/dict/skill/?names=${typed}`,
      `/api/market_2/talents/?skills=${skillId}`,
      `/api/market_2/talents/?search=${start}`,
      `/api/market_2/talents/?main_skills=${skillId}&matching=all`,
    ].map(async (path) => (await api.call(path, { role, host })).text),
  );
  return texts.join('\n');
}

/** Returns the roles that can read the name anywhere. */
async function readers({ skill: { id, name } }: { skill: Named }, host?: string): Promise<Role[]> {
  const roles: Role[] = ['visitor', 'client', 'provider', 'teamLead', 'manager', 'otherSuperadmin', 'staff'];
  const told = await Promise.all(roles.map((role) => toldTo(name, id, role, host)));
  return roles.filter((_, at) => told[at]!.includes(name));
}

describe('a new skill', () => {
  test.each([{ is_draft: true }, { is_private: true }, { is_on_hold: true }])(
    'on a card with %o is visible to its owner and staff only',
    async (state) => {
      const card = await create(newName(), state);
      expect(await readers(card)).toEqual(['provider', 'staff']);
      expect(await readers(card, ACME)).toEqual(['provider', 'staff']);
    },
  );

  test('on a private card of a company is visible to members of the company and staff only', async () => {
    const card = await create(newName(), { is_private: true, scope: 'company' }, 'teamLead', ACME);
    expect(await readers(card)).toEqual(['teamLead', 'manager', 'staff']);
    expect(await readers(card, SUNRISE)).toEqual(['teamLead', 'manager', 'staff']);
  });

  test('is visible to everyone once a public card has it, also after that card is archived', async () => {
    const card = await create(newName(), { is_draft: true });
    await api.call(`/api/talents/${card.id}/`, { method: 'PATCH', role: 'provider', body: { is_draft: false } });
    expect(await readers(card)).toHaveLength(7);
    expect((await api.call(`/api/market_2/talents/?search=${encodeURIComponent(card.skill.name)}`)).json.total).toBe(1);
    await api.call(`/api/talents/${card.id}/deactivate/`, { method: 'PATCH', role: 'provider' });
    expect(await readers(card)).toHaveLength(7);
  });

  test('on a public card of a company is visible to non-members on the company’s portal only', async () => {
    const card = await create(newName(), { scope: 'company' }, 'teamLead', ACME);
    expect(await readers(card, ACME)).toHaveLength(7);
    expect(await readers(card)).toEqual(['teamLead', 'manager', 'staff']);
    expect(await readers(card, SUNRISE)).toEqual(['teamLead', 'manager', 'staff']);
    const found = await api.call(`/api/market_2/talents/?skills=${card.skill.id}`, { host: ACME });
    expect(found.json.items.map(({ id }: Named) => id)).toEqual([card.id]);
    expect(found.json.facets.skills).toContainEqual(expect.objectContaining({ label: card.skill.name, count: 1 }));
  });

  test('cannot be read by adding its id to another user’s card', async () => {
    const { skill: held } = await create(newName(), { is_draft: true });
    const body = { title: 'Job', skills: [skill({ id: held.id })] };
    const { status, json, text } = await api.call('/api/requests/', { method: 'POST', role: 'client', body });
    expect([status, json.issues]).toEqual([400, [{ path: 'body.skills.0', message: 'is not known' }]]);
    expect(text).not.toContain(held.name);
  });

  test('is not shared with another user who enters the same name: they get a separate skill', async () => {
    const name = newName();
    const first = await create(name, { is_draft: true });
    const second = await create(name.toUpperCase(), { is_draft: true }, 'developer');
    expect(second.skill).toMatchObject({ name: name.toUpperCase() });
    expect(second.skill.id).toBeGreaterThan(first.skill.id);
    const again = await create(name.toLowerCase(), { is_draft: true });
    expect(again.skill).toMatchObject(first.skill);
  });

  test('is merged with the public skill of the same name when its card is published', async () => {
    const name = newName();
    const held = await create(name, { is_draft: true });
    const open = await create(name.toUpperCase(), {}, 'developer');
    const body = { is_draft: false };
    const { json } = await api.call(`/api/talents/${held.id}/`, { method: 'PATCH', role: 'provider', body });
    expect(json.skills).toMatchObject([{ id: open.skill.id, name: name.toUpperCase(), is_main: true }]);
    expect((await api.call(`/api/market_2/talents/?skills=${open.skill.id}`)).json.total).toBe(2);
  });

  test('stays on its card and private when the owner or staff save the card', async () => {
    const card = await create(newName(), { is_draft: true });
    const body = { skills: [skill({ id: card.skill.id, experience: 4 })] };
    for (const role of ['provider', 'staff'] as const) {
      const { status, json } = await api.call(`/api/talents/${card.id}/`, { method: 'PATCH', role, body });
      expect([status, json.skills[0].name]).toEqual([200, card.skill.name]);
    }
    expect(await readers(card)).toEqual(['provider', 'staff']);
  });

  test('counts towards a daily limit of new skills', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `${newName()} ${at}`);
    const skills = names.map((name) => skill({ name }));
    const draft = (some: object[]) =>
      api.call('/api/requests/', { method: 'POST', role: 'secondClient', body: { is_draft: true, skills: some } });
    expect((await draft(skills)).status).toBe(200);
    const others = names.map((name) => skill({ name: `more ${name}` }));
    const refused = await draft(others);
    const at = NEW_SKILLS_A_DAY - skills.length;
    expect([refused.status, refused.json.issues[0].path]).toEqual([400, `body.skills.${at}`]);
    // Skills of rejected calls do not count toward the limit, and existing skills are not new.
    expect((await draft(others.slice(0, at))).status).toBe(200);
    expect((await draft(others.slice(0, at))).status).toBe(200);
    expect((await draft([others[at]!])).status).toBe(400);
  });
});
