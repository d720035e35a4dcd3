import { allLocales, base, en, Faker } from '@faker-js/faker';
import type { DemoCountry, NameLocale } from './countries.ts';
import type { Random } from './random.ts';
import { type Alphabet, transliterateToLatin } from './transliterate.ts';

export interface DemoPersonName {
  first: string;
  last: string;
}

/** Returns a generator of random names of a country, in Latin letters. */
export function createNameGenerator(random: Random): (country: DemoCountry) => DemoPersonName {
  const fakers = new Map<NameLocale, Faker>();
  const randomizer = { next: () => random.next(), seed: () => {} };
  const fakerOf = (locale: NameLocale) => {
    const known = fakers.get(locale) ?? new Faker({ locale: [allLocales[locale], en, base], randomizer });
    fakers.set(locale, known);
    return known;
  };
  return (country) => {
    const locale = random.pick(country.names);
    const { person } = fakerOf(locale);
    const sex = random.chance(0.5) ? 'female' : 'male';
    const alphabet = ALPHABETS[locale];
    const [first, last] = [properCase(person.firstName(sex)), properCase(person.lastName(sex))];
    if (alphabet) return { first: transliterateToLatin(first, alphabet), last: transliterateToLatin(last, alphabet) };
    return { first, last: locale === 'pl' && sex === 'female' ? polishFeminine(last) : last };
  };
}

const ALPHABETS: Partial<Record<NameLocale, Alphabet>> = {
  uk: 'ukrainian',
  mk: 'macedonian',
  ka_GE: 'georgian',
  hy: 'armenian',
};

/** Corrects names that start with two capital letters, a mistake in Faker's data. */
function properCase(name: string): string {
  return name.replace(
    /^(\p{Lu})(\p{Lu})(?=\p{Ll})/u,
    (_, first: string, second: string) => first + second.toLowerCase(),
  );
}

function polishFeminine(last: string): string {
  return last.replace(/([sc]k|dzk)i$/, '$1a');
}
