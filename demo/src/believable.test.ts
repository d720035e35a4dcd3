import { getContrastRatio } from '@crewdock/contract/brand';
import { describe, expect, test } from 'vitest';
import { referenceCategories, referenceSeniorities } from '@crewdock/server/dictionaries/reference/dictionaries';
import { cityRows, countryRows } from '@crewdock/server/dictionaries/reference/places';
import { demoCompanies } from './companies.ts';
import { demoCountries } from './countries.ts';
import { createNameGenerator } from './names.ts';
import { createPopulation } from './population.ts';
import { Random } from './random.ts';
import { oldestExperience, skillId } from './skill-years.ts';
import { YEARS_IN_TRADE } from './talents.ts';
import { productsByIndustry } from './text/products.ts';
import { linesOfWork } from './trades.ts';

const population = createPopulation({ talents: 2000, requests: 500 }, 3);
const talents = [...population.talents()];
const requests = [...population.requests()];
const people = population.takeNewPeople();
const cards = [...talents, ...requests];
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&');
const specializationIds = new Map(
  referenceCategories.flatMap((group) => group.specializations.map(({ id, label }) => [label, id])),
);

/** Skill names without other meanings: a string that contains one of them mentions the skill. */
// prettier-ignore
const TELLING_SKILLS = ['React', 'Angular', 'Kubernetes', 'PostgreSQL', 'MySQL', 'Terraform', 'Storybook', 'Next.js',
  'Cypress', 'Playwright', 'Selenium', 'Snowflake', 'dbt', 'PyTorch', 'Splunk', 'Redis', 'Docker', 'Vite', 'Python',
  'TypeScript', 'RabbitMQ', 'Ansible', 'Fastlane', 'SwiftUI', 'MLflow', 'Stripe', 'Shopify'];

describe('lines of work', () => {
  test('contain known skills and specializations only', () => {
    for (const work of linesOfWork) {
      const named = [...work.main, ...work.more];
      const mentioned = [...work.trade.achievements, ...work.trade.duties].flatMap((text) =>
        [...text.matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name!),
      );
      for (const name of [...named, ...(work.otherSide ?? []), ...mentioned]) expect(() => skillId(name)).not.toThrow();
      expect(new Set(named).size, work.titles[0]).toBe(named.length);
      expect(named.length, work.titles[0]).toBeGreaterThanOrEqual(13);
      expect(work.builds.length).toBeGreaterThanOrEqual(2);
      for (const label of [work.specialization, work.also ?? work.specialization]) {
        expect(specializationIds.has(label), label).toBe(true);
      }
    }
  });

  test('cover every specialization, and every industry has products', () => {
    const used = new Set(linesOfWork.map((work) => work.specialization));
    expect([...specializationIds.keys()].filter((label) => !used.has(label))).toEqual([]);
    expect(Object.keys(productsByIndustry)).toHaveLength(28);
  });
});

describe('cards', () => {
  test('have no empty fields or unfilled placeholders', () => {
    for (const card of cards) {
      expect(card.title.trim()).not.toBe('');
      expect(plain(card.summary).length).toBeGreaterThan(120);
      expect(`${card.title} ${card.summary}`).not.toMatch(/\b(?:undefined|null|NaN|lorem)\b|[[\]{}]|\s{2}|,,|\.\./);
      expect(card.summary).toMatch(/^(<p>[^<]+<\/p>|<ul>(<li>[^<]+<\/li>){2,4}<\/ul>)+$/);
      expect(card.skills.length).toBeGreaterThanOrEqual(5);
      expect(card.link_key).toMatch(/^\d{9}-\d{9}$/);
    }
    for (const talent of talents) expect(talent.name).toMatch(/^\S.*\s.*\S$/);
  });

  test('have the skills of one line of work of their specialization, main skills first', () => {
    for (const card of cards) {
      const names = card.skills.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const fitting = linesOfWork.filter(
        (work) =>
          card.specialization_ids[0] === specializationIds.get(work.specialization) &&
          names.every((name) => [...work.main, ...work.more, ...(work.otherSide ?? [])].includes(name)),
      );
      expect(fitting, `${card.title}: ${names.join()}`).not.toEqual([]);
      const mains = card.skills.map(({ is_main }) => is_main);
      expect(mains.toSorted((a, b) => Number(b) - Number(a))).toEqual(mains);
      expect(mains.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('have no more experience than the age of the technology and the seniority allow', () => {
    for (const { seniority_id, skills: own } of talents) {
      for (const { name, experience } of own) {
        if (experience === null) continue;
        expect(experience, name).toBeLessThanOrEqual(
          Math.min(oldestExperience(name), YEARS_IN_TRADE[seniority_id]![1]),
        );
        expect(experience).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('have titles that match their seniority', () => {
    const labels = referenceSeniorities.map(({ label }) => label.toLowerCase());
    for (const card of cards) {
      const said = labels.filter((label) => new RegExp(`\\b${label}\\b`, 'i').test(card.title));
      expect(said.filter((label) => label !== labels[card.seniority_id - 1])).toEqual([]);
    }
    const titled = talents.filter((card) => card.seniority_id !== 2).map((card) => card.title);
    expect(titled.filter((title) => !/^(Junior|Senior|Lead) /.test(title))).toEqual([]);
  });

  test('of talents state years of experience that match the seniority and cover the skills', () => {
    for (const { summary, seniority_id, skills: own } of talents) {
      const said = /(\d+|[Oo]ne) years?\b/.exec(plain(summary))?.[1];
      const count = said && /^\d/.test(said) ? Number(said) : 1;
      const [least, most] = YEARS_IN_TRADE[seniority_id]!;
      expect(said).toBeDefined();
      expect(count).toBeGreaterThanOrEqual(Math.max(least, ...own.map(({ experience }) => experience ?? 0)));
      expect(count).toBeLessThanOrEqual(most);
    }
  });

  test('mention only skills of the card or of its role in their text', () => {
    for (const card of cards) {
      const own = new Set(card.skills.map(({ name }) => name));
      const role = linesOfWork.filter(
        (work) => specializationIds.get(work.specialization) === card.specialization_ids[0],
      );
      const ofTheRole = role.flatMap((work) => [...work.titles, ...work.builds]).join(' ');
      const wrong = TELLING_SKILLS.filter(
        (name) =>
          !own.has(name) &&
          !ofTheRole.includes(name) &&
          new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}(?![\\w.]*\\w)`).test(plain(card.summary)),
      );
      expect(wrong, card.summary).toEqual([]);
    }
  });

  test('have texts that match their location, stack and English level', () => {
    const names = new Map(countryRows().map(({ id, name }) => [id, name]));
    for (const talent of talents) {
      const text = plain(talent.summary);
      if (/fluent|as easily as/.test(text)) expect(talent.english_level_id).toBeLessThanOrEqual(2);
      if (/both sides of the stack|the whole stack/.test(text)) expect(talent.full_stack).toBe(true);
      const city = /(?:live in|Based in|work from|From) ([^.,]+?)(?: and |,| I |\.)/.exec(text)?.[1];
      if (city) expect(talent.city.startsWith(city)).toBe(true);
    }
    for (const request of requests) {
      const text = plain(request.summary);
      expect(/from anywhere|wherever you like/.test(text)).toBe(request.country_ids.length === 0);
      for (const id of request.country_ids) expect(text).toContain(names.get(id));
      if (request.company_name) expect(text).toContain(request.company_name);
    }
  });
});

describe('people and places', () => {
  test('names are in Latin letters in every country', () => {
    const nameIn = createNameGenerator(new Random(1));
    for (const country of demoCountries) {
      for (let round = 0; round < 20; round++) {
        const { first, last } = nameIn(country);
        expect(`${first} ${last}`, country.code).toMatch(/^[\p{Script=Latin}\p{M}'’ʻ.\s-]+$/u);
      }
    }
  });

  test('every city belongs to its country', async () => {
    const known = new Set((await cityRows()).map(({ country, name }) => `${country} ${name}`));
    const cities = demoCountries.flatMap(({ code, cities: own }) => own.map((city) => `${code} ${city}`));
    expect(cities.filter((city) => !known.has(city))).toEqual([]);
  });

  test('owner numbers, emails, link keys and card numbers are unique', () => {
    const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(people.map(({ owner_number }) => owner_number));
    unique(people.map(({ email }) => email));
    unique(cards.map(({ link_key }) => link_key));
    unique(cards.map((card) => `${card.owner_number}-${card.card_number}`));
    const owners = new Set(people.map(({ owner_number }) => owner_number));
    expect(cards.filter((card) => !owners.has(card.owner_number))).toEqual([]);
    expect(people.every(({ owner_number }) => owner_number >= 10_000_000 && owner_number <= 99_999_999)).toBe(true);
  });

  test('clients own jobs, providers and developers own talents, and members own only cards of their company', () => {
    const byNumber = new Map(people.map((person) => [person.owner_number, person]));
    for (const card of talents) expect(byNumber.get(card.owner_number)!.type).toBeOneOf([2, 3]);
    for (const card of requests) expect(byNumber.get(card.owner_number)!.type).toBe(1);
    for (const card of cards) expect(byNumber.get(card.owner_number)!.company).toBe(card.company);
    const developers = talents.filter((card) => byNumber.get(card.owner_number)!.type === 3);
    for (const card of developers) {
      const { first_name, last_name, cards: count } = byNumber.get(card.owner_number)!;
      expect(card.name).toBe(`${first_name} ${last_name}`);
      expect(count).toBe(1);
    }
  });

  test('all demo accounts except staff own cards', () => {
    expect(population.accounts.map(({ role }) => role)).toEqual([
      'Staff',
      'Client',
      'Second client',
      'Talent provider',
      'Remote developer',
      'Acme Talent superadmin',
      'Acme Talent team lead',
      'Acme Talent manager',
      'Sunrise Staffing superadmin',
    ]);
    expect(population.accounts[0]!.person.is_staff).toBe(true);
    expect(population.accounts[5]!.person).toMatchObject({ is_superadmin: true, company: 'acme' });
    for (const { person } of population.accounts.slice(1)) expect(person.cards).toBeGreaterThan(0);
  });

  test('one company has illegible colours, and the others have legible ones', () => {
    const legible = demoCompanies.map(
      ({ brand_color, font_color }) => getContrastRatio(brand_color, font_color) >= 4.5,
    );
    expect(demoCompanies.map(({ slug }) => slug)).toEqual(['acme', 'sunrise', 'verdant']);
    expect(legible).toEqual([true, false, true]);
  });
});
