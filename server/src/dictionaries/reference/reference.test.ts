import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceTables, skillAliases } from './load.ts';
import { citiesVersion, cityRows } from './places.ts';
import { referenceSkills } from './skills.ts';

const ICONS = join(dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons');
const tables = referenceTables();

describe('skills', () => {
  test('every icon exists in simple-icons', () => {
    const icons = referenceSkills.flatMap(([, , icon]) => icon ?? []);
    expect(icons.filter((icon) => !existsSync(join(ICONS, `${icon}.svg`)))).toEqual([]);
    expect(icons.length).toBeGreaterThan(200);
  });

  test('every alias is unique, lower case and trimmed', () => {
    const aliases = skillAliases().map(({ alias }) => alias);
    expect(aliases.filter((alias, at) => aliases.indexOf(alias) !== at)).toEqual([]);
    expect(aliases.filter((alias) => alias !== alias.toLowerCase().trim())).toEqual([]);
  });

  test.each([
    ['js', 'JavaScript'],
    ['javascript', 'JavaScript'],
    ['ts', 'TypeScript'],
    ['k8s', 'Kubernetes'],
    ['postgres', 'PostgreSQL'],
    ['golang', 'Go'],
    ['node', 'Node.js'],
    ['reactjs', 'React'],
    ['c sharp', 'C#'],
    ['.net core', '.NET'],
  ])('the alias %s refers to %s', (typed, name) => {
    const id = skillAliases().find(({ alias }) => alias === typed)?.skill_id;
    expect(referenceSkills.find((skill) => skill[0] === id)?.[1]).toBe(name);
  });
});

describe('dictionaries', () => {
  test.each(Object.entries(tables))('%s has distinct ids and labels', (_table, rows) => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    // Both sides of a rejection, and both kinds of cards, may use the same labels.
    const naming = ['label', 'name', 'by', 'kind'];
    const meanings = rows.map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => naming.includes(column))),
    );
    expect(new Set(meanings).size).toBe(rows.length);
  });

  test('the level of English equals its id, with native first and none last', () => {
    expect(tables['english_level']).toMatchObject([1, 2, 3, 4, 5, 6, 7].map((level) => ({ id: level, level })));
    expect(tables['english_level']).toMatchObject({
      0: { name: expect.stringContaining('Native') },
      6: { name: 'None' },
    });
  });
});

describe('places', () => {
  test('countries have their ISO numbers as ids, and “anywhere” is not a country', () => {
    expect(tables['country']).toContainEqual({ id: 616, code: 'PL', name: 'Poland' });
    expect(tables['country']).toContainEqual({ id: 840, code: 'US', name: 'United States' });
    expect(tables['country']!.length).toBeGreaterThan(240);
    expect(tables['country']).not.toContainEqual(expect.objectContaining({ code: 'ZZ' }));
  });

  test('every city belongs to a known country and is listed once', async () => {
    const cities = await cityRows();
    const codes = new Set(tables['country']!.map((country) => (country as unknown as { code: string }).code));
    expect(cities.filter(({ country }) => !codes.has(country))).toEqual([]);
    expect(new Set(cities.map(({ country, name }) => `${country} ${name}`)).size).toBe(cities.length);
    expect(cities).toContainEqual({ country: 'UA', name: 'Lviv' });
    expect(await citiesVersion()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
