import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

async function names(path: string): Promise<string[]> {
  const { json } = await api.call(`/api${path}`);
  return json.map(({ name, label }: { name?: string; label?: string }) => name ?? label);
}

test('a skill is found by its name, an alias or the start of either', async () => {
  for (const typed of ['javascript', 'JS', 'javas', ' js ']) {
    expect((await names(`/market_2/skills/?search=${encodeURIComponent(typed)}`))[0]).toBe('JavaScript');
  }
  expect(await names('/market_2/skills/?search=%25')).toEqual([]);
  expect(await names('/market_2/skills/?search=nosuchskill')).toEqual([]);
});

test('finds a skill by any part of its name or alias, and ranks the best match first', async () => {
  expect(await names('/market_2/skills/?search=ypescri')).toEqual(['TypeScript']);
  expect(await names('/market_2/skills/?search=java&limit=2')).toEqual(['Java', 'JavaScript']);
  // Special characters are compared literally.
  expect(await names('/market_2/skills/?search=c%2B%2B')).toEqual(['C++']);
  expect(await names('/market_2/skills/?search=.*')).toEqual([]);
});

test('several names return their skills in the given order', async () => {
  expect(await names('/market_2/skills/?search_multi_match=k8s,%20js,nonsense,React')).toEqual([
    'Kubernetes',
    'JavaScript',
    'React',
  ]);
  expect(await names('/dict/skill/?names=React,golang')).toEqual(['React', 'Go']);
});

test('a skill search returns at most 50 skills, or fewer if a limit is given', async () => {
  expect(await names('/market_2/skills/')).toHaveLength(50);
  expect(await names('/market_2/skills/?limit=3&search=s')).toHaveLength(3);
  expect((await names('/dict/skill/')).length).toBeGreaterThan(150);
});

test('seniorities and English levels are in rank order, and every specialization group has entries', async () => {
  expect(await names('/dict/seniority/')).toEqual(['Junior', 'Middle', 'Senior', 'Lead']);
  const { json: levels } = await api.call('/api/dict/english_level/');
  expect(levels.map(({ level }: { level: number }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const { json: groups } = await api.call('/api/dict/specializations/');
  for (const group of groups) expect(group.specializations.length).toBeGreaterThan(0);
});

test('the partners’ page of messages lists the seniorities and durations with their ids', async () => {
  const page = readFileSync(new URL('../../../docs/partners/messages.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `((?:seniority|duration)_\d+)` +\| `(.*?)` +\|$/gm)].map(([, key, name]) => [
    key,
    name,
  ]);
  const read = async (name: string, path: string) => {
    const { json } = await api.call(`/api${path}`);
    return json.map(({ id, label }: { id: number; label: string }) => [`${name}_${id}`, label]);
  };
  expect(listed).toEqual([
    ...(await read('seniority', '/dict/seniority/')),
    ...(await read('duration', '/dict/duration/')),
  ]);
});

test('cities are listed by country', async () => {
  expect(await names('/cities/PL/')).toEqual(expect.arrayContaining(['Kraków', 'Warsaw']));
  expect(await names('/cities/pl/')).not.toContain('Berlin');
  expect(await names('/cities/XX/')).toEqual([]);
  expect(await names('/countries/')).toContain('Poland');
});

test('staff can list companies and managers', async () => {
  const companies = await api.call('/api/dict/companies/', { role: 'staff' });
  expect(companies.json.map(({ label }: { label: string }) => label)).toContain('Acme Talent');
  const managers = await api.call('/api/dict/managers/', { role: 'staff' });
  expect(managers.json.length).toBeGreaterThan(0);
});

test('company roles and sizes have consecutive ids and distinct labels', async () => {
  const { json } = await api.call('/api/dict/company-choices/');
  for (const options of [json.roles, json.sizes]) {
    expect(options.map(({ id }: { id: number }) => id)).toEqual(options.map((_: object, at: number) => at + 1));
    expect(new Set(options.map(({ label }: { label: string }) => label)).size).toBe(options.length);
  }
  expect(json).toMatchObject({ roles: expect.arrayContaining([{ id: 1, label: 'Founder or owner' }]) });
});
