import type { Facets } from '@crewdock/contract/market';
import { fakerEN as faker } from '@faker-js/faker';

/** Values for generated queries: ids from the market's facets, most frequent first. */
interface Vocabulary {
  skills: number[];
  specializations: number[];
  industries: number[];
  countries: string[];
}

const WORDS = [
  'react',
  'senior',
  'python data',
  'node',
  'lead',
  'aws',
  'java spring',
  'design',
  'mob',
  'ty',
  'engineer kub',
  'vue',
];
const COMPANIES = ['acme', 'sunrise', 'verdant'];

/**
 * Generates realistic query strings of visitors. One in ten has no filter, half filter by skills, and popular values
 * are more frequent. The same seed results in the same queries.
 */
export function marketQueries(count: number, { skills, specializations, industries, countries }: Vocabulary): string[] {
  faker.seed(2026);
  return Array.from({ length: count }, () => {
    const chance = (percent: number) => faker.number.int({ min: 1, max: 100 }) <= percent;
    const popular = (values: (number | string)[], most: number) => {
      const picked = Array.from({ length: faker.number.int({ min: 1, max: most }) }, () => {
        const share = faker.number.float({ min: 0, max: 1 }) ** 2;
        return values[Math.floor(share * (values.length - 1))];
      });
      return [...new Set(picked)].join(',');
    };
    const query: Record<string, string> = {};
    if (!chance(10)) {
      if (chance(50)) query.skills = popular(skills, 3);
      if (chance(10)) query.main_skills = popular(skills, 2);
      if (chance(35)) query.seniority = popular([3, 4, 2, 1], 2);
      if (chance(25)) query.english = popular([3, 2, 4], 1);
      if (chance(20)) query.location = popular(countries, 3);
      if (chance(20)) query.specializations = popular(specializations, 2);
      if (chance(20)) query.hourlyRate = faker.helpers.arrayElement(['20-40', '-50', '30-', '40-80']);
      if (chance(15)) query.availability = popular(['0', '14', '30', '90'], 1);
      if (chance(8)) query.industry = popular(industries, 2);
      if (chance(5)) query.fullStack = '1';
      if (chance(15)) query.search = faker.helpers.arrayElement(WORDS);
    }
    if (chance(10)) query.offset = faker.helpers.arrayElement(['20', '40', '200']);
    if (chance(30)) query.sortBy = faker.helpers.arrayElement(['-modified', 'rate', '-rate']);
    if (chance(25)) query.matching = faker.helpers.arrayElement(['strict', 'moderate', 'all']);
    if (chance(15)) query.company = faker.helpers.arrayElement(COMPANIES);
    return new URLSearchParams(query).toString();
  });
}

export function vocabularyOf({ skills, specializations, industries, country }: Facets): Vocabulary {
  const ids = (values: { id: number; count: number }[]) =>
    values.toSorted((a, b) => b.count - a.count).map(({ id }) => id);
  return {
    skills: ids(skills),
    specializations: ids(specializations),
    industries: ids(industries),
    countries: country.map(({ code }) => code),
  };
}
